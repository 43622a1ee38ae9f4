// While a page is on its way; without a server it says what is missing, and goes on by itself when that is back.

import { Link } from '@tanstack/react-router';
import { messages } from '../messages/messages.ts';
import { Ovi } from '../parts/pictures/ovi.tsx';
import { tryNow, usePageWaits } from '../state/page/loading.ts';
import { buttonLook } from '../ui/buttons/button.tsx';
import { Loading } from '../ui/feedback/spinner.tsx';
import { Stack } from '../ui/layout/layout.tsx';
import * as noticeStyles from './notice.module.css';
import * as styles from './route-pending.module.css';

const t = messages('shell');

export function RoutePending() {
  const waits = usePageWaits();
  return waits ? (
    <div className={noticeStyles.notice}>
      <div className={`panel ${noticeStyles.panel}`} role="status">
        <Ovi size={120} />
        <h1>{t('offline.title')}</h1>
        <p>{t('offline.page')}</p>
        <div className={noticeStyles.ways}>
          <button type="button" {...buttonLook({ variant: 'primary' })} onClick={tryNow}>
            {t('tryNow')}
          </button>
          <Link {...buttonLook()} to="/">
            {t('goHome')}
          </Link>
        </div>
      </div>
    </div>
  ) : (
    <Stack className={styles.routePending} middle>
      <Loading label={t('offline.loading')} />
    </Stack>
  );
}
