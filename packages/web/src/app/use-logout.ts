// Logging out from anywhere: the data is put aside, and the way leads home.
import { useNavigate } from '@tanstack/react-router';
import { useAppState } from '../state/context.ts';
import { useSnackbar } from '../state/snackbar.ts';

export function useLogout(): () => Promise<void> {
  const { account } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  return async () => {
    await account.logout();
    show({ kind: 'success', text: 'You are logged out. A copy of your data is kept in Site Settings.' });
    await navigate({ to: '/' });
  };
}
