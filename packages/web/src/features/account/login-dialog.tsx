// Log in with one of the providers, or log out.
import { IconHeartFilled, IconZzz } from '@tabler/icons-react';
import { messages } from '../../messages/messages.ts';
import { useSiteLinks, useUser } from '../../state/context.ts';
import { isLoggedIn } from '../../state/data/user.ts';
import { promptLogout } from '../../state/page/logout-prompt.ts';
import { Button } from '../../ui/buttons/button.tsx';
import { Row, Stack, Text } from '../../ui/layout/layout.tsx';
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
    <Stack gap={4}>
      <IconZzz className={styles.zzz} size={48} aria-hidden="true" />
      <p>{t('login.why')}</p>
      <ProviderButtons />
      <Text tone="muted" size="label">
        {t('login.first')}
      </Text>
      <Text tone="muted" size="label">
        {t('login.more')}
      </Text>
      <SupporterHint />
    </Stack>
  );
}

function SupporterHint() {
  const patron = useSiteLinks(({ site }) => site?.patron);
  return (
    <Row as="p" className={styles.supporter} gap={3} size="label">
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
    </Row>
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
