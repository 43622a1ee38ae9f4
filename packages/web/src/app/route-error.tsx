// What a page shows that could not be loaded or broke while drawing: what happened, and the ways on. Nothing is lost.

import { Ovi } from '../parts/pictures/ovi.tsx';
import { MissingFile } from '../state/page/loading.ts';
import { buttonLook } from '../ui/buttons/button.tsx';
import { reloadToNewest } from './updates.ts';
import * as styles from './notice.module.css';

export function RouteError({ error }: { readonly error: unknown }) {
  return (
    <div className={styles.notice}>
      <div className={`panel ${styles.panel}`} role="alert">
        <Ovi className={styles.ovi} />
        <h1>Ovi woke with a start</h1>
        {error instanceof MissingFile ? (
          <p>There's a newer version of Oversleep, and the server no longer has this page of the old one.</p>
        ) : (
          <p>
            This page could not be shown:{' '}
            <code className={styles.detail}>{error instanceof Error ? error.message : String(error)}</code>
          </p>
        )}
        <p>Your teams and settings are safe on this device. Reload to continue.</p>
        <div className={styles.ways}>
          <button type="button" {...buttonLook({ variant: 'primary' })} onClick={() => void reloadToNewest()}>
            Reload
          </button>
          {/* Not a link of the router, which may be what broke. */}
          <a {...buttonLook()} href="/">
            Go home
          </a>
        </div>
      </div>
    </div>
  );
}
