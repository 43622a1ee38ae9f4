// Says that something on this page has yet to be loaded and the server is away. It comes by itself later; the rest of the page works on.
import { messages } from '../messages/messages.ts';
import { tryNow, usePartWaits } from '../state/page/loading.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import * as styles from './offline-notice.module.css';

const t = messages('shell');

export function OfflineNotice() {
  const waits = usePartWaits();
  if (!waits) return null;
  return (
    <div className={styles.offlineNotice}>
      <Banner
        kind="warning"
        what={t('offline.title')}
        why={t('offline.part')}
        action={{ label: t('tryNow'), onAction: tryNow }}
      />
    </div>
  );
}
