// Rough estimates of teams for a goal. The result is the same whichever worker computes it.

import type { Goal } from '@oversleep/game';
import type { TeamRequest } from '../request.ts';
import { createEstimator, type Estimator } from './estimate-team.ts';
import { fullRequestOf } from './evaluate.ts';
import { goalPartsOf } from './goal.ts';
import type { EstimateTeams, SearchQuestion } from './types.ts';

export function estimatesBy(estimator: Estimator, fullRequest: TeamRequest, goal: Goal): EstimateTeams {
  const partsFor = goalPartsOf(fullRequest, goal);
  return (teams) => teams.map((team) => partsFor(estimator.parts(team)));
}

/** Creates its own estimator on first use. */
export function createEstimates(question: SearchQuestion): EstimateTeams {
  let estimate: EstimateTeams | undefined;
  return (teams) => {
    estimate ??= estimatesFor(question);
    return estimate(teams);
  };
}

function estimatesFor(question: SearchQuestion): EstimateTeams {
  const fullRequest = fullRequestOf(question);
  return estimatesBy(createEstimator({ ...fullRequest, members: [] }, fullRequest.members), fullRequest, question.goal);
}
