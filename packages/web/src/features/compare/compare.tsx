// The list of compared creatures; as long as it is empty it says where to begin.
import { Link } from '@tanstack/react-router';
import { Ovi } from '../../parts/ovi.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import './compare.css';

export function Compare() {
  return (
    <div className="panel compare">
      <h1 className="unseen">Compare</h1>
      <EmptyState
        picture={<Ovi className="compare-ovi" />}
        title="Nothing to compare yet"
        words="This release looks at one Pokémon at a time: the calculator tells its RP, helping speed and chances at any level."
      >
        <Link to="/calculator" className="button button-primary">
          Look up a Pokémon
        </Link>
      </EmptyState>
    </div>
  );
}
