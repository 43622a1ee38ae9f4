// The bar on top of every page: drawer or links, name of the page, edition of the game, beta tag, state of saving, support, inbox, account.
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useUser } from '../state/context.ts';
import { isLoggedIn } from '../state/data/user.ts';
import { lazyPart } from '../state/page/loading.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PageLinks } from './page-links.tsx';
import { hasFigures, pageName } from './pages.ts';
import type { Site } from './site.ts';
import './top-bar.css';

// Guests never need it.
const InboxMenu = lazyPart(
  () => import('../features/inbox/inbox-menu.tsx'),
  (file) => file.InboxMenu,
);

// Nobody waits for these, and nothing moves when they come.
const SyncBadge = lazyPart(
  () => import('../features/account/sync-badge.tsx'),
  (file) => file.SyncBadge,
);
const DonationMenu = lazyPart(
  () => import('./donation-menu.tsx'),
  (file) => file.DonationMenu,
);
// The first page has no figures.
const EditionMenu = lazyPart(
  () => import('./edition-menu.tsx'),
  (file) => file.EditionMenu,
);

interface TopBarProps {
  readonly site: Site;
  readonly onMenu: () => void;
  readonly onSignIn: () => void;
}

export function TopBar({ site, onMenu, onSignIn }: TopBarProps) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const isIn = useUser(isLoggedIn);
  const role = useUser((user) => (isLoggedIn(user) ? user.role : 'default'));
  return (
    <header className="top-bar">
      <span className="top-bar-menu">
        <IconButton label="Open the menu" icon={<IconMenu2 />} onClick={onMenu} />
      </span>
      <div className="top-bar-page">
        <p className="top-bar-name">{pageName(path)}</p>
        <Suspense>{hasFigures(path) && <EditionMenu />}</Suspense>
      </div>
      <Link to="/beta" className="top-bar-beta">
        beta
      </Link>
      <nav className="top-bar-pages" aria-label="Pages">
        <PageLinks isAdmin={role === 'admin'} className="top-bar-link" />
      </nav>
      <div className="top-bar-right">
        <Suspense>
          <SyncBadge />
        </Suspense>
        <Suspense fallback={<span className="top-bar-heart-room" />}>
          <DonationMenu role={role} patronUrl={site.patron} />
        </Suspense>
        <Suspense>{isIn && <InboxMenu />}</Suspense>
        <AccountMenu onSignIn={onSignIn} />
      </div>
    </header>
  );
}
