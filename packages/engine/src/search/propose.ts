// The first stage: a quick proposal from the candidates that are best alone and single changes to them.
import type { SearchStage, Space } from './stage.ts';
import { obviousTeam } from './starts.ts';
import { type SearchSteps, withoutHelpers } from './steps.ts';
import type { ChainOrder } from './types.ts';

const PROPOSED = 8;

export function proposing({ rules, prospects, isSmall, order }: Space): SearchStage {
  let isDone = false;
  function* propose(): SearchSteps<readonly ChainOrder[]> {
    yield* prospects.estimateAlone();
    const obvious = obviousTeam(rules, prospects.alone);
    const start = obvious && prospects.look(obvious);
    // All teams of a small box are simulated anyway.
    if (!start || isSmall) return [];
    yield* withoutHelpers(prospects.expand(start));
    // The later stages look at it together with all other candidates.
    start.expanded = false;
    return order(prospects.ranked().slice(0, PROPOSED));
  }
  return {
    *next() {
      const orders = isDone ? [] : yield* propose();
      isDone = true;
      return orders;
    },
  };
}
