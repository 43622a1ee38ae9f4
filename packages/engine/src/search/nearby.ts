// The fourth stage: simulates neighbours of the best teams whatever their estimates, which can be far too low for
// unreliable dishes.
import type { Prospect } from './prospects.ts';
import type { SearchStage, Space } from './stage.ts';
import type { SearchSteps } from './steps.ts';
import type { ChainOrder } from './types.ts';

/** How many neighbours of how many teams are simulated. */
const NEAR_TEAMS = 2;
const NEIGHBOURS = 96;

/** Runs until this many chains are simulated in total. A small box has no neighbours left. */
export function visitingNeighbours({ prospects, tested, isSmall, order, teach }: Space, most: number): SearchStage {
  const visited = new Set<Prospect>();
  function* visit(): SearchSteps<readonly ChainOrder[]> {
    for (const { team } of tested.ranked().slice(0, NEAR_TEAMS)) {
      const here = prospects.get(team);
      if (!here || visited.has(here)) continue;
      visited.add(here);
      yield* prospects.expand(here, true);
      const members = new Set(here.team);
      const neighbours = prospects
        .ranked()
        .filter(({ simulated, team: other }) => !simulated && other.filter((m) => !members.has(m)).length === 1);
      if (neighbours.length > 0) return order(neighbours.slice(0, NEIGHBOURS));
    }
    return [];
  }
  return {
    *next(steps) {
      return !isSmall && steps < most ? yield* visit() : [];
    },
    onTested: (contender, isNew) => {
      if (isNew) teach(contender);
    },
  };
}
