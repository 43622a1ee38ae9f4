// When to begin what comes with the figures: it neither delays their drawing nor begins for each of several quick edits.

/** Milliseconds after the figures. */
export const AFTER_FIGURES = 100;
