// The frame of every page: night sky, top bar, drawer, the page, the foot, and what may lie over all of it.
import { Outlet, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConflictDialog } from '../features/account/conflict-dialog.tsx';
import { LoginDialog } from '../features/account/login-dialog.tsx';
import { MergeDialog } from '../features/account/merge-dialog.tsx';
import { useUser } from '../state/context.ts';
import { useSnackbar } from '../state/snackbar.ts';
import { isAdmin } from '../state/user.ts';
import { Snackbar } from '../ui/snackbar.tsx';
import { Drawer } from './drawer.tsx';
import { Footer } from './footer.tsx';
import { NightSky } from './night-sky.tsx';
import { windowTitle } from './pages.ts';
import { useSite } from './site.ts';
import { TopBar } from './top-bar.tsx';
import './shell.css';

export function Shell() {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const admin = useUser(isAdmin);
  const site = useSite();
  const { message, close } = useSnackbar();
  const [drawer, setDrawer] = useState(false);
  const [login, setLogin] = useState(false);

  useEffect(() => {
    document.title = windowTitle(path);
  }, [path]);

  return (
    <div className="shell">
      <NightSky />
      <a className="shell-skip" href="#page">
        Skip to the page
      </a>
      <TopBar site={site} onMenu={() => setDrawer(true)} onSignIn={() => setLogin(true)} />
      <Drawer open={drawer} isAdmin={admin} onClose={() => setDrawer(false)} />
      <main id="page" className="shell-page" tabIndex={-1}>
        <Outlet />
      </main>
      <Footer links={site} />
      <LoginDialog open={login} onClose={() => setLogin(false)} />
      <MergeDialog />
      <ConflictDialog />
      <Snackbar message={message} onClose={close} />
    </div>
  );
}
