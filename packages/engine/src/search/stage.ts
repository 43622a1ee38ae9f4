// What the stages of a search share: a stage orders simulations until it is finished, and may learn from their results.
import { TEAM_SIZE } from '@oversleep/game';
import type { TeamRequest } from '../request.ts';
import { type Contender, seatedLike } from './contender.ts';
import { createEstimator, type Estimator } from './estimate-team.ts';
import { estimatesBy } from './estimates.ts';
import { fullRequestOf } from './evaluate.ts';
import { createModel } from './model.ts';
import { createProspects, type Prospect, type Prospects } from './prospects.ts';
import { createTested, type SimulatedTeams } from './simulated-teams.ts';
import type { SearchSteps } from './steps.ts';
import type { ChainOrder, EstimateTeams, SearchQuestion } from './types.ts';
import { rulesOf, type TeamRules, teamCount } from './wishes.ts';

export interface SearchStage {
  /** What to simulate next, given the chains so far; empty when the stage is finished. */
  readonly next: (steps: number) => SearchSteps<readonly ChainOrder[]>;
  /** Called with the result of each of its orders. */
  readonly onTested?: (contender: Contender, isNew: boolean) => void;
}

/** State shared by the stages. */
export interface Space {
  readonly question: SearchQuestion;
  readonly fullRequest: TeamRequest;
  readonly rules: TeamRules;
  readonly estimator: Estimator;
  readonly estimate: EstimateTeams;
  readonly prospects: Prospects;
  readonly tested: SimulatedTeams;
  /** Few enough teams to simulate all. */
  readonly isSmall: boolean;
  /** Few enough teams to estimate all. */
  readonly isCountable: boolean;
  /** Orders the first chains of these prospects. */
  readonly order: (chosen: readonly Prospect[]) => readonly ChainOrder[];
  /** Corrects all estimates by one team's simulated result. */
  readonly teach: (contender: Contender) => void;
}

const FEW_TEAMS = 1000;
const COUNTABLE = 12_000;
/** Chains of a team's first simulation. */
const FIRST_CHAINS = 2;
/** Relative error assumed where the chains are too few to estimate it. */
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
        // Members of the best team keep their seats, and so their random numbers.
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
