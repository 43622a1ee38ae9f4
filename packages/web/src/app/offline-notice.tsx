// Says that something on this page has yet to be loaded and the server is away. It comes by itself later; the rest of the page works on.
import { tryNow, usePartWaits } from '../state/page/loading.ts';
import { Banner } from '../ui/feedback/banner.tsx';
import * as styles from './offline-notice.module.css';

export function OfflineNotice() {
  const waits = usePartWaits();
  if (!waits) return null;
  return (
    <div className={styles.offlineNotice}>
      <Banner
        kind="warning"
        what="You are offline"
        why="A part of this page has not been loaded yet. It appears by itself as soon as the server answers; all that you see works meanwhile."
        action={{ label: 'Try now', onAction: tryNow }}
      />
    </div>
  );
}
