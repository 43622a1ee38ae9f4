// The links to all pages in their groups, for the drawer and, where there is room, the top bar.
import {
  IconArrowsDiff,
  IconBook2,
  IconBox,
  IconCalculator,
  IconCalendarWeek,
  IconCrown,
  IconHelpCircle,
  IconHistory,
  IconHome,
  IconSettings,
  IconSparkles,
  IconTrophy,
} from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useId } from 'react';
import { messages } from '../messages/messages.ts';
import { MENU, type MenuGroup, menuName, type PageLink } from './pages.ts';

const t = messages('shell');

const ICONS: Readonly<Record<PageLink['path'], ReactNode>> = {
  '/': <IconHome aria-hidden="true" />,
  '/calculator': <IconCalculator aria-hidden="true" />,
  '/compare': <IconArrowsDiff aria-hidden="true" />,
  '/best': <IconSparkles aria-hidden="true" />,
  '/week': <IconCalendarWeek aria-hidden="true" />,
  '/box': <IconBox aria-hidden="true" />,
  '/tierlist': <IconTrophy aria-hidden="true" />,
  '/recipes': <IconBook2 aria-hidden="true" />,
  '/changes': <IconHistory aria-hidden="true" />,
  '/settings': <IconSettings aria-hidden="true" />,
  '/help': <IconHelpCircle aria-hidden="true" />,
  '/admin': <IconCrown aria-hidden="true" />,
};

interface GroupRow {
  readonly group: MenuGroup;
  readonly heading?: 'team' | 'reference';
}

const GROUPS: readonly GroupRow[] = [
  { group: 'start' },
  { group: 'team', heading: 'team' },
  { group: 'mine' },
  { group: 'reference', heading: 'reference' },
  { group: 'own' },
];

interface PageLinksProps {
  readonly isAdmin: boolean;
  readonly className: string | undefined;
  readonly onFollow?: () => void;
}

export function PageLinks({ isAdmin, className, onFollow }: PageLinksProps) {
  const id = useId();
  const open = MENU.filter((entry) => isAdmin || !('closed' in entry));
  return GROUPS.map(({ group, heading }) => (
    <div key={group} data-group={group}>
      {heading && <p id={id + group}>{t(`menuGroups.${heading}`)}</p>}
      <ul {...(heading && { 'aria-labelledby': id + group })}>
        {open
          .filter((entry) => entry.menu === group)
          .map((entry) => (
            <li key={entry.path}>
              <Link
                to={entry.path}
                className={className}
                activeProps={{ 'aria-current': 'page' }}
                activeOptions={{ exact: entry.path === '/' || entry.path === '/help', includeSearch: false }}
                {...(onFollow && { onClick: onFollow })}
              >
                {ICONS[entry.path]}
                <span>{menuName(entry)}</span>
              </Link>
            </li>
          ))}
      </ul>
    </div>
  ));
}
