// The rules of Expert Mode in words.
import type { ExpertBonus, ExpertRules } from '@oversleep/game';
import { listFormat } from '../../../messages/formats.ts';
import { messages } from '../../../messages/messages.ts';
import type { Role } from './island-draft.ts';

const t = messages('calculatorSettings');

const listed = listFormat({ type: 'unit' });

export const roleText = (role: Exclude<Role, undefined>): string => t(`expert.${role}`);

/** A factor on the interval between helps, as players think of it. */
function speedText(frequency: number): string | undefined {
  if (frequency === 1) return undefined;
  return t(frequency < 1 ? 'expert.faster' : 'expert.slower', { share: Math.abs(1 - frequency) });
}

/** What it means to be a favourite, or not to be one. */
export function rulesText({ main, others }: ExpertRules): string {
  const favoured = [
    speedText(main.frequency),
    main.skillLevel > 0 ? t('expert.skillLevel', { levels: main.skillLevel }) : undefined,
    main.carry > 0 ? t('expert.carry', { amount: main.carry }) : undefined,
  ].filter((text) => text !== undefined);
  const rest = speedText(others.frequency);
  return [
    ...(favoured.length > 0 ? [t('expert.mainRules', { effects: listed(favoured) })] : []),
    ...(rest === undefined ? [] : [t('expert.otherRules', { effects: rest })]),
  ].join(' ');
}

export function bonusText({ skillWeek, berryWeek, ingredientWeek }: ExpertRules, bonus: ExpertBonus): string {
  switch (bonus) {
    case 'skill':
      return t('expert.skillWeek', { times: skillWeek.chance });
    case 'berry':
      return t('expert.berryWeek', { times: berryWeek.multiplier });
    case 'ingredient': {
      if (!ingredientWeek) return t('expert.ingredientNone');
      const { amount, extra, extraChance } = ingredientWeek;
      return t('expert.ingredientWeek', { amount, extra, chance: extraChance });
    }
  }
}
