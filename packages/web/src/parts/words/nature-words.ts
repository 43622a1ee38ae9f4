// The names of what a nature changes, in full and short.
import type { Creature, Nature, NatureModifier } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';

const t = messages('parts');

export type NatureEffect = Exclude<NatureModifier, 'neutral'>;

/** What natures can change, in the game's order. */
export const CHANGED = ['speed', 'ingredient', 'skill', 'energy', 'exp'] as const satisfies readonly NatureEffect[];

export const natureEffect = (changed: NatureEffect, isShort = false): string =>
  isShort ? t(`natureShort.${changed}`) : t(`natureEffects.${changed}`);

export type NatureChange = Pick<Nature, 'positiveModifier' | 'negativeModifier' | 'mint'>;

/** Nothing for a nature without effect. */
export function changesOf({
  positiveModifier,
  negativeModifier,
}: NatureChange): { up: NatureEffect; down: NatureEffect } | undefined {
  return positiveModifier === 'neutral' || negativeModifier === 'neutral'
    ? undefined
    : { up: positiveModifier, down: negativeModifier };
}

/** Where there is room for a word only. */
export const natureText = ({ nature, mint }: Pick<Creature, 'nature' | 'mint'>): string =>
  mint ? t('nature.withMint', { nature }) : nature;
