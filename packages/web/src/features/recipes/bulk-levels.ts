// Several recipe levels at once: from a typed or pasted list, or the same step for all.

import { type Game, namesOf, type Recipe } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import { type Levels, plain, type RecipeListRow } from './recipe-rows.ts';

const t = messages('recipes');

export interface ListReading {
  /** By name of the recipe. */
  readonly levels: Levels;
  /** One message for each line that could not be read. */
  readonly problems: readonly string[];
  /** The lines that could not be read, as they were. */
  readonly unread: readonly string[];
}

const LINE = /^(?<name>.*?)[\s,;:=\t|-]*(?:\b(?:lv|lvl|level)\.?)?\s*(?<level>\d{1,3})\s*$/i;

/** One recipe a line, its level at the end: "Fancy Apple Curry 12". Level 0 is a recipe that is not known. */
export function readList(game: Game, text: string): ListReading {
  const levels: Record<string, number> = {};
  const problems: string[] = [];
  const unread: string[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line.trim() === '') continue;
    const reading = readLine(game, line, index + 1);
    if (typeof reading === 'string') {
      problems.push(reading);
      unread.push(line);
    } else levels[reading.recipe.name] = reading.level;
  }
  return { levels, problems, unread };
}

/** The recipe and level in a line, or what is wrong with it. */
function readLine(
  game: Game,
  text: string,
  line: number,
): { readonly recipe: Recipe; readonly level: number } | string {
  const { name = '', level = '' } = LINE.exec(text.replaceAll('"', ' ').trim())?.groups ?? {};
  if (level === '') return t('listProblems.noLevel', { line, text: text.trim() });
  const most = game.rules.maxRecipeLevel;
  if (Number(level) > most) return t('listProblems.tooHigh', { line, level: Number(level), most });
  const found = recipesCalled(game, plain(name));
  const [recipe] = found;
  if (!recipe) return t('listProblems.unknown', { line, name: name.trim() });
  if (found.length > 1) return t('listProblems.several', { line, name: name.trim(), count: found.length });
  return { recipe, level: Number(level) };
}

/** By the whole name in any language, else by a part of it that no other has. */
function recipesCalled(game: Game, name: string): readonly Recipe[] {
  if (name === '') return [];
  const named = game.recipes.rows.map((recipe) => ({
    recipe,
    names: [recipe.displayName, recipe.name, ...namesOf('recipes', recipe.name)].map(plain),
  }));
  const whole = named.filter(({ names }) => names.includes(name));
  return (whole.length > 0 ? whole : named.filter(({ names }) => names.some((known) => known.includes(name)))).map(
    ({ recipe }) => recipe,
  );
}

/** The levels as a list that can be read again. */
export const listOfLevels = (rows: readonly RecipeListRow[]): string =>
  rows.map(({ recipe, level }) => `${nameOf('recipes', recipe)} ${level}`).join('\n');

export type BulkStep = { readonly kind: 'set'; readonly level: number } | { readonly kind: 'raise' };

/** The same for all of them; a recipe that is not known has no level to raise. */
export function levelsAfter(game: Game, rows: readonly RecipeListRow[], step: BulkStep): Levels {
  const most = game.rules.maxRecipeLevel;
  return Object.fromEntries(
    rows.flatMap(({ recipe, level }) => {
      const next = step.kind === 'set' ? step.level : level === 0 ? 0 : Math.min(most, level + 1);
      return [[recipe.name, next] as const];
    }),
  );
}

/** Only what is another level than now, or said for the first time. */
export const changesOf = (rows: readonly RecipeListRow[], levels: Levels): Levels =>
  Object.fromEntries(
    rows.flatMap((row) => {
      const level = levels[row.recipe.name];
      return level === undefined || (level === row.level && row.isSet) ? [] : [[row.recipe.name, level] as const];
    }),
  );

/** What takes those changes back. A level that was never set counts as the one that is shown. */
export const levelsBefore = (rows: readonly RecipeListRow[], changes: Levels): Levels =>
  Object.fromEntries(
    rows.flatMap(({ recipe, level }) => (changes[recipe.name] === undefined ? [] : [[recipe.name, level] as const])),
  );
