// In the place of a number that is not known yet.
import { Skeleton } from '../../ui/skeleton.tsx';

export function Waiting() {
  return (
    <span className="compare-waiting">
      <Skeleton width={64} height={18} />
      <span className="unseen">Not known yet</span>
    </span>
  );
}
