// Says what the kitchen is calculated with.
import type { Game } from '@oversleep/game';

type Levels = Readonly<Record<string, number>>;

interface Kitchen {
  readonly pot: number;
  /** Set by the player. */
  readonly ownPot: boolean;
  readonly levels: Levels;
}

/** What is only assumed comes first. */
export function assumptionWords(game: Game, { pot, ownPot, levels }: Kitchen): string {
  const ownLevels = Object.keys(levels).length > 0;
  const assumed = [
    ownPot ? '' : `the largest pot (${pot})`,
    ownLevels ? '' : `every recipe at level ${game.rules.maxRecipeLevel}`,
  ].filter((word) => word !== '');
  const own = [ownPot ? `your pot of ${pot}` : '', ownLevels ? 'your recipe levels' : ''].filter((word) => word !== '');
  if (assumed.length === 0) return `With ${own.join(' and ')}.`;
  return `Assuming ${assumed.join(' and ')}${own.length > 0 ? `, with ${own.join(' and ')}` : ''}.`;
}

/** The level that all recipes have; undefined where the player keeps them apart. */
export function commonLevel({ recipes, rules }: Game, levels: Levels): number | undefined {
  const [first, ...others] = new Set(recipes.rows.map(({ name }) => levels[name] ?? rules.maxRecipeLevel));
  return others.length === 0 && first !== undefined && first > 0 ? first : undefined;
}
