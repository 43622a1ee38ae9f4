// Conditions of a search, as the command line has them too.
export { atLevel, takesPart, wishesFor } from '@oversleep/engine';
