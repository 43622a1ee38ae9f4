// What the forecast assumes, each in a few words.
import type { Creature, LookIn, PlayerWeek } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { timesText } from '../../parts/figures/times-text.ts';
import { lookInKind } from './look-in.ts';
import { rangeText } from './week-words.ts';

const t = messages('week');

/** "46 ingredients" */
export function bagText({ bag }: PlayerWeek): string {
  const amounts = Object.values(bag);
  if (amounts.length === 0) return t('assume.estimated');
  return t('bag.value', { count: amounts.reduce((sum, amount) => sum + amount, 0) });
}

/** "62 to 104" */
export function energyText({ energy }: PlayerWeek, creatures: readonly Creature[]): string {
  const known = creatures.flatMap(({ externalId }) => energy[externalId] ?? []);
  if (known.length === 0) return t('assume.estimated');
  return rangeText(String(Math.min(...known)), String(Math.max(...known)));
}

/** "every 4 hours" */
export function lookInText(lookIn: LookIn): string {
  if (lookIn === 'always') return t(`checks.${lookInKind(lookIn)}`);
  return 'at' in lookIn ? timesText(lookIn.at) : t('checks.value', { hours: lookIn.everyHours });
}

/** "Master 12 · spares as filler" */
export const cookingText = ({ rank, filler, sunday, tasty, pot }: PlayerWeek): string =>
  [
    rank ?? t('style.noRank'),
    t(`style.with.${filler}`),
    ...(sunday ? [] : [t('style.notSaving')]),
    ...(tasty > 0 ? [t('bonuses.tastyValue', { tasty })] : []),
    ...(pot > 0 ? [t('bonuses.potValue', { pot })] : []),
  ].join(' · ');
