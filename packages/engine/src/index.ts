// The simulation: what a team makes in a week, from seeded randomness.

export { type ChainValues, chainValues } from './answer/chain-values.ts';
export { type CompareOptions, compareChanges, type RankedChange } from './answer/compare.ts';
export { compareTeams, type TeamComparison } from './answer/compare-teams.ts';
export { presence, type Upgrade, upgradesOf } from './answer/contributions.ts';
export { createGains } from './answer/gains.ts';
export { type IdealKind, type IdealScores, idealBuild, idealBuilds, idealRounds } from './answer/ideal.ts';
export {
  type PatchAnswer,
  type PatchEffect,
  type PatchedTeam,
  type PatchQuestion,
  type PatchStep,
  patchSteps,
  wholePatch,
} from './answer/patch.ts';
export {
  createSimulation,
  DEFAULT_PRECISION,
  DEFAULT_SEED,
  type Progress,
  type SimulateOptions,
  type Simulation,
  simulateRequest,
  type TeamResult,
} from './answer/simulate.ts';
export { teamAnswer, variantAnswer } from './answer/team.ts';
export type {
  CookedRecipe,
  CookingFigures,
  MemberFigures,
  Produce,
  Strength,
  StrengthFigures,
  TeamFigures,
  TypeFigures,
} from './figures/types.ts';
export type { Moment } from './loop/moment.ts';
export { type Plan, planOf } from './loop/plan.ts';
export { METHOD, type Method } from './method.ts';
export { checkCandidates, checkTeam, lineupsByExternalId, validateRequest } from './read-request.ts';
export { REFERENCE_METHOD, referenceRules } from './reference.ts';
export {
  type CheckedTeam,
  type RequestMember,
  requestOf,
  type TeamMember,
  type TeamRequest,
  type TeamSettings,
} from './request.ts';
export { atLevel, isCandidate, wishesFor } from './search/conditions.ts';
export { createEstimates } from './search/estimates.ts';
export { createEvaluation, type Evaluate, evaluating } from './search/evaluate.ts';
export { conflictingWishes, type WishName } from './search/feasible.ts';
export { createSearch, type Search, type SearchOptions, searchSteps } from './search/search.ts';
export {
  type ComparedAnswer,
  createSearchWithBaseline,
  membersWithBaseline,
  type SearchWithBaseline,
} from './search/search-with-baseline.ts';
export { shortlist } from './search/shortlist.ts';
export { runWithBreaks } from './search/steps.ts';
export { questionOf, type SearchTask } from './search/task.ts';
export type {
  ChainOrder,
  ChainOutcome,
  EstimateTeams,
  FoundTeam,
  GoalParts,
  Lead,
  SearchAnswer,
  SearchQuestion,
  TeamOfCandidates,
  Wishes,
} from './search/types.ts';
export { ImpossibleWish, rulesOf } from './search/wishes.ts';
export {
  createWorkerGroup,
  runSearchRounds,
  type SearchWorker,
  type StopSignal,
  type WorkerGroup,
} from './search/worker-group.ts';
export { cookableBy } from './solver/cookable.ts';
export { createSupplies, producersFor, type Supplies } from './solver/producers.ts';
export { producersOf, rankProducers, solveRecipe } from './solver/recipe.ts';
export type { Producer, SolvedTeam, SolveMember, SolveRequest, SolveResult, SolveSettings } from './solver/types.ts';
export {
  type Chain,
  type Chains,
  chainBefore,
  createRunner,
  FIRST_CHAINS,
  type Runner,
  runChains,
} from './statistics/chains.ts';
export type { Estimate } from './statistics/regression.ts';
export type { Distribution, Distributions } from './statistics/summary.ts';
export { raiseCost, raised, teamSteps } from './steps/steps.ts';
export type { GrowthStep, StepCost, StepKind } from './steps/types.ts';
export { type Between, runSteps, runToEnd } from './stepwise.ts';
export type { MemberProfile } from './stories/profile.ts';
export { createTracer, type Trace, type TraceKey } from './stories/trace.ts';
export { type WeekEnergy, weekEnergy } from './stories/week-energy.ts';
export { type Against, compareWithFixed, type Gain } from './swaps/against.ts';
export { type NamedSwapPlan, type NamedSwapPlans, namedSwapPlans } from './swaps/answer.ts';
export { type SwapsAnswer, type SwapsOptions, searchSwapPlans } from './swaps/search.ts';
export { type PreviousRanks, ranksOf, type TierFile, tierFileOf, tierListName } from './tierlist/file.ts';
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
} from './tierlist/list.ts';
export { coverageOf, scoreOf, supportValueOf, weightsOf as tierWeights } from './tierlist/score.ts';
export type {
  TierChoice,
  TierDish,
  TierLetter,
  TierList,
  TierScoring,
  TierSpecies,
  TierVariant,
} from './tierlist/types.ts';
export { createTierWork, type TierPart, type TierWork, tierParts } from './tierlist/work.ts';
export { ENGINE_VERSION, SEARCH_VERSION } from './version.ts';
export { answerWeek, type WeekOptions, weekSteps } from './week/answer.ts';
export type {
  CookOption,
  MealOption,
  Now,
  Spread,
  WeekAnswer,
  WeekMeal,
  WeekNight,
  WeekPolicy,
  WeekQuestion,
  WeekSleep,
} from './week/types.ts';
export { validateWeek } from './week/validate.ts';
export { withSwapPlan } from './with-swap-plan.ts';
