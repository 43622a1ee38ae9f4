// What a nature changes, in long and short words.
import type { Creature, Nature, NatureModifier } from '@oversleep/game';

export type Changed = Exclude<NatureModifier, 'neutral'>;

export const MODIFIER_WORDS: Readonly<Record<Changed, { readonly long: string; readonly short: string }>> = {
  speed: { long: 'Speed of help', short: 'Speed' },
  ingredient: { long: 'Ingredient finding', short: 'Ing' },
  skill: { long: 'Main skill chance', short: 'Skill' },
  energy: { long: 'Energy recovery', short: 'Energy' },
  exp: { long: 'EXP gains', short: 'EXP' },
};

export type NatureChange = Pick<Nature, 'positiveModifier' | 'negativeModifier' | 'mint'>;

/** Nothing for a nature without effect. */
export function changesOf({
  positiveModifier,
  negativeModifier,
}: NatureChange): { up: Changed; down: Changed } | undefined {
  return positiveModifier === 'neutral' || negativeModifier === 'neutral'
    ? undefined
    : { up: positiveModifier, down: negativeModifier };
}

/** Where there is room for a word only. */
export const natureText = ({ nature, mint }: Pick<Creature, 'nature' | 'mint'>): string =>
  mint ? `${nature} (mint)` : nature;
