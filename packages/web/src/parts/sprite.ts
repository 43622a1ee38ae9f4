// Which file shows a species, and how large its pixels are.

/** Size of all sprites, in their own pixels. */
export const SPRITE = { width: 68, height: 56 } as const;

/** A sprite at its own size fits a disc of this size. */
const DISC_AT_ONE = 60;

export const spriteName = (species: string): string => species.toLowerCase();

export const spriteAddress = (species: string, shiny: boolean): string =>
  `/images/pokemon/${spriteName(species)}${shiny ? '_shiny' : ''}.png`;

/** Whole and half steps keep the pixels square on today's screens; below its own size a sprite is better smoothed. */
export function spriteScale(disc: number): { readonly scale: number; readonly isSmooth: boolean } {
  const wanted = disc / DISC_AT_ONE;
  if (wanted < 0.95) return { scale: wanted, isSmooth: true };
  return { scale: Math.max(1, Math.floor(wanted * 2 + 0.1) / 2), isSmooth: false };
}

export type FestiveForm = 'halloween' | 'holiday' | 'captain';

/** Festive forms share the sprite of the plain one and wear a badge. */
export function festiveForm(species: string): FestiveForm | undefined {
  const ending = species.toLowerCase().split('_').at(-1);
  return ending === 'halloween' || ending === 'holiday' || ending === 'captain' ? ending : undefined;
}
