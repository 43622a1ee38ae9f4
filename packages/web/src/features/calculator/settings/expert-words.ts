// What the rules of an expert island mean, in words.
import type { ExpertBonus, ExpertRules } from '@oversleep/game';
import type { Role } from './island-draft.ts';

export const roleText = (role: Exclude<Role, undefined>): string => (role === 'main' ? 'Main' : 'Sub');

/** A factor on the interval between helps, as players think of it. */
function speedText(frequency: number): string | undefined {
  if (frequency === 1) return undefined;
  const percent = Math.round(Math.abs(1 - frequency) * 100);
  return `${percent}% ${frequency < 1 ? 'less' : 'more'} time between helps`;
}

/** What it means to be a favourite, or not to be one. */
export function rulesText({ main, others }: ExpertRules): string {
  const favoured = [
    speedText(main.frequency),
    main.skillLevel > 0 ? `${main.skillLevel} more skill level` : undefined,
    main.carry > 0 ? `room for ${main.carry} more` : undefined,
  ].filter((word) => word !== undefined);
  const rest = speedText(others.frequency);
  const first = favoured.length > 0 ? `With the main favourite: ${favoured.join(', ')}.` : '';
  return [first, rest === undefined ? '' : `Without a favourite: ${rest}.`].filter((text) => text !== '').join(' ');
}

export function bonusText({ skillWeek, berryWeek, ingredientWeek }: ExpertRules, bonus: ExpertBonus): string {
  switch (bonus) {
    case 'skill':
      return `Favourites trigger their main skill ${skillWeek.chance} times as often.`;
    case 'berry':
      return `Favourite berries count ${berryWeek.multiplier} times.`;
    case 'ingredient':
      return ingredientWeek
        ? `Favourites bring ${ingredientWeek.amount} more ingredient per drop; specialists bring ${ingredientWeek.extra} more on top, ${Math.round(ingredientWeek.extraChance * 100)}% of the time.`
        : 'Ingredients are as usual on this island.';
  }
}
