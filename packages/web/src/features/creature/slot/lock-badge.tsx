// The lock on what opens only at a higher level. Whoever shows it says so in words as well.
import { messages } from '../../../messages/messages.ts';
import { StatIcon } from '../../../parts/pictures/stat-icon.tsx';
import * as styles from './lock-badge.module.css';

const t = messages('creature');

export function LockBadge({ level }: { readonly level: number }) {
  return (
    <span className={styles.lockBadge} data-ui="lock-badge" aria-hidden="true">
      <StatIcon name="lock" />
      {t('level.short', { level })}
    </span>
  );
}
