// Hands a creature from the search to the caller, or adds it to the Pokébox.
import type { Creature } from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { displayNameOf } from '../../../messages/names.ts';
import { boxFullText } from '../../../parts/words/box-words.tsx';
import { useAppState } from '../../../state/context.ts';
import { NO_ROOM } from '../../../state/data/team-actions.ts';
import type { SearchRequest } from '../../../state/page/dialogs.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';

const t = messages('creature');

export function useDelivery({ onSelect }: Pick<SearchRequest, 'onSelect'>): (creature: Creature) => void {
  const { box } = useAppState();
  const { show } = useSnackbar();
  if (onSelect) return onSelect;
  return (creature) => {
    const undo = box.saveMany([creature]);
    if (undo === NO_ROOM) return show({ kind: 'warning', text: boxFullText() });
    show({
      kind: 'success',
      text: t('saved', { name: displayNameOf(creature) }),
      undo,
    });
  };
}
