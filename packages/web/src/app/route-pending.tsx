// While a page is on its way.
import { Loading } from '../ui/spinner.tsx';
import './route-pending.css';

export function RoutePending() {
  return (
    <div className="route-pending">
      <Loading label="Waking up…" />
    </div>
  );
}
