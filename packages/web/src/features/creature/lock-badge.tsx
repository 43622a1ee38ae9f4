// The lock on what opens only at a higher level. Whoever shows it says so in words as well.
import { StatIcon } from '../../parts/stat-icon.tsx';
import './lock-badge.css';

export function LockBadge({ level }: { readonly level: number }) {
  return (
    <span className="lock-badge" aria-hidden="true">
      <StatIcon name="lock" />
      Lv.{level}
    </span>
  );
}
