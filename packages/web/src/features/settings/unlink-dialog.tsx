// Confirms unlinking a provider, and warns if that logs the player out.
import type { Provider } from '@oversleep/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';
import { CallFailure } from '../../parts/server-list.tsx';
import { useAppState } from '../../state/context.ts';
import { useSnackbar } from '../../state/page/snackbar.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const t = messages('settings');

interface UnlinkDialogProps {
  readonly provider: Provider;
  /** The current session uses this provider. */
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
        text: isLoggedOut ? t('unlink.doneLoggedOut', { provider: name }) : t('unlink.done', { provider: name }),
      });
      if (isLoggedOut) await navigate({ to: '/' });
      else await queries.invalidateQueries({ queryKey: ['sessions'] });
    },
  });
  return (
    <Dialog
      open
      title={t('unlink.title', { provider: name })}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button variant="danger" busy={unlink.isPending} onClick={() => unlink.mutate()}>
            {t('unlink.button')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('unlink.text', { provider: name })}</p>
        {isActive && (
          <Banner kind="warning" what={t('unlink.active', { provider: name })} why={t('unlink.activeWhy')} />
        )}
        <CallFailure call={unlink} what={t('unlink.failed', { provider: name })} onRetry={() => unlink.mutate()} />
      </Stack>
    </Dialog>
  );
}
