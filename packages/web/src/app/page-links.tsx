// The ways to all pages, for the drawer and, where there is room, the bar.
import {
  IconArrowsDiff,
  IconBook2,
  IconBox,
  IconCalculator,
  IconCalendarWeek,
  IconCrown,
  IconHome,
  IconSettings,
  IconSparkles,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { MENU, type MenuEntry, menuName } from './pages.ts';

const ICONS: Readonly<Record<MenuEntry['path'], ReactNode>> = {
  '/': <IconHome aria-hidden="true" />,
  '/calculator': <IconCalculator aria-hidden="true" />,
  '/compare': <IconArrowsDiff aria-hidden="true" />,
  '/box': <IconBox aria-hidden="true" />,
  '/best': <IconSparkles aria-hidden="true" />,
  '/week': <IconCalendarWeek aria-hidden="true" />,
  '/tierlist': <IconTrophy aria-hidden="true" />,
  '/recipes': <IconBook2 aria-hidden="true" />,
  '/settings': <IconSettings aria-hidden="true" />,
  '/admin': <IconCrown aria-hidden="true" />,
};

/** From the settings on it is the player's own part. */
const OWN = MENU.findIndex(({ path }) => path === '/settings');

interface PageLinksProps {
  readonly isAdmin: boolean;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

/** Two lists: pages for all, and the player's own. */
export function PageLinks({ isAdmin, className, onFollow }: PageLinksProps) {
  const open = MENU.filter((entry) => isAdmin || !('closed' in entry));
  return [open.slice(0, OWN), open.slice(OWN)].map((entries) => (
    <ul key={entries[0]?.path}>
      {entries.map((entry) => (
        <li key={entry.path}>
          <Link
            to={entry.path}
            className={className}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ exact: entry.path === '/', includeSearch: false }}
            {...(onFollow && { onClick: onFollow })}
          >
            {ICONS[entry.path]}
            {menuName(entry)}
          </Link>
        </li>
      ))}
    </ul>
  ));
}
