// The second stage: estimates of all teams where they can be counted, otherwise of those on the way up from the obvious team. Nothing is simulated.
import type { Prospects } from './prospects.ts';
import type { Space, Stage } from './stage.ts';
import { obviousTeam } from './starts.ts';
import type { Steps } from './steps.ts';
import type { TeamOfCandidates } from './types.ts';

/** By the plain estimate: the few teams of the proposal are alike, so what they teach comes after it. */
export function exploring({ rules, prospects, tested, isCountable, teach }: Space): Stage {
  return {
    *next() {
      if (isCountable) yield* prospects.lookAtAll();
      else yield* climbFrom(prospects, obviousTeam(rules, prospects.alone));
      for (const contender of tested.inOrder()) teach(contender);
      return [];
    },
  };
}

/** One change after the other, as long as it helps by the plain estimate: what the model has learnt elsewhere leads astray here. */
export function* climbFrom(
  prospects: Pick<Prospects, 'look' | 'expand'>,
  start: TeamOfCandidates | undefined,
): Steps<void> {
  let here = start && prospects.look(start);
  while (here && !here.expanded) {
    const best = yield* prospects.expand(here, true);
    if (best && best.estimate > here.estimate) here = best;
  }
}
