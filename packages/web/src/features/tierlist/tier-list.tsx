// The tier list of the level and camp in the address; this release has none, and says so.
import { Link } from '@tanstack/react-router';
import { Ovi } from '../../parts/ovi.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import './tier-list.css';

export function TierList() {
  return (
    <div className="panel tier-list">
      <h1 className="unseen">Tier list</h1>
      <EmptyState
        picture={<Ovi className="tier-list-ovi" />}
        title="No tier list has been computed yet"
        words="Tier lists come out of millions of simulated recipe solutions, and none of them has been run for this release."
      >
        <Link to="/recipes" className="button button-primary">
          Browse the recipes
        </Link>
      </EmptyState>
    </div>
  );
}
