// The player as others see them, and the friends they have.
import { IconStarFilled } from '@tabler/icons-react';
import { useState } from 'react';
import { Ovi } from '../../parts/pictures/ovi.tsx';
import { useUser } from '../../state/context.ts';
import { hasSessionEnded, isAdminOrSupporter, isLoggedIn } from '../../state/data/user.ts';
import { promptLogin } from '../../state/page/login-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { EmptyState } from '../../ui/feedback/empty-state.tsx';
import { AboutMe } from './about-me.tsx';
import { AvatarDialog } from './avatar-dialog.tsx';
import { Details } from './details.tsx';
import { Friends } from './friends.tsx';
import { NameDialog } from './name-dialog.tsx';
import * as styles from './profile.module.css';

export function Profile() {
  const isIn = useUser(isLoggedIn);
  return <div className={styles.profile}>{isIn ? <OwnProfile /> : <GuestProfile />}</div>;
}

function OwnProfile() {
  const role = useUser((user) => user.role);
  const isThanked = useUser(isAdminOrSupporter);
  const [dialog, setDialog] = useState<'avatar' | 'name' | null>(null);
  const close = () => setDialog(null);
  return (
    <>
      <article className={`panel ${styles.card}`} data-role={role}>
        <h1>Profile</h1>
        <AboutMe onAvatar={() => setDialog('avatar')} onName={() => setDialog('name')} />
        <Details />
      </article>
      {isThanked && (
        <p className={styles.thanks}>
          <IconStarFilled size={20} aria-hidden="true" /> Thank you for keeping Ovi's lamp burning.
        </p>
      )}
      <Friends />
      {dialog === 'avatar' && <AvatarDialog onClose={close} />}
      {dialog === 'name' && <NameDialog onClose={close} />}
    </>
  );
}

function GuestProfile() {
  const hasEnded = useUser(hasSessionEnded);
  return (
    <article className={`panel ${styles.card}`}>
      <h1>Profile</h1>
      <EmptyState
        picture={<Ovi className={styles.ovi} />}
        title={hasEnded ? 'You are logged out' : 'Who might you be?'}
        words={
          hasEnded
            ? 'Log in to go on: your name, your friends and all you made are still there.'
            : 'With an account you get a name, a picture, and a friend code to share. The first login makes the account by itself, and what you have made as a guest comes along.'
        }
      >
        <Button variant="primary" onClick={promptLogin}>
          Log in
        </Button>
      </EmptyState>
    </article>
  );
}
