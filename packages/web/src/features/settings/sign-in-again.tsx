// Asks for another login before the account is deleted, and returns to the deletion afterwards.
import { messages } from '../../messages/messages.ts';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';
import { providerIn, useGoToProvider, useProviders } from '../../state/account/providers.ts';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Stack } from '../../ui/layout/layout.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';

const t = messages('settings');

/** Opens the deletion dialog again after the login. */
const DELETE_HASH = 'delete';

export const isBackToDelete = (hash: string): boolean => hash === DELETE_HASH;

export function SignInAgain({ onClose }: { readonly onClose: () => void }) {
  const active = useUser(({ auth }) => auth?.activeProvider);
  const { data, error, isFetching, refetch } = useProviders();
  const goTo = useGoToProvider();
  const info = active && providerIn(data, active);
  return (
    <Dialog
      open
      title={t('signIn.title')}
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button
            variant="primary"
            disabled={!info}
            busy={isFetching}
            onClick={() => info && void goTo(info, 'login', `/settings/account#${DELETE_HASH}`)}
          >
            {active ? t('signIn.with', { provider: PROVIDER_NAMES[active] }) : t('signIn.withYours')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <p>{t('signIn.text')}</p>
        {!info && !isFetching && (
          <Banner
            what={t('signIn.failed')}
            why={error === null ? t('signIn.notOffered') : error.message}
            action={{ label: t('retry'), onAction: () => void refetch() }}
          />
        )}
      </Stack>
    </Dialog>
  );
}
