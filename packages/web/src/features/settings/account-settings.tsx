// The account: who it is, the ways into it, where it is signed in, a copy of all of it, and the ways out.
import { IconUserCircle } from '@tabler/icons-react';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useUser } from '../../state/context.ts';
import { hasSessionEnded, isLoggedIn } from '../../state/data/user.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { ExportCard } from './export-card.tsx';
import { LeaveCard } from './leave-card.tsx';
import { LinkedCard } from './linked-card.tsx';
import { ProfileCard } from './profile-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { SettingsCard } from './settings-card.tsx';
import * as styles from './account-settings.module.css';

export function AccountSettings() {
  const isIn = useUser(isLoggedIn);
  return (
    <>
      <h1 className="unseen">Account Settings</h1>
      {isIn ? (
        <>
          <ProfileCard />
          <LinkedCard />
          <SessionsCard />
          <ExportCard />
          <LeaveCard />
        </>
      ) : (
        <SignedOut />
      )}
    </>
  );
}

function SignedOut() {
  const hasEnded = useUser(hasSessionEnded);
  return (
    <SettingsCard icon={<IconUserCircle aria-hidden="true" />} title="Account">
      <EmptyState
        picture={<Ovi className={styles.ovi} />}
        title={hasEnded ? 'You are logged out' : 'You are not logged in'}
        words={
          hasEnded
            ? 'Everything you made is still on this device. Log in to go on, and what is new goes to your account.'
            : 'As a guest all you make stays on this device. With an account it is kept on the server and follows you to other devices. The first login makes the account by itself.'
        }
      >
        <Button variant="primary" onClick={promptLogin}>
          Log in
        </Button>
      </EmptyState>
    </SettingsCard>
  );
}
