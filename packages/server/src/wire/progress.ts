// How far a player has come (pot, recipes, areas): checked against the own edition when set, and cut to it when read.
import { EDITIONS, type Game, gameOf } from '@oversleep/game';
import { refuse } from '../problems.ts';
import { findInAny, readOrRefuse } from './read.ts';

export type NumberByName = Readonly<Record<string, number>>;

/** A value that only another edition allows: refused when a player sets it, kept when it comes from an export. */
export type Bounds = 'own' | 'any';

const gamesOf = (game: Game, bounds: Bounds): readonly Game[] =>
  bounds === 'own' ? [game] : [game, ...EDITIONS.map(gameOf)];

export function checkPotSize(game: Game, potSize: number, bounds: Bounds = 'own'): void {
  if (gamesOf(game, bounds).some(({ rules }) => rules.pot.sizes.includes(potSize))) return;
  throw refuse(
    'POT_SIZE_UNKNOWN',
    { size: potSize },
    { details: [`/potSize: The sizes are ${game.rules.pot.sizes.join(', ')}.`] },
  );
}

/** Levels by the names of recipes in the game's own spelling. */
export function readRecipes(game: Game, levels: NumberByName, bounds: Bounds = 'own'): NumberByName {
  const most = Math.max(...gamesOf(game, bounds).map(({ rules }) => rules.maxRecipeLevel));
  return readNumbers(levels, most, {
    what: 'Recipe level',
    known: (name) => findInAny(game, ({ recipes }) => recipes, name)?.name,
    unknown: (name) => `Recipe not found: ${name}`,
  });
}

/** Bonuses by the short names of islands. */
export function readAreas(game: Game, bonuses: NumberByName, bounds: Bounds = 'own'): NumberByName {
  const most = Math.max(...gamesOf(game, bounds).map(({ rules }) => rules.areaBonus.max));
  return readNumbers(bonuses, most, {
    what: 'Area bonus',
    known: (name) => findInAny(game, ({ islands }) => islands, name)?.shortName,
    unknown: (name) => `There is no ${name} in the game`,
  });
}

interface NumberField {
  readonly what: 'Recipe level' | 'Area bonus';
  readonly known: (name: string) => string | undefined;
  readonly unknown: (name: string) => string;
}

function readNumbers(numbers: NumberByName, most: number, { what, known, unknown }: NumberField): NumberByName {
  return readOrRefuse(what === 'Area bonus' ? 'AREA_BONUSES_INVALID' : 'RECIPE_LEVELS_INVALID', (report) => {
    const read = new Map<string, number>();
    for (const [given, number] of Object.entries(numbers)) {
      const name = known(given);
      if (name === undefined) report.problem(given, unknown(given));
      else if (read.has(name)) report.problem(given, `${name} is listed twice`);
      else if (number < 0 || number > most) report.problem(given, `${what} must be 0-${most}`);
      else read.set(name, number);
    }
    return Object.fromEntries(read);
  });
}

const cutTo = (numbers: NumberByName, most: number): Record<string, number> =>
  Object.fromEntries(Object.entries(numbers).map(([name, number]) => [name, Math.min(number, most)]));

export const fittingRecipes = ({ rules }: Pick<Game, 'rules'>, levels: NumberByName) =>
  cutTo(levels, rules.maxRecipeLevel);

export const fittingAreas = ({ rules }: Pick<Game, 'rules'>, bonuses: NumberByName) =>
  cutTo(bonuses, rules.areaBonus.max);
