// What one edition of the game has that another lacks, in a sentence, for choosing between them.
import type { Game } from '@oversleep/game';
import { listFormat } from '../messages/formats.ts';
import { messages } from '../messages/messages.ts';

const t = messages('shell');

const KINDS = [
  { of: 'species', more: 'edition.moreSpecies', fewer: 'edition.fewerSpecies' },
  { of: 'recipes', more: 'edition.moreRecipes', fewer: 'edition.fewerRecipes' },
  { of: 'ingredients', more: 'edition.moreIngredients', fewer: 'edition.fewerIngredients' },
  { of: 'islands', more: 'edition.moreIslands', fewer: 'edition.fewerIslands' },
] as const;

const listText = listFormat();

/** Such as "49 more Pokémon and 10 more recipes; levels to 70, subskills at 10, 25, 50, 70 and 80." */
export function differenceWords(game: Game, from: Game): string {
  const counts = KINDS.flatMap(({ of, more, fewer }) => {
    const change = game[of].rows.length - from[of].rows.length;
    return change === 0 ? [] : [t(change > 0 ? more : fewer, { count: Math.abs(change) })];
  });
  const { maxLevel, subskillUnlockLevels } = game.rules;
  const unlocks = listText(subskillUnlockLevels.map(String));
  const rules = [
    ...(maxLevel === from.rules.maxLevel ? [] : [t('edition.maxLevel', { level: maxLevel })]),
    ...(unlocks === listText(from.rules.subskillUnlockLevels.map(String))
      ? []
      : [t('edition.unlocks', { levels: unlocks })]),
  ];
  const parts = [listText(counts), rules.join(', ')].filter((part) => part !== '');
  return parts.length === 0 ? t('edition.someDiffer') : t('edition.differences', { list: parts.join('; ') });
}
