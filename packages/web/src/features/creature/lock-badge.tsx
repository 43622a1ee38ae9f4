// The lock on what opens only at a higher level.
import { StatIcon } from '../../parts/stat-icon.tsx';
import './lock-badge.css';

export function LockBadge({ level }: { readonly level: number }) {
  return (
    <span className="lock-badge">
      <StatIcon name="lock" />
      Lv.{level}
    </span>
  );
}
