// The simulation: what a team makes in a week, from seeded randomness.
export { type Batch, type Chain, createRunner, type Runner, runChains } from './chains.ts';
export type * from './figures.ts';
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
export type { Distribution, Distributions, MemberProfile, Week } from './summary.ts';
