// While a page is on its way; without a server it says what is missing, and goes on by itself when that is back.

import { Link } from '@tanstack/react-router';
import { Ovi } from '../parts/pictures/ovi.tsx';
import { tryNow, usePageWaits } from '../state/page/loading.ts';
import { buttonLook } from '../ui/buttons/button.tsx';
import { Loading } from '../ui/feedback/spinner.tsx';
import * as noticeStyles from './notice.module.css';
import * as styles from './route-pending.module.css';

export function RoutePending() {
  const waits = usePageWaits();
  return waits ? (
    <div className={noticeStyles.notice}>
      <div className={`panel ${noticeStyles.panel}`} role="status">
        <Ovi className={noticeStyles.ovi} />
        <h1>You are offline</h1>
        <p>
          This page has not been loaded on this device yet. Check your connection: the page appears by itself as soon as
          the server answers. Pages that you have opened before work meanwhile, and nothing of yours is lost.
        </p>
        <div className={noticeStyles.ways}>
          <button type="button" {...buttonLook({ variant: 'primary' })} onClick={tryNow}>
            Try now
          </button>
          <Link {...buttonLook()} to="/">
            Go home
          </Link>
        </div>
      </div>
    </div>
  ) : (
    <div className={styles.routePending}>
      <Loading label="Waking up…" />
    </div>
  );
}
