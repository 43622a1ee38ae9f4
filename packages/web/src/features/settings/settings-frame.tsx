// The frame of all settings pages: navigation beside them, or tabs above them on narrow screens.
import { IconDeviceGamepad2, IconUserCircle, IconWorld } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import * as styles from './settings-frame.module.css';

const t = messages('settings');

const PAGES = [
  { to: '/settings/game', label: 'pages.game', icon: <IconDeviceGamepad2 aria-hidden="true" /> },
  { to: '/settings/account', label: 'pages.account', icon: <IconUserCircle aria-hidden="true" /> },
  { to: '/settings/site', label: 'pages.site', icon: <IconWorld aria-hidden="true" /> },
] as const;

export function SettingsFrame() {
  return (
    <div className={styles.settings}>
      <nav className={`panel ${styles.nav}`} aria-label={t('pages.label')}>
        {PAGES.map(({ to, label, icon }) => (
          <Link key={to} to={to} className={styles.link}>
            {icon}
            {t(label)}
          </Link>
        ))}
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
