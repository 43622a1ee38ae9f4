// Changes the account on the server; what it answers is what the app then shows.
import type { UserPatch } from '@oversleep/contract';
import { type UseMutationResult, useMutation } from '@tanstack/react-query';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';

export function useProfileChange(done: string, onDone: () => void): UseMutationResult<void, Error, UserPatch> {
  const { account } = useAppState();
  const { show } = useSnackbar();
  return useMutation({
    mutationFn: account.updateProfile,
    onSuccess: () => {
      onDone();
      show({ kind: 'success', text: done });
    },
  });
}
