// What reads rotations, loaded when a team has one.
export { withSwapPlan } from '@oversleep/engine';
