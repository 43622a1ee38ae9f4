// The account in the top bar: who is signed in, the way to the profile, and signing in or out.

import type { Role } from '@oversleep/contract';
import { IconCrown, IconHeartFilled, IconLogin2, IconLogout, IconUser, IconUserCircle } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import { Avatar } from '../parts/pictures/avatar.tsx';
import { useAppState, useUser } from '../state/context.ts';
import { hasSessionEnded, isLoggedIn, type UserState } from '../state/data/user.ts';
import { promptLogout } from '../state/page/logout-prompt.ts';
import { buttonLook } from '../ui/buttons/button.tsx';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Row, Stack, Text } from '../ui/layout/layout.tsx';
import { Popover } from '../ui/overlays/popover.tsx';
import * as styles from './menus.module.css';

const t = messages('shell');

function nameOf(user: UserState): string {
  if (hasSessionEnded(user)) return t('account.loggedOut');
  return isLoggedIn(user) ? user.name : t('account.guest');
}

export function AccountMenu({ onSignIn }: { readonly onSignIn: () => void }) {
  const user = useUser((state) => state);
  const { social } = useAppState();
  const isIn = isLoggedIn(user);
  const picture = (size: number) => <Avatar avatar={user.avatar} size={size} userRole={isIn ? user.role : 'default'} />;
  return (
    <Popover
      label={t('account.title')}
      width={250}
      trigger={(props) => (
        <IconButton
          {...props}
          label={t('account.title')}
          icon={isIn ? picture(40) : <IconUserCircle size={28} />}
          onClick={() => {
            props.onClick();
            void social.syncNotifications();
          }}
        />
      )}
    >
      {(close) => (
        <Stack className={styles.panel} gap={2.5} align="center" textAlign="center">
          {picture(72)}
          <Text head size="head-small" breaks="anywhere">
            {nameOf(user)}
          </Text>
          {isIn && <RoleLabel role={user.role} />}
          <hr className={styles.line} />
          {isIn ? (
            <Link to="/profile" className={styles.entry} onClick={close}>
              <IconUser aria-hidden="true" /> {t('account.profile')}
            </Link>
          ) : (
            <span className={styles.entry} aria-disabled="true">
              <IconUser aria-hidden="true" /> {t('account.profile')}
            </span>
          )}
          <hr className={styles.line} />
          {isIn ? (
            <button
              type="button"
              className={styles.entry}
              onClick={() => {
                close();
                promptLogout();
              }}
            >
              <IconLogout aria-hidden="true" /> {t('account.logOut')}
            </button>
          ) : (
            <button
              type="button"
              {...buttonLook({ variant: 'primary', wide: true })}
              onClick={() => {
                close();
                onSignIn();
              }}
            >
              <IconLogin2 size={20} aria-hidden="true" /> {t('account.logIn')}
            </button>
          )}
        </Stack>
      )}
    </Popover>
  );
}

function RoleLabel({ role }: { readonly role: Role }) {
  if (role === 'default') return null;
  return (
    <Row as="p" inline gap={1} weight={700} style={{ color: `var(--${role})` }}>
      {role === 'admin' ? <IconCrown size={18} aria-hidden="true" /> : <IconHeartFilled size={18} aria-hidden="true" />}
      {role === 'admin' ? t('account.admin') : t('account.supporter')}
    </Row>
  );
}
