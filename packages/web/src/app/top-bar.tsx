// The bar on top of every page: drawer or links, product and page, game version, beta tag, state of saving, help, support, inbox, account.
import { IconMenu2 } from '@tabler/icons-react';
import { Link, useLocation } from '@tanstack/react-router';
import { Suspense } from 'react';
import { messages } from '../messages/messages.ts';
import { useUser } from '../state/context.ts';
import { isLoggedIn } from '../state/data/user.ts';
import { lazyPart } from '../state/page/loading.ts';
import type { Site } from '../state/page/site.ts';
import { IconButton } from '../ui/buttons/icon-button.tsx';
import { Row } from '../ui/layout/layout.tsx';
import { AccountMenu } from './account-menu.tsx';
import { PageLinks } from './page-links.tsx';
import { hasFigures, helpFor, pageName } from './pages.ts';
import * as styles from './top-bar.module.css';

const t = messages('shell');

// Guests never need it.
const InboxMenu = lazyPart(
  () => import('../features/inbox/inbox-menu.tsx'),
  (file) => file.InboxMenu,
);

// Nothing waits for these, and their room is kept.
const SyncBadge = lazyPart(
  () => import('../features/account/sync-badge.tsx'),
  (file) => file.SyncBadge,
);
const DonationMenu = lazyPart(
  () => import('./donation-menu.tsx'),
  (file) => file.DonationMenu,
);
const HelpMenu = lazyPart(
  () => import('./help-menu.tsx'),
  (file) => file.HelpMenu,
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
  const help = helpFor(path);
  const isIn = useUser(isLoggedIn);
  const role = useUser((user) => (isLoggedIn(user) ? user.role : 'default'));
  return (
    <Row as="header" className={styles.topBar} gap={2} data-sticky="bar">
      <span className={styles.menu}>
        <IconButton label={t('topBar.openMenu')} icon={<IconMenu2 />} onClick={onMenu} />
      </span>
      <Row className={styles.page} gap={1} gapX={3} slim>
        <Link to="/" className={styles.brand}>
          Oversleep
        </Link>
        <p className={styles.name}>{pageName(path)}</p>
        {/* On a phone, where a link this small couldn't be hit. */}
        <p className={styles.product}>Oversleep</p>
        <Suspense>{hasFigures(path) && <EditionMenu />}</Suspense>
      </Row>
      <Link to="/beta" className={styles.beta}>
        <span>{t('topBar.beta')}</span>
      </Link>
      <nav className={styles.pages} aria-label={t('topBar.pages')}>
        <PageLinks isAdmin={role === 'admin'} className={styles.link} />
      </nav>
      <Row className={styles.right} gap={0.5} justify="end">
        <Suspense>
          <SyncBadge />
        </Suspense>
        {help && (
          <span className={styles.help}>
            <Suspense>
              <HelpMenu page={help} />
            </Suspense>
          </span>
        )}
        <Suspense fallback={<span className={styles.heartRoom} />}>
          <DonationMenu role={role} patronUrl={site.patron} />
        </Suspense>
        <Suspense>{isIn && <InboxMenu />}</Suspense>
        <AccountMenu onSignIn={onSignIn} />
      </Row>
    </Row>
  );
}
