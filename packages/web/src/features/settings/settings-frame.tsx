// The frame of all settings: a list beside them, or tabs above them where room is short.
import { IconDeviceGamepad2, IconUserCircle, IconWorld } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import './settings.css';

const PAGES = [
  { to: '/settings/game', label: 'Game', icon: <IconDeviceGamepad2 aria-hidden="true" /> },
  { to: '/settings/account', label: 'Account', icon: <IconUserCircle aria-hidden="true" /> },
  { to: '/settings/site', label: 'Site', icon: <IconWorld aria-hidden="true" /> },
] as const;

export function SettingsFrame() {
  return (
    <div className="settings">
      <nav className="panel settings-nav" aria-label="Settings">
        {PAGES.map(({ to, label, icon }) => (
          <Link key={to} to={to} className="settings-link">
            {icon}
            {label}
          </Link>
        ))}
      </nav>
      <div className="settings-content">
        <Outlet />
      </div>
    </div>
  );
}
