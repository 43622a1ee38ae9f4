// Which file shows a species, and how large its pixels are.

/** How much of the disc a sprite may take. */
const ROOM = 0.88;

export const spriteName = (species: string): string => species.toLowerCase();

export const spriteAddress = (species: string, shiny: boolean): string =>
  `/images/pokemon/${spriteName(species)}${shiny ? '_shiny' : ''}.png`;

/** As large as fits, in whole steps (or one and a half), which keep the pixels square; below its own size a sprite is better smoothed. */
export function spriteScale(disc: number, width: number, height: number): number {
  const fitting = (disc * ROOM) / Math.max(width, height);
  if (fitting < 1) return fitting;
  return fitting < 2 ? Math.floor(fitting * 2) / 2 : Math.min(Math.floor(fitting), LARGEST);
}

/** Larger pixels than this look like a mosaic. */
const LARGEST = 4;

export type FestiveForm = 'halloween' | 'holiday' | 'captain';

/** Festive forms share the sprite of the plain one and wear a badge. */
export function festiveForm(species: string): FestiveForm | undefined {
  const ending = species.toLowerCase().split('_').at(-1);
  return ending === 'halloween' || ending === 'holiday' || ending === 'captain' ? ending : undefined;
}
