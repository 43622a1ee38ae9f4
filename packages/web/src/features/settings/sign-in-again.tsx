// Before an account is deleted its owner signs in once more, and comes back to where the deletion goes on.
import { PROVIDER_NAMES } from '../../parts/provider.tsx';
import { providerIn, useGoToProvider, useProviders } from '../../state/account/providers.ts';
import { useUser } from '../../state/context.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Banner } from '../../ui/feedback/banner.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import * as styles from './settings.module.css';

/** Where the deletion goes on. */
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
      title="Please log in once more"
      maxWidth={450}
      onClose={onClose}
      foot={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            variant="primary"
            disabled={!info}
            busy={isFetching}
            onClick={() => info && void goTo(info, 'login', `/settings/account#${DELETE_HASH}`)}
          >
            Log in with {active ? PROVIDER_NAMES[active] : 'your provider'}
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        <p>
          An account can only be deleted within ten minutes after logging in, so that nobody else does it on your
          device. You come back here, and nothing is deleted before you confirm it.
        </p>
        {!info && !isFetching && (
          <Banner
            what="The way to log in could not be found"
            why={error === null ? 'This site does not offer your provider at the moment.' : error.message}
            action={{ label: 'Retry', onAction: () => void refetch() }}
          />
        )}
      </div>
    </Dialog>
  );
}
