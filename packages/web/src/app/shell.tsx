// The frame of every page: night sky, top bar, drawer, the page, the foot, and what may lie over all of it.
import { Outlet, useLocation } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useDialogs, useNotices, useSyncStatus, useUser } from '../state/context.ts';
import { closeLoginPrompt, promptLogin, useLoginPrompt } from '../state/login-prompt.ts';
import { closeLogoutPrompt, useLogoutPrompt } from '../state/logout-prompt.ts';
import { useSnackbar } from '../state/snackbar.ts';
import { isAdmin } from '../state/user.ts';
import { Snackbar } from '../ui/snackbar.tsx';
import { Drawer } from './drawer.tsx';
import { EditionNotice } from './edition-notice.tsx';
import { Footer } from './footer.tsx';
import { NightSky } from './night-sky.tsx';
import { hasFigures, windowTitle } from './pages.ts';
import { useSite } from './site.ts';
import { TopBar } from './top-bar.tsx';
import './shell.css';

// Seldom needed, so they are no part of what every visit waits for.
const LoginDialog = lazy(async () => {
  const [{ LoginDialog: Dialog }, { withServerLists }] = await Promise.all([
    import('../features/account/login-dialog.tsx'),
    import('./server-lists.tsx'),
  ]);
  return { default: withServerLists(Dialog) };
});
const LogoutDialog = lazy(async () => ({
  default: (await import('../features/account/logout-dialog.tsx')).LogoutDialog,
}));
const MergeDialog = lazy(async () => {
  const [{ MergeDialog: Dialog }, { withServerLists }] = await Promise.all([
    import('../features/account/merge-dialog.tsx'),
    import('./server-lists.tsx'),
  ]);
  return { default: withServerLists(Dialog) };
});
const PageNotices = lazy(async () => ({ default: (await import('../features/account/page-notices.tsx')).PageNotices }));
const ConflictDialog = lazy(async () => ({
  default: (await import('../features/account/conflict-dialog.tsx')).ConflictDialog,
}));

const loadCreatureDialogs = () => import('../features/creature/creature-dialogs.tsx');
const CreatureDialogs = lazy(async () => ({ default: (await loadCreatureDialogs()).CreatureDialogs }));
/** Pages from which somebody is likely to ask for a creature: then it need not be waited for. */
const WITH_CREATURES = ['/calculator', '/compare'];

export function Shell() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const admin = useUser(isAdmin);
  const site = useSite();
  const { message, close } = useSnackbar();
  const [drawer, setDrawer] = useState(false);
  const login = useLoginPrompt();
  const logout = useLogoutPrompt();
  const status = useSyncStatus();
  const hasFailedTakeOver = useNotices(({ migrationFailed }) => migrationFailed !== null);
  const hasNotice = status === 'signedOut' || hasFailedTakeOver;
  const asksForCreature = useDialogs(({ search, input, filledSlot }) => (search ?? input ?? filledSlot) !== null);

  useEffect(() => {
    document.title = windowTitle(path);
    if (WITH_CREATURES.includes(path)) void loadCreatureDialogs().catch(() => undefined);
  }, [path]);

  return (
    <div className="shell">
      <NightSky />
      <a className="shell-skip" href="#page">
        Skip to the page
      </a>
      <TopBar site={site} onMenu={() => setDrawer(true)} onSignIn={promptLogin} />
      <Drawer open={drawer} isAdmin={admin} onClose={() => setDrawer(false)} />
      <main id="page" className="shell-page" tabIndex={-1}>
        <Suspense>{hasNotice && <PageNotices />}</Suspense>
        {hasFigures(path) && <EditionNotice />}
        <Outlet />
      </main>
      <Footer links={site} />
      <Suspense>{asksForCreature && <CreatureDialogs />}</Suspense>
      <Suspense>
        {login && <LoginDialog open onClose={closeLoginPrompt} />}
        {logout && <LogoutDialog onClose={closeLogoutPrompt} />}
        {status === 'choosing' && <MergeDialog />}
        {status === 'conflict' && <ConflictDialog />}
      </Suspense>
      <Snackbar message={message} onClose={close} />
    </div>
  );
}
