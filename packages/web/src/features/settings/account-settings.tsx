// Account settings: profile, linked providers, devices, data export, logging out and deleting.
import { IconUserCircle } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
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

const t = messages('settings');

export function AccountSettings() {
  const isIn = useUser(isLoggedIn);
  return (
    <>
      <h1 className="unseen">{t('signedOut.page')}</h1>
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
    <SettingsCard icon={<IconUserCircle aria-hidden="true" />} title={t('signedOut.title')}>
      <EmptyState
        picture={<Ovi />}
        title={hasEnded ? t('signedOut.ended') : t('signedOut.guest')}
        words={hasEnded ? t('signedOut.endedText') : t('signedOut.guestText')}
      >
        <Button variant="primary" onClick={promptLogin}>
          {t('logIn')}
        </Button>
      </EmptyState>
    </SettingsCard>
  );
}
