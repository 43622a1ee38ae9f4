// The player as others see them, the friends they have, and their keys to the API.
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { ROLE_COLOURS } from '../../parts/pictures/avatar.tsx';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useSiteLinks, useUser } from '../../state/context.ts';
import { hasSessionEnded, isAdminOrSupporter, isLoggedIn } from '../../state/data/user.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { Panel, Row, Stack, Text } from '../../ui/layout/layout.tsx';
import { AboutMe } from './about-me.tsx';
import { ApiKeys } from './api-keys.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { Details } from './details.tsx';
import { Friends } from './friends.tsx';
import { NameDialog } from './name-dialog.tsx';
import * as styles from './profile.module.css';

const t = messages('profile');

export function Profile() {
  const isIn = useUser(isLoggedIn);
  return (
    <Stack gap={4} most={37.5}>
      {isIn ? <OwnProfile /> : <GuestProfile />}
    </Stack>
  );
}

const glowOf = (role: keyof typeof ROLE_COLOURS): object => ({ '--role': ROLE_COLOURS[role] });

function OwnProfile() {
  const role = useUser((user) => user.role);
  const isThanked = useUser(isAdminOrSupporter);
  const hasKeys = useSiteLinks(({ site }) => site?.apiKeys === true);
  const [dialog, setDialog] = useState<'avatar' | 'name' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <Panel as="article" className={role === 'default' ? '' : styles.glow} gap={4} fit pad={5} style={glowOf(role)}>
        <Text as="h1" textAlign="center">
          {t('title')}
        </Text>
        <AboutMe onAvatar={() => setDialog('avatar')} onName={() => setDialog('name')} />
        <Details />
      </Panel>
      {isThanked && (
        <Row as="p" gap={2} justify="center" tone="primary" weight={600} textAlign="center">
          <IconStarFilled size={20} aria-hidden="true" /> {t('thanks')}
        </Row>
      )}
      <Friends />
      {hasKeys && <ApiKeys />}
      {dialog === 'avatar' && <AvatarDialog onClose={close} />}
      {dialog === 'name' && <NameDialog onClose={close} />}
    </>
  );
}

function GuestProfile() {
  const hasEnded = useUser(hasSessionEnded);
  return (
    <Panel as="article" gap={4} fit pad={5}>
      <Text as="h1" textAlign="center">
        {t('title')}
      </Text>
      <EmptyState
        picture={<Ovi />}
        title={hasEnded ? t('guest.loggedOut') : t('guest.title')}
        words={hasEnded ? t('guest.loggedOutText') : t('guest.text')}
      >
        <Button variant="primary" onClick={promptLogin}>
          {t('guest.login')}
        </Button>
      </EmptyState>
    </Panel>
  );
}
