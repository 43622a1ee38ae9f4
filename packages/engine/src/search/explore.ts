// The second stage: estimates all teams where they can be counted, otherwise those on the way up from the obvious team.
// It simulates nothing.
import type { Prospects } from './prospects.ts';
import type { SearchStage, Space } from './stage.ts';
import { obviousTeam } from './starts.ts';
import type { SearchSteps } from './steps.ts';
import type { TeamOfCandidates } from './types.ts';

/** Uses the plain estimate: the few proposed teams are alike, so the model learns from them afterwards. */
export function exploring({ rules, prospects, tested, isCountable, teach }: Space): SearchStage {
  return {
    *next() {
      if (isCountable) yield* prospects.lookAtAll();
      else yield* climbFrom(prospects, obviousTeam(rules, prospects.alone));
      for (const contender of tested.inOrder()) teach(contender);
      return [];
    },
  };
}

/**
 * Makes one change after the other while the plain estimate improves; the model has learnt elsewhere and would mislead
 * here.
 */
export function* climbFrom(
  prospects: Pick<Prospects, 'look' | 'expand'>,
  start: TeamOfCandidates | undefined,
): SearchSteps<void> {
  let here = start && prospects.look(start);
  while (here && !here.expanded) {
    const best = yield* prospects.expand(here, true);
    if (best && best.estimate > here.estimate) here = best;
  }
}
