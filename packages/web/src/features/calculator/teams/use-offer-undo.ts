// Shows what has been done, with Undo.
import { useCallback } from 'react';
import type { Undo } from '../../../state/data/commit.ts';
import { useSnackbar } from '../../../state/page/snackbar.ts';

export function useOfferUndo(): (text: string, undo: Undo) => void {
  const { show } = useSnackbar();
  return useCallback((text, undo) => show({ kind: 'success', text, undo }), [show]);
}
