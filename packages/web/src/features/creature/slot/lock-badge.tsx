// The lock on what unlocks at a higher level. It is decorative: the label of its parent says it too.
import { messages } from '../../../messages/messages.ts';
import { StatIcon } from '../../../parts/pictures/stat-icon.tsx';
import { Row } from '../../../ui/layout/layout.tsx';
import * as styles from './lock-badge.module.css';

const t = messages('creature');

export function LockBadge({ level }: { readonly level: number }) {
  return (
    <Row
      as="span"
      className={styles.lockBadge}
      frame="field"
      corner="pill"
      fill="solid"
      inline
      gap={0.5}
      tone="muted"
      data-ui="lock-badge"
      aria-hidden="true"
    >
      <StatIcon name="lock" />
      {t('level.short', { level })}
    </Row>
  );
}
