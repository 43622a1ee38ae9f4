// Conditions of a search, the same as on the command line.
export { atLevel, isCandidate, wishesFor } from '@oversleep/engine';
