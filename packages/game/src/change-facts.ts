// What an update of the game changed, as data: each change with a title and a fact for everything that differs.
// The web app and the command line have the sentences, one for each code.
import { canonical } from './canonical.ts';
import type { EditionChange } from './changes.ts';
import { amountBounds } from './skills.ts';
import type { Effect, Game, IngredientSet, MainSkill } from './types.ts';

/** Names are texts of the game. Shares are 0 to 1. */
export type ChangeValue =
  | number
  | string
  | boolean
  | null
  | { readonly amount: number; readonly name: string }
  | { readonly least: number; readonly most: number }
  | { readonly share: number }
  | { readonly list: readonly ChangeValue[] };

export interface ChangeFact {
  readonly code: string;
  /** `level`, `slot` and `count` are always numbers; `was` and `is` are the values in both games. */
  readonly values: Readonly<Record<string, ChangeValue>>;
  /** The skill level that the fact is about. */
  readonly level?: number;
}

export interface DescribedChange {
  readonly title: ChangeFact;
  readonly facts: readonly ChangeFact[];
}

const fact = (code: string, values: ChangeFact['values'] = {}): ChangeFact => ({ code, values });

/** `before` is the older edition, `after` the newer one. */
export function describeChange(change: EditionChange, before: Game, after: Game): DescribedChange {
  const { kind, fields, table, row } = change;
  if (table === 'rules') {
    const [field = ''] = fields;
    return {
      title: fact(field),
      facts: ruleFacts(field, Reflect.get(before.rules, field), Reflect.get(after.rules, field)),
    };
  }
  const [was, is] = [rowIn(before, change), rowIn(after, change)];
  const title = titleOf(is ?? was, row);
  if (kind === 'new') return { title, facts: [newFact(change, after)] };
  if (kind === 'gone') return { title, facts: [fact('gone')] };
  if (table === 'skills')
    return { title, facts: skillFacts(before.skills.get(row), after.skills.get(row), fields, after) };
  return {
    title,
    facts: fields.flatMap((field) =>
      leafFacts(joined(table, field), Reflect.get(was ?? {}, field), Reflect.get(is ?? {}, field)),
    ),
  };
}

function rowIn(game: Game, { table, row }: EditionChange): object | undefined {
  switch (table) {
    case 'rules':
      return game.rules;
    case 'levels':
      return game.levels.find(({ level }) => String(level) === row);
    case 'ribbons':
      return game.ribbons.find(({ level }) => String(level) === row);
    case 'recipes':
      return game.recipes.find(row) ?? Object.values(game.mixedDishes).find(({ name }) => name === row);
    default:
      return game[table].find(row);
  }
}

function titleOf(row: unknown, key: string): ChangeFact {
  const name = nameOf(row);
  if (name !== undefined) return fact('name', { name });
  return fact(isRecord(row) && 'hours' in row ? 'ribbon' : 'level', { level: Number(key) });
}

/** Display name of a row. */
function nameOf(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null) return undefined;
  const name = ['displayName', 'longName', 'name'].map((field): unknown => Reflect.get(row, field)).find(Boolean);
  return typeof name === 'string' ? name : undefined;
}

function newFact({ table, row }: EditionChange, game: Game): ChangeFact {
  switch (table) {
    case 'species': {
      const { specialty, berry, skill } = game.species.get(row);
      return fact('newSpecies', { specialty, berry: berry.displayName, skill: skill.name });
    }
    case 'skills':
      return fact('newSkill', { skill: row, level: game.skills.get(row).maxLevel });
    case 'recipes': {
      const recipe = game.recipes.find(row);
      return recipe
        ? fact('newRecipe', { type: recipe.type, ingredients: setsIn(recipe.ingredients) })
        : fact('newRow');
    }
    case 'ingredients':
      return fact('newIngredient', { value: game.ingredients.get(row).value });
    case 'islands':
      return fact('newIsland');
    case 'levels':
      return fact('newLevel');
    default:
      return fact('newRow');
  }
}

const setsIn = (sets: readonly IngredientSet[]): ChangeValue => ({
  list: sets.map(({ ingredient, amount }) => ({ amount, name: ingredient.longName })),
});

// ── Fields ───────────────────────────────────────────────────────────────────────────────────────────────────────────

/** A code of several names: species and carrySize are speciesCarrySize. */
const joined = (first: string, second: string): string => first + second.charAt(0).toUpperCase() + second.slice(1);

/** A fact for each value inside that differs; lists are one value. */
function leafFacts(code: string, was: unknown, is: unknown): readonly ChangeFact[] {
  if (isRecord(was ?? {}) && isRecord(is ?? {}) && (was ?? is ?? undefined) !== undefined) {
    const [old, fresh] = [isRecord(was) ? was : {}, isRecord(is) ? is : {}];
    return [...new Set([...Object.keys(old), ...Object.keys(fresh)])].flatMap((key) =>
      leafFacts(joined(code, key), old[key], fresh[key]),
    );
  }
  const values = { was: changeValue(was, code), is: changeValue(is, code) };
  if (canonical([was]) === canonical([is])) return [];
  return [
    canonical([values.was]) === canonical([values.is])
      ? fact(joined(code, 'version'), { is: values.is })
      : fact(code, values),
  ];
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

function changeValue(value: unknown, code = ''): ChangeValue {
  if (value === undefined || value === null) return null;
  if (typeof value === 'number') return code.endsWith('Chance') ? { share: value } : value;
  if (typeof value === 'boolean' || typeof value === 'string') return value;
  if (Array.isArray(value)) return { list: value.map((part: unknown) => changeValue(part)) };
  if (typeof value === 'object' && 'ingredient' in value && 'amount' in value)
    return { amount: Number(value.amount), name: nameOf(value.ingredient) ?? '' };
  return nameOf(value) ?? '';
}

// ── Rules ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Energies at which meals are compared. */
const MEAL_ENERGIES = [0, 20, 40, 60, 80, 100];

function ruleFacts(field: string, was: unknown, is: unknown): readonly ChangeFact[] {
  switch (field) {
    case 'subskillUnlockLevels':
      return slotFacts('subskillSlot', was, is);
    case 'ingredientUnlockLevels':
      return slotFacts('ingredientSlot', was, is);
    case 'rounding':
      return [fact(is === 'game' ? 'roundedAsGame' : 'roundedAsSource')];
    case 'speedBrackets':
      return [fact('speedBrackets', { was: startsOf(was), is: startsOf(is) })];
    case 'pot':
      return potFacts(was, is);
    case 'energy':
      return energyFacts(was, is);
    default:
      return leafFacts(field, was, is);
  }
}

function slotFacts(code: string, was: unknown, is: unknown): readonly ChangeFact[] {
  const [old, fresh]: readonly (readonly unknown[])[] = [was, is].map((list) => (Array.isArray(list) ? list : []));
  return Array.from({ length: Math.max(old?.length ?? 0, fresh?.length ?? 0) }, (_, slot) => slot).flatMap((slot) =>
    old?.[slot] === fresh?.[slot]
      ? []
      : [fact(code, { slot: slot + 1, was: changeValue(old?.[slot]), is: changeValue(fresh?.[slot]) })],
  );
}

/** Energies at which another helping speed begins. */
function startsOf(brackets: unknown): ChangeValue {
  const rows: readonly unknown[] = Array.isArray(brackets) ? brackets : [];
  return { list: rows.slice(0, -1).map((row) => changeValue(isRecord(row) ? row.from : undefined)) };
}

/** A pot grows step by step, so its sizes are shown from the smallest to the largest. */
function potFacts(was: unknown, is: unknown): readonly ChangeFact[] {
  if (!isRecord(was) || !isRecord(is) || !Array.isArray(was.sizes) || !Array.isArray(is.sizes))
    return leafFacts('pot', was, is);
  const range = (sizes: readonly unknown[]): ChangeValue => {
    const numbers = sizes.map(Number);
    return { least: Math.min(...numbers), most: Math.max(...numbers) };
  };
  const sizes =
    canonical([was.sizes]) === canonical([is.sizes])
      ? []
      : [fact('potSizes', { was: range(was.sizes), is: range(is.sizes) })];
  return [...sizes, ...leafFacts('pot', { ...was, sizes: 0 }, { ...is, sizes: 0 })];
}

function energyFacts(was: unknown, is: unknown): readonly ChangeFact[] {
  if (!isRecord(was) || !isRecord(is)) return leafFacts('energy', was, is);
  const [old, fresh] = [mealEnergies(was.meals), mealEnergies(is.meals)];
  const meals =
    canonical([old]) === canonical([fresh])
      ? []
      : [fact('mealEnergy', { at: { list: MEAL_ENERGIES }, was: { list: old }, is: { list: fresh } })];
  return [...meals, ...leafFacts('energy', { ...was, meals: 0 }, { ...is, meals: 0 })];
}

function mealEnergies(meals: unknown): readonly ChangeValue[] {
  const rows: readonly unknown[] = Array.isArray(meals) ? meals : [];
  return MEAL_ENERGIES.map((at) => {
    const row = rows.find((meal) => isRecord(meal) && Number(meal.from) <= at);
    return changeValue(isRecord(row) ? row.energy : undefined);
  });
}

// ── Skills ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function skillFacts(
  was: MainSkill,
  is: MainSkill,
  fields: readonly string[],
  { skills }: Pick<Game, 'skills'>,
): readonly ChangeFact[] {
  // Effects come first.
  const order = (field: string) => (field === 'effects' ? 0 : field === 'rp' ? 2 : 1);
  return fields
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((field) => {
      switch (field) {
        case 'effects': {
          const facts = effectFacts(was, is);
          return facts.length > 0 ? facts : [fact('skillTargets')];
        }
        case 'copies':
          return copyFacts(was, is);
        case 'chosenPercentages':
          return chosenFacts(was, is, (key) => skills.find(key)?.name ?? key);
        default:
          return leafFacts(joined('skill', field), Reflect.get(was, field), Reflect.get(is, field));
      }
    });
}

function effectFacts(was: MainSkill, is: MainSkill): readonly ChangeFact[] {
  const levels = Array.from({ length: is.maxLevel }, (_, i) => i + 1);
  return is.effects.flatMap((effect, i) => {
    const { unit } = effect;
    const old = was.effects[i];
    const amounts = levels.flatMap((level) => {
      const [before, after] = [amountAt(was, old, level), amountAt(is, effect, level)];
      if (canonical([before]) === canonical([after])) return [];
      const values = { level, unit, is: after };
      return [{ level, ...(before === null ? fact('newEffect', values) : fact('effect', { ...values, was: before })) }];
    });
    const shares = { was: { share: old?.chance ?? 1 }, is: { share: effect.chance ?? 1 } };
    return old && old.chance !== effect.chance ? [...amounts, fact('effectChance', { unit, ...shares })] : amounts;
  });
}

function amountAt({ maxLevel }: MainSkill, effect: Effect | undefined, level: number): ChangeValue {
  if (!effect || level > maxLevel) return null;
  const [least, most] = amountBounds(effect.amount, level);
  return least === most ? least : { least, most };
}

function copyFacts({ copies: was }: MainSkill, { copies: is }: MainSkill): readonly ChangeFact[] {
  const [old, fresh] = [was?.excludes ?? [], is?.excludes ?? []];
  const excluded = fresh.filter((key) => !old.includes(key)).length;
  const allowed = old.filter((key) => !fresh.includes(key)).length;
  return [
    ...(excluded > 0 ? [fact('copiesFewer', { count: excluded })] : []),
    ...(allowed > 0 ? [fact('copiesMore', { count: allowed })] : []),
  ];
}

/** Null is the chance of the species. */
function chosenFacts(
  { chosenPercentages: was }: MainSkill,
  { chosenPercentages: is }: MainSkill,
  nameOfSkill: (key: string) => string,
): readonly ChangeFact[] {
  const share = (percent: number | undefined): ChangeValue => (percent === undefined ? null : { share: percent / 100 });
  return Object.keys({ ...was, ...is }).map((key) => {
    const values = { was: share(was?.[key]), is: share(is?.[key]) };
    return key === 'other'
      ? fact('otherChosenChance', values)
      : fact('chosenChance', { skill: nameOfSkill(key), ...values });
  });
}
