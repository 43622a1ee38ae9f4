// Figures hold only for the game data that they were calculated with.

import type { Stores } from '../stores.ts';
import { withoutFigures } from './comparison.ts';
import { withDomain } from './results.ts';
import { gameFor } from './user.ts';

/** Drops cached figures that were made with other game data than that of the player's edition; nothing else. */
export function dropOtherDomains({ user, results, comparison, versions }: Stores): void {
  const { domainVersion } = gameFor(user.getState());
  if (versions.getState().domainVersion === domainVersion) return;
  results.setState((state) => ({ results: withDomain(state.results, domainVersion) }));
  comparison.setState(withoutFigures);
  versions.setState({ domainVersion });
}
