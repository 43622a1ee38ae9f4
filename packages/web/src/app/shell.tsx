// The frame of every page: night sky, top bar, drawer, the page, the foot, and what may lie over all of it.
import { NEWEST_EDITION } from '@oversleep/game';
import { Outlet, useLocation, useRouterState } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { messages } from '../messages/messages.ts';
import { UpgradePlanContext } from '../parts/growth/upgrade-plan-context.ts';
import { useAppState, useDialogs, useNotices, useSyncStatus, useUser } from '../state/context.ts';
import { isAdmin } from '../state/data/user.ts';
import { lazyPart, load, loadAhead } from '../state/page/loading.ts';
import { closeLoginPrompt, promptLogin, useLoginPrompt } from '../state/page/login-prompt.ts';
import { closeLogoutPrompt, useLogoutPrompt } from '../state/page/logout-prompt.ts';
import { useSnackbar } from '../state/page/snackbar.ts';
import { whenIdle } from '../state/page/when-idle.ts';
import { Snackbar } from '../ui/overlays/snackbar.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { NightSky } from './night-sky.tsx';
import { OfflineNotice } from './offline-notice.tsx';
import { editsPokemon, hasFigures, windowTitle } from './pages.ts';
import { useSite } from './site.ts';
import { TopBar } from './top-bar.tsx';
import { useArrivals } from './use-arrivals.ts';
import { useRouteNews } from './use-route-news.ts';
import * as styles from './shell.module.css';

const t = messages('shell');

// Rarely needed, so they are not part of what every visit waits for.
const serverLists = () => load(() => import('./server-lists.tsx'));
const LoginDialog = lazy(async () => {
  const dialog = load(() => import('../features/account/login-dialog.tsx'));
  return { default: (await serverLists()).withServerLists((await dialog).LoginDialog) };
});
const LogoutDialog = lazyPart(
  () => import('../features/account/logout-dialog.tsx'),
  (file) => file.LogoutDialog,
);
const MergeDialog = lazy(async () => {
  const dialog = load(() => import('../features/account/merge-dialog.tsx'));
  return { default: (await serverLists()).withServerLists((await dialog).MergeDialog) };
});
const PageNotices = lazyPart(
  () => import('../features/account/page-notices.tsx'),
  (file) => file.PageNotices,
);
const EditionNotice = lazyPart(
  () => import('./edition-notice.tsx'),
  (file) => file.EditionNotice,
);
const ConflictDialog = lazyPart(
  () => import('../features/account/conflict-dialog.tsx'),
  (file) => file.ConflictDialog,
);
const CreatureDialogs = lazyPart(
  () => import('../features/creature/creature-dialogs.tsx'),
  (file) => file.CreatureDialogs,
);
const Arrivals = lazyPart(
  () => import('../features/interchange/import/arrivals.tsx'),
  (file) => file.Arrivals,
);
const InterchangeDialogs = lazyPart(
  () => import('../features/interchange/interchange-dialogs.tsx'),
  (file) => file.InterchangeDialogs,
);
const ShareDialog = lazyPart(
  () => import('../features/shared/share-dialog.tsx'),
  (file) => file.ShareDialog,
);
const UpgradePlan = lazyPart(
  () => import('../features/grow/upgrade-plan.tsx'),
  (file) => file.UpgradePlan,
);
const GrowDialog = lazyPart(
  () => import('../features/grow/grow-dialog.tsx'),
  (file) => file.GrowDialog,
);
const GameSetupDialog = lazyPart(
  () => import('../features/game-setup/game-setup.tsx'),
  (file) => file.GameSetupDialog,
);
const GameSetupLine = lazyPart(
  () => import('../features/game-setup/game-setup.tsx'),
  (file) => file.GameSetupLine,
);
const GameSetupMeanwhile = lazyPart(
  () => import('../features/game-setup/game-setup.tsx'),
  (file) => file.GameSetupMeanwhile,
);
const HistoryDialog = lazyPart(
  () => import('../features/history/history-dialog.tsx'),
  (file) => file.HistoryDialog,
);
const OddsDialog = lazyPart(
  () => import('../features/odds/odds-dialog.tsx'),
  (file) => file.OddsDialog,
);

export function Shell() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const shown = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.pathname ?? '' });
  const admin = useUser(isAdmin);
  const isOlder = useUser(({ edition }) => edition !== NEWEST_EDITION);
  const site = useSite();
  const { dialogs } = useAppState();
  const { message, close } = useSnackbar();
  const [drawer, setDrawer] = useState(false);
  const login = useLoginPrompt();
  const logout = useLogoutPrompt();
  const status = useSyncStatus();
  const hasFailedTakeOver = useNotices(({ migrationFailed }) => migrationFailed !== null);
  const isStorageFull = useNotices(({ storage }) => storage === 'full');
  const hasNotice = status === 'signedOut' || hasFailedTakeOver || isStorageFull;
  const share = useDialogs((dialogs) => dialogs.share);
  const grow = useDialogs((dialogs) => dialogs.grow);
  const odds = useDialogs((dialogs) => dialogs.odds);
  const gameSetup = useDialogs((dialogs) => dialogs.gameSetup);
  const history = useDialogs((dialogs) => dialogs.history);
  const asksForCreature = useDialogs(({ search, input, filledSlot }) => (search ?? input ?? filledSlot) !== null);

  const asksForBox = useDialogs(({ importBox, exportBox }) => (importBox ?? exportBox) !== null);
  const isOver = useArrivals();
  const said = useRouteNews(shown);

  useEffect(() => {
    document.title = windowTitle(path);
  }, [path]);
  // The page itself comes first.
  useEffect(() => {
    if (!editsPokemon(shown)) return;
    whenIdle(() => void loadAhead(() => import('../features/creature/creature-dialogs.tsx')));
  }, [shown]);

  return (
    <div className={styles.shell}>
      <NightSky />
      <a className={styles.skip} href="#page">
        {t('skipToPage')}
      </a>
      <TopBar site={site} onMenu={() => setDrawer(true)} onSignIn={promptLogin} />
      <Drawer open={drawer} isAdmin={admin} onClose={() => setDrawer(false)} />
      <main id="page" className={styles.page} tabIndex={-1}>
        <OfflineNotice />
        <Suspense>
          {hasNotice && <PageNotices />}
          {isOlder && hasFigures(path) && <EditionNotice />}
        </Suspense>
        <UpgradePlanContext value={UpgradePlan}>
          <Outlet />
        </UpgradePlanContext>
      </main>
      <Footer links={site} />
      <Suspense>{asksForCreature && <CreatureDialogs />}</Suspense>
      <Suspense>
        {asksForBox && <InterchangeDialogs meanwhile={<GameSetupMeanwhile />} setup={<GameSetupLine />} />}
      </Suspense>
      <Suspense>
        <Arrivals isOver={isOver} />
      </Suspense>
      <Suspense>{grow && <GrowDialog request={grow} />}</Suspense>
      <Suspense>{gameSetup && <GameSetupDialog />}</Suspense>
      <Suspense>{history && <HistoryDialog />}</Suspense>
      <Suspense>{odds && <OddsDialog request={odds} />}</Suspense>
      <Suspense>{share && <ShareDialog request={share} />}</Suspense>
      <Suspense>
        {login && <LoginDialog open onClose={closeLoginPrompt} />}
        {logout && <LogoutDialog onClose={closeLogoutPrompt} />}
        {status === 'choosing' && <MergeDialog />}
        {status === 'conflict' && <ConflictDialog />}
      </Suspense>
      <p className="unseen" role="status">
        {said}
      </p>
      <Snackbar message={message} onClose={close} onHistory={dialogs.openHistory} />
    </div>
  );
}
