// What reads rotations, loaded when a team has one.
export { withRotation } from '@oversleep/engine';
