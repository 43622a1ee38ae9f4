// The simulation: what a team makes in a week, from seeded randomness.
export { teamAnswer, variantAnswer } from './answer/team.ts';
export { type ChainValues, chainValues } from './chain-values.ts';
export { type Batch, type Chain, chainBefore, createRunner, FIRST_CHAINS, type Runner, runChains } from './chains.ts';
export { type Change, type CompareOptions, compareChanges, type Doubtful } from './compare.ts';
export { type Contributions, contributions, presence, type Upgrade, upgradesOf } from './contributions.ts';
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
export { cookableBy } from './solver-cookable.ts';
export { createSupplies, producersFor, type Supplies } from './solver-producers.ts';
export { producersOf, rankProducers, solveRecipe } from './solver-recipe.ts';
export type { Producer, SolvedTeam, SolveMember, SolveRequest, SolveResult, SolveSettings } from './solver-types.ts';
export type { Distribution, Distributions, MemberProfile } from './summary.ts';
export {
  datasetOf,
  type RankedSpecies,
  type Ranking,
  rankingOf,
  TIER_ENGINE_VERSION,
  type TierBorder,
  tierChoices,
  tierLevels,
  tierListOf,
  tierProduction,
} from './tierlist.ts';
export { type PreviousRanks, ranksOf, type TierFile, tierFileOf, tierListName } from './tierlist-file.ts';
export { coverageOf, scoreOf, supportValueOf, WEIGHTS as TIER_WEIGHTS } from './tierlist-score.ts';
export type {
  TierChoice,
  TierDish,
  TierLetter,
  TierList,
  TierScoring,
  TierSpecies,
  TierVariant,
} from './tierlist-types.ts';
export { createTierWork, type TierPart, type TierWork, tierParts } from './tierlist-work.ts';
export { type Trace, type TraceKey, trace } from './trace.ts';
export type { ENGINE_VERSION } from './version.ts';
