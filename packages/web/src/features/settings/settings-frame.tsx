// The frame of all settings pages: navigation beside them, or tabs above them on narrow screens.
import { IconDeviceGamepad2, IconUserCircle, IconWorld } from '@tabler/icons-react';
import { Link, Outlet } from '@tanstack/react-router';
import { messages } from '../../messages/messages.ts';
import { Grid, Panel, Stack } from '../../ui/layout/layout.tsx';
import * as styles from './settings-frame.module.css';

const t = messages('settings');

const PAGES = [
  { to: '/settings/game', label: 'pages.game', icon: <IconDeviceGamepad2 aria-hidden="true" /> },
  { to: '/settings/account', label: 'pages.account', icon: <IconUserCircle aria-hidden="true" /> },
  { to: '/settings/site', label: 'pages.site', icon: <IconWorld aria-hidden="true" /> },
] as const;

export function SettingsFrame() {
  return (
    <Grid className={styles.settings} gap={4} align="start">
      <Panel as="nav" className={styles.nav} gap={1} pad={2} aria-label={t('pages.label')}>
        {PAGES.map(({ to, label, icon }) => (
          <Link key={to} to={to} className={styles.link}>
            {icon}
            {t(label)}
          </Link>
        ))}
      </Panel>
      <Stack gap={4} slim>
        <Outlet />
      </Stack>
    </Grid>
  );
}
