// What the stages of a search have in common: a stage says what to simulate until it is over, and may learn from what came of it.
import { TEAM_SIZE } from '@oversleep/game';
import type { TeamRequest } from '../request.ts';
import { type Contender, seatedLike } from './contender.ts';
import { createEstimator, type Estimator } from './estimate-team.ts';
import { estimatesBy } from './estimates.ts';
import { fullRequestOf } from './evaluate.ts';
import { createModel } from './model.ts';
import { createProspects, type Prospect, type Prospects } from './prospects.ts';
import type { Steps } from './steps.ts';
import { createTested, type Tested } from './tested.ts';
import type { ChainOrder, EstimateTeams, SearchQuestion } from './types.ts';
import { type Rules, rulesOf, teamCount } from './wishes.ts';

export interface Stage {
  /** What to simulate next, given the chains simulated so far; nothing: the stage is over. */
  readonly next: (steps: number) => Steps<readonly ChainOrder[]>;
  /** What came of each of its orders. */
  readonly onTested?: (contender: Contender, isNew: boolean) => void;
}

/** All that the stages share. */
export interface Space {
  readonly question: SearchQuestion;
  readonly fullRequest: TeamRequest;
  readonly rules: Rules;
  readonly estimator: Estimator;
  readonly estimate: EstimateTeams;
  readonly prospects: Prospects;
  readonly tested: Tested;
  /** So few teams that all are simulated. */
  readonly isSmall: boolean;
  /** So few that all are estimated. */
  readonly isCountable: boolean;
  /** Orders the first chains of these. */
  readonly order: (chosen: readonly Prospect[]) => readonly ChainOrder[];
  /** Corrects the estimates of all teams by what one really made. */
  readonly teach: (contender: Contender) => void;
}

const FEW_TEAMS = 1000;
const COUNTABLE = 12_000;
/** Of each team that is simulated for the first time. */
const FIRST_CHAINS = 2;
/** Assumed where a few chains say nothing about their own error. */
const UNKNOWN_ERROR = 0.05;

export function createSpace(question: SearchQuestion): Space {
  const { game, candidates, wishes, goal } = question;
  const fullRequest = fullRequestOf(question);
  const rules = rulesOf(game, candidates, wishes, TEAM_SIZE);
  const estimator = createEstimator({ ...fullRequest, members: [] }, fullRequest.members);
  const estimate = estimatesBy(estimator, fullRequest, goal);
  const model = createModel(candidates.length);
  const prospects = createProspects(candidates.length, estimate, model, rules);
  const tested = createTested();
  const count = teamCount(rules);
  return {
    question,
    fullRequest,
    rules,
    estimator,
    estimate,
    prospects,
    tested,
    isSmall: count <= FEW_TEAMS,
    isCountable: count <= COUNTABLE,
    order: (chosen) => {
      const [first] = tested.ranked();
      return chosen.map((prospect) => {
        prospect.simulated = true;
        // Members of the best team keep their seats, and so meet the same luck.
        const team = first ? seatedLike(first.team, prospect.team) : prospect.team;
        return { team, from: 0, count: FIRST_CHAINS };
      });
    },
    teach: ({ team, known: { mean, error } }) => {
      const prospect = prospects.get(team);
      const doubt = Number.isFinite(error) ? error : UNKNOWN_ERROR * mean;
      if (prospect) model.learn(prospect.parts, prospect.team, mean, doubt);
    },
  };
}
