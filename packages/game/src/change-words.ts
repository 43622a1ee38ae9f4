// What a patch changed, in words: each change with a title and a line for everything that differs.
import { canonical } from './canonical.ts';
import type { EditionChange } from './changes.ts';
import { describeSkill } from './skill-sentences.ts';
import { amountBounds } from './skills.ts';
import type { Effect, Game, IngredientSet, MainSkill, Recipe, Species } from './types.ts';

export interface ChangeLine {
  readonly words: string;
  /** The skill level that the line is about. */
  readonly level?: number;
}

export interface ChangeWords {
  readonly title: string;
  readonly lines: readonly ChangeLine[];
}

const NUMBER = new Intl.NumberFormat('en', { maximumFractionDigits: 3 });
const LIST = new Intl.ListFormat('en');

/** maxStockpiledBerries as "max stockpiled berries". */
const plain = (field: string): string => field.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** The change in the words of both games: `before` is the older edition, `after` the newer one. */
export function changeWords(change: EditionChange, before: Game, after: Game): ChangeWords {
  const { kind, fields } = change;
  if (change.table === 'rules') {
    const [field = ''] = fields;
    return {
      title: RULE_TITLES[field] ?? capital(plain(field)),
      lines: ruleLines(field, Reflect.get(before.rules, field), Reflect.get(after.rules, field)),
    };
  }
  const [was, is] = [rowIn(before, change), rowIn(after, change)];
  const title = nameOf(is ?? was, change.row);
  if (kind === 'new') return { title, lines: [{ words: newWords(change, after) }] };
  if (kind === 'gone') return { title, lines: [{ words: 'Is no longer part of the game.' }] };
  if (change.table === 'skills')
    return { title, lines: skillLines(before.skills.get(change.row), after.skills.get(change.row), fields, after) };
  return {
    title,
    lines: fields.flatMap((field) =>
      fieldLines(`${change.table} ${field}`, field, Reflect.get(was ?? {}, field), Reflect.get(is ?? {}, field)),
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

/** Display name of a row. */
function nameOf(row: unknown, fallback: string): string {
  if (typeof row !== 'object' || row === null) return fallback;
  const name = ['displayName', 'longName', 'name'].map((field): unknown => Reflect.get(row, field)).find(Boolean);
  if (typeof name === 'string') return name;
  return 'hours' in row ? `Ribbon ${fallback}` : `Level ${fallback}`;
}

// ── New rows ─────────────────────────────────────────────────────────────────────────────────────────────────────────

function newWords({ table, row }: EditionChange, game: Game): string {
  switch (table) {
    case 'species':
      return newSpecies(game.species.get(row));
    case 'skills': {
      const skill = game.skills.get(row);
      return `New main skill. At level ${skill.maxLevel}: ${describeSkill(skill, skill.maxLevel)}`;
    }
    case 'recipes':
      return newRecipe(game.recipes.find(row));
    case 'ingredients':
      return `New ingredient, worth ${NUMBER.format(game.ingredients.get(row).value)}.`;
    case 'islands':
      return 'New island.';
    case 'levels':
      return 'New level.';
    default:
      return 'New in the game.';
  }
}

const SPECIALISTS: Record<Species['specialty'], string> = {
  berry: 'a berry specialist',
  ingredient: 'an ingredient specialist',
  skill: 'a skill specialist',
  all: 'an all-rounder',
};

const newSpecies = ({ specialty, berry, skill }: Species): string =>
  `New Pokémon: ${SPECIALISTS[specialty]} with the ${berry.displayName} and ${skill.name}.`;

const newRecipe = (recipe: Recipe | undefined): string =>
  recipe ? `New ${recipe.type}: ${setsText(recipe.ingredients)}.` : 'New dish.';

const setsText = (sets: readonly IngredientSet[]): string =>
  LIST.format(sets.map(({ ingredient, amount }) => `${amount} ${ingredient.name}`));

// ── Fields ───────────────────────────────────────────────────────────────────────────────────────────────────────────

const PERCENT_OF: Record<string, string> = {
  'species ingredientPercentage': 'Chance of ingredients',
  'species skillPercentage': 'Chance of the main skill',
  'recipes bonus': 'Bonus',
};

const NAMED: Record<string, string> = {
  'species frequency': 'Seconds between helps',
  'species carrySize': 'Room to carry',
  'species skill': 'Main skill',
  'species ingredient0': 'First ingredient',
  'species ingredient30': 'Ingredients at level 30',
  'species ingredient60': 'Ingredients at level 60',
  'species expType': 'EXP that it needs in all',
};

function fieldLines(at: string, field: string, was: unknown, is: unknown): readonly ChangeLine[] {
  const share = PERCENT_OF[at];
  if (share !== undefined) return [{ words: `${share}: ${shown(was)}% → ${shown(is)}%` }];
  return leafLines(NAMED[at] ?? capital(plain(field)), was, is);
}

/** A line for each number in it that differs; lists are read as a whole. */
function leafLines(name: string, was: unknown, is: unknown): readonly ChangeLine[] {
  if (!isRecord(was) || !isRecord(is)) {
    if (canonical([was]) === canonical([is])) return [];
    const same = shown(was) === shown(is);
    return [{ words: `${name}: ${same ? `another ${shown(is)}` : `${shown(was)} → ${shown(is)}`}` }];
  }
  return [...new Set([...Object.keys(was), ...Object.keys(is)])].flatMap((key) =>
    leafLines(`${name} ${plain(key)}`, was[key], is[key]),
  );
}

const isRecord = (value: unknown): value is { readonly [key: string]: unknown } =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !('name' in value);

function shown(value: unknown): string {
  if (value === undefined || value === null) return 'none';
  if (typeof value === 'number') return NUMBER.format(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'none' : value.map(shown).join(', ');
  if (typeof value !== 'object') return String(value);
  if ('ingredient' in value && 'amount' in value) return `${shown(value.amount)} ${shown(value.ingredient)}`;
  if ('name' in value) return nameOf(value, '');
  return Object.entries(value)
    .map(([key, part]) => `${plain(key)} ${shown(part)}`)
    .join(' ');
}

// ── Rules ────────────────────────────────────────────────────────────────────────────────────────────────────────────

const RULE_TITLES: Record<string, string> = {
  maxLevel: 'Levels',
  maxRecipeLevel: 'Recipe levels',
  subskillUnlockLevels: 'Subskill slots',
  ingredientUnlockLevels: 'Ingredient slots',
  ingredientBag: 'Ingredient bag',
  rounding: 'Help intervals, RP and Energy',
  speedBrackets: 'Helping speed by Energy',
};

/** Energies at which meals are compared. */
const MEAL_ENERGIES = [0, 20, 40, 60, 80, 100];

function ruleLines(field: string, was: unknown, is: unknown): readonly ChangeLine[] {
  const instead = (words: (value: string) => string): readonly ChangeLine[] => [
    { words: `${words(shown(is))} instead of ${shown(was)}` },
  ];
  switch (field) {
    case 'maxLevel':
      return instead((most) => `Creatures go to level ${most}`);
    case 'maxRecipeLevel':
      return instead((most) => `Recipes go to level ${most}`);
    case 'ingredientBag':
      return instead((most) => `The bag holds ${most} ingredients`);
    case 'subskillUnlockLevels':
    case 'ingredientUnlockLevels':
      return slotLines(field === 'subskillUnlockLevels' ? 'Subskill slot' : 'Ingredient slot', was, is);
    case 'rounding':
      return [{ words: is === 'game' ? 'Rounded as the game shows them' : 'Rounded as the source has them' }];
    case 'speedBrackets':
      return bracketLines(was, is);
    case 'areaBonus':
      return leafLines('Area bonus in percent', was, is);
    case 'pot':
      return leafLines('Pot', rangeOfSizes(was), rangeOfSizes(is));
    case 'energy':
      return leafLines('Energy', mealsAt(was), mealsAt(is));
    default:
      return leafLines(RULE_TITLES[field] ?? capital(plain(field)), was, is);
  }
}

function slotLines(name: string, was: unknown, is: unknown): readonly ChangeLine[] {
  const [old, fresh]: readonly (readonly unknown[])[] = [was, is].map((list) => (Array.isArray(list) ? list : []));
  return Array.from({ length: Math.max(old?.length ?? 0, fresh?.length ?? 0) }, (_, slot) => slot).flatMap((slot) =>
    old?.[slot] === fresh?.[slot]
      ? []
      : [{ words: `${name} ${slot + 1} opens at ${shown(fresh?.[slot])} instead of ${shown(old?.[slot])}` }],
  );
}

/** Our tables changed here, not the game. */
function bracketLines(was: unknown, is: unknown): readonly ChangeLine[] {
  const ends = (brackets: unknown): string => {
    const rows: readonly unknown[] = Array.isArray(brackets) ? brackets : [];
    return LIST.format(rows.slice(0, -1).map((row) => shown(isRecord(row) ? row.from : undefined)));
  };
  return [
    { words: `Speeds begin at ${ends(is)} Energy instead of ${ends(was)}: corrected here, not changed in the game` },
  ];
}

/** A pot grows step by step: players know its largest size. */
function rangeOfSizes(pot: unknown): unknown {
  if (!isRecord(pot) || !Array.isArray(pot.sizes)) return pot;
  const sizes = pot.sizes.map(Number);
  return { ...pot, sizes: `${shown(Math.min(...sizes))} to ${shown(Math.max(...sizes))}` };
}

function mealsAt(energy: unknown): unknown {
  if (!isRecord(energy) || !Array.isArray(energy.meals)) return energy;
  const rows: readonly unknown[] = energy.meals;
  const given = (at: number): unknown => {
    const row = rows.find((meal) => isRecord(meal) && Number(meal.from) <= at);
    return isRecord(row) ? row.energy : undefined;
  };
  const { meals: _, ...rest } = energy;
  return { ...rest, [`from a meal at ${LIST.format(MEAL_ENERGIES.map(String))} energy`]: MEAL_ENERGIES.map(given) };
}

// ── Skills ───────────────────────────────────────────────────────────────────────────────────────────────────────────

function skillLines(
  was: MainSkill,
  is: MainSkill,
  fields: readonly string[],
  { skills }: Pick<Game, 'skills'>,
): readonly ChangeLine[] {
  // Effects come first.
  const order = (field: string) => (field === 'effects' ? 0 : field === 'rp' ? 2 : 1);
  return fields
    .toSorted((a, b) => order(a) - order(b))
    .flatMap((field) => {
      switch (field) {
        case 'name':
          return [{ words: `Is called ${is.name} instead of ${was.name}` }];
        case 'maxLevel':
          return [{ words: `Goes to level ${is.maxLevel} instead of ${was.maxLevel}` }];
        case 'rp':
          return leafLines('RP by level', was.rp, is.rp);
        case 'effects': {
          const lines = effectLines(was, is);
          return lines.length > 0 ? lines : [{ words: 'Its targets have changed' }];
        }
        case 'copies':
          return copyLines(was, is);
        case 'chosenPercentages':
          return chosenLines(was, is, (key) => skills.find(key)?.name ?? key);
        default:
          return leafLines(capital(plain(field)), Reflect.get(was, field), Reflect.get(is, field));
      }
    });
}

function byLevel(
  { maxLevel }: MainSkill,
  at: (level: number) => readonly [was: unknown, is: unknown],
  unit: string,
): readonly ChangeLine[] {
  return Array.from({ length: maxLevel }, (_, i) => i + 1).flatMap((level) => {
    const [was, is] = at(level);
    if (shown(was) === shown(is)) return [];
    return [{ level, words: `Level ${level}: ${was === undefined ? '' : `${shown(was)} → `}${shown(is)} ${unit}` }];
  });
}

function effectLines(was: MainSkill, is: MainSkill): readonly ChangeLine[] {
  return is.effects.flatMap((effect, i) => {
    const old = was.effects[i];
    const amount = ({ maxLevel }: MainSkill, own: Effect | undefined, level: number): string | undefined => {
      if (!own || level > maxLevel) return undefined;
      const [least, most] = amountBounds(own.amount, level);
      return least === most ? shown(least) : `${shown(least)} to ${shown(most)}`;
    };
    const unit = plain(effect.unit);
    return [
      ...byLevel(is, (level) => [amount(was, old, level), amount(is, effect, level)], unit),
      ...(old && old.chance !== effect.chance
        ? [{ words: `Chance of ${unit}: ${percent(old.chance)} → ${percent(effect.chance)}` }]
        : []),
    ];
  });
}

const percent = (share = 1): string => `${shown(100 * share)}%`;

function copyLines({ copies: was }: MainSkill, { copies: is }: MainSkill): readonly ChangeLine[] {
  const [old, fresh] = [was?.excludes ?? [], is?.excludes ?? []];
  const more = fresh.filter((key) => !old.includes(key)).length;
  const fewer = old.filter((key) => !fresh.includes(key)).length;
  return [
    ...(more > 0 ? [{ words: `Can no longer become ${more} ${more === 1 ? 'skill' : 'skills'} of the game` }] : []),
    ...(fewer > 0 ? [{ words: `Can become ${fewer} more ${fewer === 1 ? 'skill' : 'skills'} of the game` }] : []),
  ];
}

function chosenLines(
  { chosenPercentages: was }: MainSkill,
  { chosenPercentages: is }: MainSkill,
  nameOfSkill: (key: string) => string,
): readonly ChangeLine[] {
  const known = (value: number | undefined) => (value === undefined ? 'as the species' : `${shown(value)}%`);
  return Object.keys({ ...was, ...is }).map((key) => ({
    words: `Chance as ${key === 'other' ? 'any other skill' : nameOfSkill(key)}: ${known(was?.[key])} → ${known(is?.[key])}`,
  }));
}
