// What a page shows that could not be loaded or broke while drawing: what happened, and the ways on. Nothing is lost.

import { messages } from '../messages/messages.ts';
import { Ovi } from '../parts/pictures/ovi.tsx';
import { MissingFile } from '../state/page/loading.ts';
import { buttonLook } from '../ui/buttons/button.tsx';
import { reloadToNewest } from './updates.ts';
import * as styles from './notice.module.css';

const t = messages('shell');

export function RouteError({ error }: { readonly error: unknown }) {
  return (
    <div className={styles.notice}>
      <div className={`panel ${styles.panel}`} role="alert">
        <Ovi size={120} />
        <h1>{t('broken.title')}</h1>
        {error instanceof MissingFile ? (
          <p>{t('broken.newer')}</p>
        ) : (
          <p>
            {t.rich('broken.text', {
              error: (inner) => <code className={styles.detail}>{inner}</code>,
              errorText: error instanceof Error ? error.message : String(error),
            })}
          </p>
        )}
        <p>{t('broken.safe')}</p>
        <div className={styles.ways}>
          <button type="button" {...buttonLook({ variant: 'primary' })} onClick={() => void reloadToNewest()}>
            {t('reload')}
          </button>
          {/* Not a link of the router, which may be what broke. */}
          <a {...buttonLook()} href="/">
            {t('goHome')}
          </a>
        </div>
      </div>
    </div>
  );
}
