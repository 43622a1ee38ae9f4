// Shows what has been done, with Undo.
import { useCallback } from 'react';
import { messages } from '../../../messages/messages.ts';
import type { Undo } from '../../../state/data/commit.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';

const t = messages('calculator');

export function useOfferUndo(): (text: string, undo: Undo) => void {
  const { show } = useSnackbar();
  return useCallback(
    (text, undo) => show({ kind: 'success', text, action: { label: t('teams.undo'), onAction: undo } }),
    [show],
  );
}
