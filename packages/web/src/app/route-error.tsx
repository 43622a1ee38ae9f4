// What a page shows that could not be loaded or broke while drawing: what happened, and the ways on. Nothing is lost.
import { Link } from '@tanstack/react-router';
import { Ovi } from '../parts/ovi.tsx';
import { MissingFile } from '../state/page/loading.ts';
import './notice.css';

export function RouteError({ error }: { readonly error: unknown }) {
  return (
    <div className="notice">
      <div className="panel notice-panel" role="alert">
        <Ovi className="notice-ovi" />
        <h1>Ovi woke with a start</h1>
        {error instanceof MissingFile ? (
          <p>The server no longer has this page as your browser knows it: usually there is a newer Oversleep.</p>
        ) : (
          <p>
            This page could not be shown:{' '}
            <code className="notice-detail">{error instanceof Error ? error.message : String(error)}</code>
          </p>
        )}
        <p>Your teams and settings are safe on this device. Reloading usually helps.</p>
        <div className="notice-ways">
          <button type="button" className="button button-primary" onClick={() => window.location.reload()}>
            Reload
          </button>
          <Link className="button" to="/">
            Go home
          </Link>
        </div>
      </div>
    </div>
  );
}
