// The effective nature of a creature, which a White Mint neutralises.
import type { Game, Nature } from './types.ts';

/** A White Mint keeps the name and removes every effect. */
export const minted = (nature: Nature): Nature => ({
  ...nature,
  prettyName: `${nature.name} (no effect)`,
  positiveModifier: 'neutral',
  negativeModifier: 'neutral',
  frequency: 1,
  ingredient: 1,
  skill: 1,
  energy: 1,
  exp: 1,
  mint: true,
});

export function natureOf(
  { natures }: Pick<Game, 'natures'>,
  { nature, mint }: { readonly nature: string; readonly mint?: boolean | undefined },
): Nature {
  const born = natures.get(nature);
  return mint ? minted(born) : born;
}
