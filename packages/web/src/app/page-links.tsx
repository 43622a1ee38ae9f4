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
import type { PagePath } from './pages.ts';

interface Entry {
  readonly to: PagePath;
  readonly label: string;
  readonly icon: ReactNode;
}

const PAGES: readonly Entry[] = [
  { to: '/', label: 'Home', icon: <IconHome aria-hidden="true" /> },
  { to: '/calculator', label: 'Calculator', icon: <IconCalculator aria-hidden="true" /> },
  { to: '/compare', label: 'Compare', icon: <IconArrowsDiff aria-hidden="true" /> },
  { to: '/box', label: 'Pokébox', icon: <IconBox aria-hidden="true" /> },
  { to: '/best', label: 'Best team', icon: <IconSparkles aria-hidden="true" /> },
  { to: '/week', label: 'Week', icon: <IconCalendarWeek aria-hidden="true" /> },
  { to: '/tierlist', label: 'Tier lists', icon: <IconTrophy aria-hidden="true" /> },
  { to: '/recipes', label: 'Recipes', icon: <IconBook2 aria-hidden="true" /> },
];

const OWN_PAGES: readonly Entry[] = [{ to: '/settings', label: 'Settings', icon: <IconSettings aria-hidden="true" /> }];
const ADMIN: Entry = { to: '/admin', label: 'Admin', icon: <IconCrown aria-hidden="true" /> };

interface PageLinksProps {
  readonly isAdmin: boolean;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

/** Two lists: what there is for everybody, and what is one's own. */
export function PageLinks({ isAdmin, className, onFollow }: PageLinksProps) {
  const own = isAdmin ? [...OWN_PAGES, ADMIN] : OWN_PAGES;
  return [PAGES, own].map((entries) => (
    <ul key={entries[0]?.to}>
      {entries.map(({ to, label, icon }) => (
        <li key={to}>
          <Link
            to={to}
            className={className}
            activeProps={{ 'aria-current': 'page' }}
            activeOptions={{ exact: to === '/', includeSearch: false }}
            {...(onFollow && { onClick: onFollow })}
          >
            {icon}
            {label}
          </Link>
        </li>
      ))}
    </ul>
  ));
}
