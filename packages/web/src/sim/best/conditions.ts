// Conditions of a search, as the command line has them too.
export { atLevel, isCandidate, wishesFor } from '@oversleep/engine';
