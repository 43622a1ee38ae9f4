// Placeholder for a number that is not calculated yet.

import { messages } from '../../messages/messages.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import * as styles from './waiting.module.css';

const t = messages('compare');

export function Waiting() {
  return (
    <span className={styles.compareWaiting}>
      <Skeleton width={64} height={18} />
      <span className="unseen">{t('waiting')}</span>
    </span>
  );
}
