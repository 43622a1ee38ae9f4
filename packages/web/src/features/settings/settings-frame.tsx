// The frame of all settings: a list beside them, or tabs above them where room is short.
import { IconDeviceGamepad2, IconUserCircle, IconWorld } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import * as styles from './settings-frame.module.css';

const PAGES = [
  { to: '/settings/game', label: 'Game', icon: <IconDeviceGamepad2 aria-hidden="true" /> },
  { to: '/settings/account', label: 'Account', icon: <IconUserCircle aria-hidden="true" /> },
  { to: '/settings/site', label: 'Site', icon: <IconWorld aria-hidden="true" /> },
] as const;

export function SettingsFrame() {
  return (
    <div className={styles.settings}>
      <nav className={`panel ${styles.nav}`} aria-label="Settings">
        {PAGES.map(({ to, label, icon }) => (
          <Link key={to} to={to} className={styles.link}>
            {icon}
            {label}
          </Link>
        ))}
      </nav>
      <div className={styles.content}>
        <Outlet />
      </div>
    </div>
  );
}
