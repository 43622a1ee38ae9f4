// The fourth stage: neighbours of the best teams, whatever the estimates say of them: where dishes are a gamble, these may be far too low.
import type { Prospect } from './prospects.ts';
import type { Space, Stage } from './stage.ts';
import type { Steps } from './steps.ts';
import type { ChainOrder } from './types.ts';

/** So many neighbours of so many teams are simulated. */
const NEAR_TEAMS = 2;
const NEIGHBOURS = 96;

/** Until so many chains are simulated in all. A small box has no neighbours left. */
export function visitingNeighbours({ prospects, tested, isSmall, order, teach }: Space, most: number): Stage {
  const visited = new Set<Prospect>();
  function* visit(): Steps<readonly ChainOrder[]> {
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
