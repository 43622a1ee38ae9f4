// Changes the edition of the game from any page, with Undo.
import type { EditionId } from '@oversleep/game';
import { useAppState, useUser } from '../context.ts';
import { useSnackbar } from './snackbar.ts';

/** `text` says what changed. */
export function useEditionSwitch(): (edition: EditionId, text: string) => void {
  const { settings } = useAppState();
  const before = useUser((user) => user.edition);
  const { show } = useSnackbar();
  return (edition, text) => {
    if (edition === before) return;
    settings.setEdition(edition);
    const onAction = () => settings.setEdition(before);
    show({ kind: 'success', text, action: { label: 'Undo', onAction } });
  };
}
