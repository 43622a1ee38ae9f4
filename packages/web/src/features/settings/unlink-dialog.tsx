// Asks before a way into the account is closed, and says when that means being logged out.
import type { Provider } from '@oversleep/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { explain } from '../../api/failure.ts';
import { FailureBanner } from '../../parts/failure-banner.tsx';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import * as styles from './settings.module.css';

interface UnlinkDialogProps {
  readonly provider: Provider;
  /** The session that is open now began with it. */
  readonly isActive: boolean;
  readonly onClose: () => void;
}

export function UnlinkDialog({ provider, isActive, onClose }: UnlinkDialogProps) {
  const { account } = useAppState();
  const { show } = useSnackbar();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const name = PROVIDER_NAMES[provider];
  const unlink = useMutation({
    mutationFn: () => account.unlink(provider),
    onSuccess: async (isLoggedOut) => {
      onClose();
      show({
        kind: 'success',
        text: isLoggedOut
          ? `${name} is unlinked, and you are logged out. A copy of your data is kept in Site Settings.`
          : `${name} is unlinked.`,
      });
      if (isLoggedOut) await navigate({ to: '/' });
      else await queries.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <Dialog
      open
      title={`Unlink ${name}?`}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button variant="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
            Unlink
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>You will no longer be able to log in with {name}. You can link it again at any time.</p>
        {isActive && (
          <Banner
            kind="warning"
            what={`You are logged in with ${name} right now`}
            why="Unlinking it will log you out. Your account stays, and another linked provider lets you in."
          />
        )}
        {unlink.error !== null && (
          <FailureBanner {...explain(`${name} could not be unlinked`, unlink.error)} onRetry={() => unlink.mutate()} />
        )}
      </div>
    </Dialog>
  );
}
