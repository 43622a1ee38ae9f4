// The colour of an element type, and mixtures of the palette for pictures: no picture brings colours of its own.
import type { ElementType } from '@oversleep/game';

export const typeColour = (type: ElementType): string => `var(--type-${type})`;

/** So much of the first token, the rest of the second. */
export const mixed = (token: string, percent: number, other: string): string =>
  `color-mix(in oklab, var(--${token}) ${percent}%, var(--${other}))`;
