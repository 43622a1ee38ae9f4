// A request as flat numbers: everything that is looked up is looked up here, once.
import {
  awakeMinutes,
  type Build,
  carrySize,
  decayRate,
  extraTasty,
  type Game,
  hasSubskill,
  helpInterval,
  type Ingredient,
  intervalFactor,
  lowerEnds,
  mealTimes,
  RECIPE_TYPES,
  type Recipe,
  type RecipeType,
  recipeValue,
  skillChance,
  sleepEnergy,
  sleepMinutes,
  storedProcs,
} from '@oversleep/game';
import type { Method } from '../method.ts';
import type { TeamMember, TeamRequest } from '../request.ts';
import { type Drops, dropsOf, type NightTable, nightTable } from './drops.ts';
import { canWait, compilePrograms, type Program } from './programs.ts';
import { type StoredProcs, storedTable } from './stored.ts';

export interface MemberPlan {
  readonly index: number;
  /** Program of the own skill. */
  readonly program: number;
  readonly member: TeamMember;
  readonly team: Team;
  /** Minutes between helps by energy bracket. */
  readonly intervals: readonly number[];
  readonly drops: Drops;
  readonly night: NightTable;
  /** Ingredient index by slot. */
  readonly slotIngredient: readonly number[];
  /** By slot, the first one with the same ingredient. */
  readonly firstSlot: readonly number[];
  readonly carry: number;
  readonly snacking: boolean;
  readonly skillChance: number;
  readonly storedProcs: number;
  readonly energyFactor: number;
  readonly sleepEnergy: number;
  readonly sleepCap: number;
  /** Chance that the next proc comes within i + 1 helps; the last is certain. */
  readonly procWithin: Float64Array;
  /** Procs per help in the long run. */
  readonly procRate: number;
  /** By the helps since the last proc, how much more that soon brings than a wait that has just begun. */
  readonly ripeness: Float64Array;
  /** Where to begin looking in it, by 128 equal parts of chance. */
  readonly procFrom: Int32Array;
  readonly stored: StoredProcs | undefined;
  /** Nothing depends on when before the next meal a proc happens. */
  readonly deferrable: boolean;
}

interface MealPlan {
  /** Minutes after wake-up. */
  readonly at: number;
}

/** Recipes of one type, the most valuable first, as flat lists. */
export interface RecipeBook {
  readonly type: RecipeType;
  /** Recipes with an ingredient that nobody and nothing on this team brings. */
  readonly outOfReach: readonly { readonly recipe: Recipe; readonly missing: readonly string[] }[];
  readonly recipes: readonly { readonly recipe: Recipe; readonly level: number }[];
  readonly value: Float64Array;
  readonly size: Float64Array;
  /** Ingredients of recipe r lie at start[r] .. start[r + 1]. */
  readonly start: Int32Array;
  readonly ingredient: Int32Array;
  readonly amount: Float64Array;
}

interface Tasty {
  readonly chance: number;
  readonly multiplier: number;
}

export interface CookingPlan {
  readonly books: readonly RecipeBook[];
  /** The type whose dishes count for the week. */
  readonly asked: number;
  readonly stockpile: Float64Array;
  readonly stocked: boolean;
  /** Ingredients that can come at all. */
  readonly kinds: Int32Array;
  readonly bag: number;
  /** By [weekday, Sunday]. */
  readonly tasty: readonly [Tasty, Tasty];
  readonly tastyCap: number;
  readonly pot: readonly [number, number];
  readonly potCap: number;
  readonly camp: number;
}

export interface Plan {
  readonly request: TeamRequest;
  readonly game: Game;
  readonly method: Method;
  readonly members: readonly MemberPlan[];
  readonly programs: readonly Program[];
  readonly awake: number;
  readonly sleep: number;
  readonly meals: readonly MealPlan[];
  /** Lower ends of the energy brackets, and of the rows of meals; see `energyRow`. */
  readonly brackets: readonly number[];
  readonly mealEnds: readonly number[];
  /** Energy of a meal by row, and where it stops. */
  readonly mealEnergy: readonly number[];
  readonly mealCap: number;
  /** Where energy of skills stops. Without the strict cap, which meals do not know then either, what lies above it is even pushed down. */
  readonly energyCap: number;
  readonly strictCap: boolean;
  readonly decayMinutes: number;
  readonly decayRate: number;
  /** Minutes, or 0 for exact times. */
  readonly grid: number;
  readonly ingredientCount: number;
  /** Ingredients of any kind come as fractions of all kinds. */
  readonly evenIngredients: boolean;
  readonly cooking: CookingPlan | undefined;
}

export interface PlanOptions {
  /** Without cooking, ingredients are counted but no dish is made. */
  readonly cooking?: boolean;
  /** The plan of a team that has some members in common, in the same places: what is the same is not computed again. */
  readonly like?: Plan | undefined;
}

export function planOf(request: TeamRequest, { cooking = true, like }: PlanOptions = {}): Plan {
  const { game, settings, members, method } = request;
  const { rules } = game;
  const { programs, own } = compilePrograms(game, members, method);
  const recoverers = members.filter(({ build }) => hasSubskill(build, 'ENERGY_RECOVERY_BONUS')).length;
  const helpers = members.filter(({ build }) => hasSubskill(build, 'HELPING_BONUS')).length;
  const sleep = sleepMinutes(settings);
  const { grid } = method;
  const strictCap = rules.choices.energyCap === 'always';
  const team = { camp: settings.camp, sleep, recoverers, helpers };
  const known = like?.game === game ? like.members : [];
  return {
    request,
    game,
    method,
    members: members.map((member, index) => {
      const program = own[index] ?? 0;
      const deferrable = grid === 0 && canWait(programs, program);
      return memberPlan(game, member, team, index, { program, deferrable }, known[index]);
    }),
    programs,
    awake: awakeMinutes(settings),
    sleep,
    // A meal on a grid is eaten before the helps of the same line.
    meals: mealTimes(rules, settings).map(({ sinceWakeup }) => ({
      at: grid > 0 ? onGrid(sinceWakeup, grid) : sinceWakeup,
    })),
    brackets: lowerEnds(rules.energy.brackets),
    mealEnds: lowerEnds(rules.energy.meals),
    mealEnergy: rules.energy.meals.map(({ energy }) => energy),
    mealCap: strictCap ? rules.energy.cap : Number.POSITIVE_INFINITY,
    energyCap: rules.energy.cap,
    strictCap,
    decayMinutes: rules.energy.decay.minutes,
    decayRate: decayRate(game),
    grid,
    ingredientCount: game.ingredients.rows.length,
    evenIngredients: rules.choices.anyIngredient === 'even',
    cooking: cooking ? cookingPlan(request, obtainable(request, programs)) : undefined,
  };
}

/** The line of the grid on which something happens, seen from the cell that it ends. */
export const onGrid = (time: number, grid: number): number => Math.max(0, (Math.ceil(time / grid) - 1) * grid);

/** What a member must know about its team. */
interface Team {
  readonly camp: boolean;
  readonly sleep: number;
  readonly recoverers: number;
  readonly helpers: number;
}

const sameTeam = (a: Team, b: Team): boolean =>
  a.camp === b.camp && a.sleep === b.sleep && a.recoverers === b.recoverers && a.helpers === b.helpers;

function memberPlan(
  game: Game,
  member: TeamMember,
  team: Team,
  index: number,
  skill: Pick<MemberPlan, 'program' | 'deferrable'>,
  known: MemberPlan | undefined,
): MemberPlan {
  const same = known?.member === member && sameTeam(known.team, team) ? known : undefined;
  const { build } = member;
  const { rules } = game;
  const otherHelpingBonus = team.helpers - (hasSubskill(build, 'HELPING_BONUS') ? 1 : 0);
  const sleep = sleepEnergy(game, {
    minutes: team.sleep,
    nature: build.nature.energy,
    bonusMembers: team.recoverers,
    ownBonus: hasSubskill(build, 'ENERGY_RECOVERY_BONUS'),
  });
  const base = helpInterval(game, build, { camp: team.camp, otherHelpingBonus }) / 60;
  const intervals = rules.energy.brackets.map(({ from }) => base * intervalFactor(game, from));
  const drops = same?.drops ?? dropsOf(game, build);
  const carry = carrySize(game, rules.choices.expertCarry ? build : withoutEventCarry(build), team.camp);
  const snacking = member.sneakySnacking;
  const pity = build.species.pityHelps;
  const chance = skillChance(build);
  const procWithin = same?.procWithin ?? procTable(chance, pity);
  // One over the mean wait, which is one help and another for each that may fail.
  const procRate = 1 / procWithin.reduce((sum, within) => sum + 1 - within, 1);
  const slotIngredient = build.ingredients.map(({ ingredient }) => game.ingredients.rows.indexOf(ingredient));
  const nightHelps = Math.ceil(team.sleep / Math.min(...intervals)) + 2;
  const night = same?.night ?? nightTable(drops, snacking ? 0 : carry, nightHelps);
  const mostStored = storedProcs(game, build.species);
  return {
    index,
    ...skill,
    member,
    team,
    intervals,
    drops,
    night,
    slotIngredient,
    firstSlot: slotIngredient.map((ingredient) => slotIngredient.indexOf(ingredient)),
    carry,
    snacking,
    skillChance: chance,
    storedProcs: mostStored,
    energyFactor: build.nature.energy,
    sleepEnergy: sleep.gift,
    sleepCap: sleep.cap,
    procWithin,
    procRate,
    ripeness: same?.ripeness ?? ripenessOf(procWithin, procRate),
    procFrom: same?.procFrom ?? guideTo(procWithin),
    stored: same ? same.stored : storedTable(chance, pity, mostStored, night.room),
  };
}

function withoutEventCarry(build: Build): Build {
  const { species } = build;
  return { ...build, species: { ...species, bonus: { ...species.bonus, carrySize: 0 } } };
}

export const GUIDES = 128;

/** For each part of chance, the first entry of the table that lies above its lower end. */
function guideTo(table: Float64Array): Int32Array {
  const guide = new Int32Array(GUIDES);
  let entry = 0;
  for (let part = 0; part < GUIDES; part += 1) {
    while ((table[entry] ?? 1) <= part / GUIDES) entry += 1;
    guide[part] = entry;
  }
  return guide;
}

/** A geometric wait, cut off by the help that is certain. */
function procTable(chance: number, pity: number): Float64Array {
  const table = new Float64Array(pity + 1);
  let dry = 1;
  for (let i = 0; i < pity; i += 1) {
    dry *= 1 - chance;
    table[i] = 1 - dry;
  }
  table[pity] = 1;
  return table;
}

/** From the help that is certain back to the first: what each is worth, less what a help is worth in the long run. */
function ripenessOf(procWithin: Float64Array, rate: number): Float64Array {
  const table = new Float64Array(procWithin.length);
  const chance = procWithin[0] ?? 1;
  let ripe = 1 - rate;
  for (let since = table.length - 1; since >= 0; since -= 1) {
    table[since] = ripe;
    ripe = chance + (1 - chance) * ripe - rate;
  }
  return table;
}

/** Whether each ingredient can come from anywhere: helps, skills or the stock. */
function obtainable({ game, settings, members }: TeamRequest, programs: readonly Program[]): readonly boolean[] {
  const stocked = new Set(
    settings.stockpiledIngredients.filter(({ amount }) => amount > 0).map(({ name }) => game.ingredients.get(name)),
  );
  // Who only snacks brings nothing but what helps through a skill bring.
  const granted = programs.some(({ helpsBooked }) => helpsBooked > 0);
  const dropped = new Set(
    members
      .filter(({ sneakySnacking }) => granted || !sneakySnacking)
      .flatMap(({ build }) => build.ingredients.map(({ ingredient }) => ingredient)),
  );
  return game.ingredients.rows.map(
    (row, i) => stocked.has(row) || dropped.has(row) || programs.some(({ ingredients }) => (ingredients[i] ?? 0) > 0),
  );
}

function cookingPlan({ game, settings }: TeamRequest, available: readonly boolean[]): CookingPlan {
  const { rules } = game;
  const stockpile = new Float64Array(game.ingredients.rows.length);
  for (const { name, amount } of settings.stockpiledIngredients) {
    const index = game.ingredients.rows.indexOf(game.ingredients.get(name));
    stockpile[index] = (stockpile[index] ?? 0) + amount;
  }
  return {
    books: RECIPE_TYPES.map((type) => bookOf(game, type, settings.recipeLevels, available)),
    asked: RECIPE_TYPES.indexOf(settings.recipeType),
    stockpile,
    stocked: stockpile.some((amount) => amount > 0),
    kinds: Int32Array.from(available.keys()).filter((i) => available[i] === true),
    bag: rules.choices.ingredientBag ? rules.ingredientBag : Number.POSITIVE_INFINITY,
    tasty: [extraTasty(game, false), extraTasty(game, true)],
    tastyCap: rules.extraTasty.skillCap,
    // Without camp and skills; those follow at the meal, and only then is it rounded.
    pot: [settings.potSize * game.factors.potSize, settings.potSize * game.factors.potSize * rules.pot.sunday],
    potCap: rules.pot.skillCap,
    camp: settings.camp ? rules.pot.camp : 1,
  };
}

function bookOf(
  game: Game,
  type: RecipeType,
  levels: { readonly [recipe: string]: number },
  available: readonly boolean[],
): RecipeBook {
  const { rows } = game.ingredients;
  const indexOf = (ingredient: Ingredient) => rows.indexOf(ingredient);
  const outOfReach: { recipe: Recipe; missing: readonly string[] }[] = [];
  const recipes: { recipe: Recipe; level: number; value: number }[] = [];
  for (const recipe of game.recipes.rows) {
    const level = levels[recipe.name] ?? game.rules.maxRecipeLevel;
    if (recipe.type !== type || level <= 0) continue;
    const lacking = recipe.ingredients.filter(({ ingredient }) => !available[indexOf(ingredient)]);
    if (lacking.length > 0) outOfReach.push({ recipe, missing: lacking.map(({ ingredient }) => ingredient.name) });
    else recipes.push({ recipe, level, value: recipeValue(game, recipe, level) * game.factors.dish });
  }
  recipes.sort((a, b) => b.value - a.value);
  const sizes = recipes.reduce((sum, { recipe }) => sum + recipe.ingredients.length, 0);
  const book = {
    type,
    outOfReach,
    recipes,
    value: new Float64Array(recipes.length),
    size: new Float64Array(recipes.length),
    start: new Int32Array(recipes.length + 1),
    ingredient: new Int32Array(sizes),
    amount: new Float64Array(sizes),
  };
  let place = 0;
  for (const [r, { recipe, value }] of recipes.entries()) {
    book.value[r] = value;
    book.size[r] = recipe.nrOfIngredients;
    for (const { ingredient, amount } of recipe.ingredients) {
      book.ingredient[place] = indexOf(ingredient);
      book.amount[place] = amount;
      place += 1;
    }
    book.start[r + 1] = place;
  }
  return book;
}
