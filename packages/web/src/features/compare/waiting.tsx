// In the place of a number that is not known yet.
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './waiting.module.css';

export function Waiting() {
  return (
    <span className={styles.compareWaiting}>
      <Skeleton width={64} height={18} />
      <span className="unseen">Not known yet</span>
    </span>
  );
}
