// What one edition of the game has that another lacks, in a sentence, for choosing between them.
import type { Game } from '@oversleep/game';

const KINDS = [
  { of: 'species', one: 'Pokémon', many: 'Pokémon' },
  { of: 'recipes', one: 'recipe', many: 'recipes' },
  { of: 'ingredients', one: 'ingredient', many: 'ingredients' },
  { of: 'islands', one: 'island', many: 'islands' },
] as const;

const LIST = new Intl.ListFormat('en');

/** Such as "49 more Pokémon and 10 more recipes; levels to 70, subskills at 10, 25, 50, 70 and 80." */
export function differenceWords(game: Game, from: Game): string {
  const counts = KINDS.flatMap(({ of, one, many }) => {
    const more = game[of].rows.length - from[of].rows.length;
    const count = Math.abs(more);
    return count === 0 ? [] : [`${count} ${more > 0 ? 'more' : 'fewer'} ${count === 1 ? one : many}`];
  });
  const { maxLevel, subskillUnlockLevels } = game.rules;
  const unlocks = LIST.format(subskillUnlockLevels.map(String));
  const rules = [
    ...(maxLevel === from.rules.maxLevel ? [] : [`levels to ${maxLevel}`]),
    ...(unlocks === LIST.format(from.rules.subskillUnlockLevels.map(String)) ? [] : [`subskills at ${unlocks}`]),
  ];
  const parts = [LIST.format(counts), rules.join(', ')].filter((part) => part !== '');
  return parts.length === 0 ? 'Some figures differ.' : `${parts.join('; ')}.`;
}
