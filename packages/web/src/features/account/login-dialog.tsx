// Signing in with one of the providers, from anywhere in the app. Who is signed in finds the way out.
import { IconHeartFilled, IconZzz } from '@tabler/icons-react';
import { useSiteLinks, useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { promptLogout } from '../../state/page/logout-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import * as styles from './login-dialog.module.css';

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LoginDialog({ open, onClose }: LoginDialogProps) {
  const isIn = useUser(isLoggedIn);
  return (
    <Dialog open={open} title="Welcome" maxWidth={500} onClose={onClose}>
      {isIn ? <LogOut onDone={onClose} /> : <Ways />}
    </Dialog>
  );
}

function Ways() {
  return (
    <div className={styles.login}>
      <IconZzz className={styles.zzz} size={48} aria-hidden="true" />
      <p>Log in to keep your teams and your Pokébox, and to have them on all your devices.</p>
      <ProviderButtons />
      <p className={styles.fine}>
        No account yet? It is created automatically when you log in for the first time. What you have made as a guest
        comes along if you like.
      </p>
      <p className={styles.fine}>More providers can be linked later in Account Settings.</p>
      <SupporterHint />
    </div>
  );
}

function SupporterHint() {
  const patron = useSiteLinks(({ site }) => site?.patron);
  return (
    <p className={styles.supporter}>
      <IconHeartFilled size={22} aria-hidden="true" />
      <span>
        {patron ? (
          <a href={patron} target="_blank" rel="noopener noreferrer">
            Supporters<span className="unseen"> (opens in a new tab)</span>
          </a>
        ) : (
          'Supporters'
        )}{' '}
        get a badge and happy avatars: link your Patreon account, and Ovi will know.
      </span>
    </p>
  );
}

function LogOut({ onDone }: { readonly onDone: () => void }) {
  const ask = () => {
    onDone();
    promptLogout();
  };
  return (
    <Button wide onClick={ask}>
      Log out
    </Button>
  );
}
