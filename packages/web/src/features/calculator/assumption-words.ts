// Says what the kitchen is calculated with.
import type { Filler, Game } from '@oversleep/game';

type Levels = Readonly<Record<string, number>>;

interface Kitchen {
  readonly pot: number;
  /** Set by the player. */
  readonly ownPot: boolean;
  readonly levels: Levels;
  readonly filler: Filler;
  /** Chosen by the player. */
  readonly ownFiller: boolean;
}

const FILLER_WORDS: Readonly<Record<Filler, string>> = {
  never: 'nothing beside the dish',
  surplus: 'surplus in the pot',
  always: 'all leftovers in the pot',
};

const listed = (words: readonly string[]): string =>
  words.length < 3 ? words.join(' and ') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;

/** What is only assumed comes first. */
export function assumptionWords(game: Game, { pot, ownPot, levels, filler, ownFiller }: Kitchen): string {
  const ownLevels = Object.keys(levels).length > 0;
  const assumed = [
    ownPot ? '' : `the largest pot (${pot})`,
    ownLevels ? '' : `every recipe at level ${game.rules.maxRecipeLevel}`,
    ownFiller ? '' : FILLER_WORDS[filler],
  ].filter((word) => word !== '');
  const own = [
    ownPot ? `your pot of ${pot}` : '',
    ownLevels ? 'your recipe levels' : '',
    ownFiller ? FILLER_WORDS[filler] : '',
  ].filter((word) => word !== '');
  if (assumed.length === 0) return `With ${listed(own)}.`;
  return `Assuming ${listed(assumed)}${own.length > 0 ? `, with ${listed(own)}` : ''}.`;
}

/** The level that all recipes have; undefined where the player keeps them apart. */
export function commonLevel({ recipes, rules }: Game, levels: Levels): number | undefined {
  const [first, ...others] = new Set(recipes.rows.map(({ name }) => levels[name] ?? rules.maxRecipeLevel));
  return others.length === 0 && first !== undefined && first > 0 ? first : undefined;
}
