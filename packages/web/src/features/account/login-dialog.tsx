// Log in with one of the providers, or log out.
import { IconHeartFilled, IconZzz } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useSiteLinks, useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { promptLogout } from '../../state/page/logout-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { ProviderButtons } from './provider-buttons.tsx';
import * as styles from './login-dialog.module.css';

const t = messages('account');

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export function LoginDialog({ open, onClose }: LoginDialogProps) {
  const isIn = useUser(isLoggedIn);
  return (
    <Dialog open={open} title={t('login.title')} maxWidth={500} onClose={onClose}>
      {isIn ? <LogOut onDone={onClose} /> : <Ways />}
    </Dialog>
  );
}

function Ways() {
  return (
    <div className={styles.login}>
      <IconZzz className={styles.zzz} size={48} aria-hidden="true" />
      <p>{t('login.why')}</p>
      <ProviderButtons />
      <p className={styles.fine}>{t('login.first')}</p>
      <p className={styles.fine}>{t('login.more')}</p>
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
        {t.rich('login.supporters', {
          link: (inner) =>
            patron ? (
              <a href={patron} target="_blank" rel="noopener noreferrer">
                {inner}
                <span className="unseen"> {t('newTab')}</span>
              </a>
            ) : (
              inner
            ),
        })}
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
      {t('logout.button')}
    </Button>
  );
}
