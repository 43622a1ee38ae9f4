// The simulation: what a team makes in a week, from seeded randomness.
export { teamAnswer, variantAnswer } from './answer/team.ts';
export { type ChainValues, chainValues } from './chain-values.ts';
export { type Batch, type Chain, createRunner, type Runner, runChains } from './chains.ts';
export { type Change, type CompareOptions, compareChanges, type Doubtful } from './compare.ts';
export { type Contributions, contributions, type Upgrade, upgradesOf } from './contributions.ts';
export type {
  CookedRecipe,
  CookingFigures,
  MemberFigures,
  Produce,
  Strength,
  TeamFigures,
  TeamStrength,
  TypeFigures,
} from './figure-types.ts';
export { type IdealKind, type IdealScores, idealBuild, idealBuilds } from './ideal.ts';
export type { Moment } from './moment.ts';
export { type Plan, planOf } from './plan.ts';
export { referenceRules } from './reference.ts';
export {
  type RequestMember,
  requestOf,
  type TeamMember,
  type TeamRequest,
  type TeamSettings,
  validateRequest,
} from './request.ts';
export {
  CHUNK,
  createSimulation,
  DEFAULT_PRECISION,
  DEFAULT_SEED,
  type Progress,
  type SimulateOptions,
  type Simulation,
  simulateRequest,
  simulateTeam,
  type TeamResult,
} from './simulate.ts';
export { producersFor, rankProducers, solveRecipe } from './solver-recipe.ts';
export type { Producer, SolvedTeam, SolveRequest, SolveResult, SolveSettings } from './solver-types.ts';
export type { Distribution, Distributions, MemberProfile, Week } from './summary.ts';
export { type Trace, type TraceKey, trace } from './trace.ts';
