// While a page is on its way; without a server it says what is missing, and goes on by itself when that is back.
import { Link } from '@tanstack/react-router';
import { Ovi } from '../parts/ovi.tsx';
import { tryNow, usePageWaits } from '../state/page/loading.ts';
import { Loading } from '../ui/spinner.tsx';
import './notice.css';
import './route-pending.css';

export function RoutePending() {
  const waits = usePageWaits();
  return waits ? (
    <div className="notice">
      <div className="panel notice-panel" role="status">
        <Ovi className="notice-ovi" />
        <h1>You are offline</h1>
        <p>
          This page has not been loaded on this device yet. Check your connection: the page appears by itself as soon as
          the server answers. Pages that you have opened before work meanwhile, and nothing of yours is lost.
        </p>
        <div className="notice-ways">
          <button type="button" className="button button-primary" onClick={tryNow}>
            Try now
          </button>
          <Link className="button" to="/">
            Go home
          </Link>
        </div>
      </div>
    </div>
  ) : (
    <div className="route-pending">
      <Loading label="Waking up…" />
    </div>
  );
}
