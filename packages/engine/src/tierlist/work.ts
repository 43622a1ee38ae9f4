// The computation of a tier list, in parts that depend only on their name, so that any worker can compute them in any
// order with the same result.
import { carrySize, DEFAULT_BEDTIME, DEFAULT_WAKEUP, type Game, gameOf, potBounds, potSize } from '@oversleep/game';
import { createSimulation, DEFAULT_SEED } from '../answer/simulate.ts';
import { type CookCandidate, isAllRounder } from '../solver/candidates.ts';
import { createSupplies, type MealSupply, mealTotal, type Supplies, type SupportFactors } from '../solver/producers.ts';
import { createTeamSearch, type ProducerSearch } from '../solver/search.ts';
import { type Specials, specialsAmong } from '../solver/specials.ts';
import { CHAINS, requestFor } from '../solver/supply.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import {
  type Dish,
  dishesOf,
  type IngredientWorth,
  partsOf,
  plainTasty,
  scoreOf,
  weighed,
  weightsOf,
  worthOf,
} from './score.ts';
import { createSwapPlanScores, type SwapPlanScores } from './swap-plan.ts';
import type { TierChoice, TierDish, TierParts, TierSpecies, TierVariant } from './types.ts';

/** Teammates beside the rated one. */
const MATES = 4;
/** Variants of one part: a second or so. */
const VARIANTS_PER_PART = 64;

export interface TierPart {
  readonly name: string;
  readonly species: string;
  readonly from: number;
  readonly to: number;
}

/** In the order in which they are put together. */
export function tierParts(choice: TierChoice): readonly TierPart[] {
  const { candidates } = createSupplies(gameOf(choice.edition), settingsOf(choice));
  return candidates.flatMap(({ species, lists }) =>
    Array.from({ length: Math.ceil(lists.length / VARIANTS_PER_PART) }, (_, n) => ({
      name: lists.length > VARIANTS_PER_PART ? `${species.name} ${n + 1}` : species.name,
      species: species.name,
      from: n * VARIANTS_PER_PART,
      to: Math.min(lists.length, (n + 1) * VARIANTS_PER_PART),
    })),
  );
}

const settingsOf = ({ level, camp }: TierChoice) => ({
  level,
  camp,
  bedtime: DEFAULT_BEDTIME,
  wakeup: DEFAULT_WAKEUP,
});

/** Shared state for a worker that computes several parts of a list. */
export interface TierWork {
  readonly choice: TierChoice;
  /** Gets ready what the parts share, which takes longest, until there is enough for now; true: all of it is there. */
  readonly prepare: (enough: () => boolean) => boolean;
  /** A species with the variants of this part. */
  readonly compute: (part: string) => TierSpecies;
}

/** A team mate to choose from: number of its species among the candidates, and of its list. */
interface Mate {
  readonly species: number;
  readonly variant: number;
  readonly own: readonly number[];
  /** Without helpful teammates. */
  readonly plain: readonly number[];
}

interface Kitchen {
  readonly mates: readonly Mate[];
  readonly boosts: ReadonlyMap<string, SupportFactors>;
  readonly searches: ReadonlyMap<Dish, ProducerSearch>;
  readonly specials: Specials | undefined;
}

export function createTierWork(choice: TierChoice): TierWork {
  const game = gameOf(choice.edition);
  const supplies = createSupplies(game, settingsOf(choice));
  const parts = new Map(tierParts(choice).map((part) => [part.name, part]));
  const dishes = dishesOf(game);
  const worth = worthOf(game);
  const rotation =
    choice.scoring === 'rotation' ? createSwapPlanScores(game, choice.level, settingsOf(choice)) : undefined;
  // Only candidates that don't affect others share a kitchen.
  let shared: Kitchen | undefined;
  const kitchenOf = (candidate: CookCandidate): Kitchen => {
    if (rotation) return NO_KITCHEN;
    if (candidate.supports) return kitchenBeside(choice, supplies, dishes, candidate);
    shared ??= kitchenBeside(choice, supplies, dishes, undefined);
    return shared;
  };
  return {
    choice,
    prepare: (enough) =>
      rotation !== undefined ||
      supplies.candidates.every((candidate) => {
        if (isAllRounder(candidate.species)) return true;
        supplies.mealsOf(candidate);
        return !enough();
      }),
    compute: (name) => {
      const part = parts.get(name);
      const candidate = supplies.candidates.find(({ species }) => species.name === part?.species);
      if (!part || !candidate) throw new Error(`${name} is no part of this list`);
      return speciesOf(
        { choice, game, supplies, dishes, worth, candidate, rotation, kitchen: kitchenOf(candidate) },
        part,
      );
    },
  };
}

const NO_KITCHEN: Kitchen = { mates: [], boosts: new Map(), searches: new Map(), specials: undefined };

function kitchenBeside(
  { scoring }: TierChoice,
  supplies: Supplies,
  dishes: readonly Dish[],
  support: CookCandidate | undefined,
): Kitchen {
  const boosts = support ? supplies.boostsBeside([support.build]) : new Map<string, SupportFactors>();
  const mates = supplies.candidates.flatMap((candidate, species) =>
    isAllRounder(candidate.species)
      ? []
      : supplies.mealsOf(candidate).map((supply, variant) => ({
          species,
          variant,
          own: mealTotal(supply, boosts.get(candidate.species.name)),
          plain: mealTotal(supply),
        })),
  );
  const count = counting(scoring);
  const producers = mates.map(({ own }) => own.map(count));
  const names = mates.map(({ species }) => supplies.candidates[species]?.species.name ?? '');
  // The reference tool knows no such rule.
  const specials = scoring === 'compat' ? undefined : specialsAmong(supplies.game, names);
  return {
    mates,
    boosts,
    specials,
    searches: new Map(
      dishes.map((dish) => [
        dish,
        createTeamSearch({ need: dish.need.map(count), producers, mostPlaces: MATES, specials }),
      ]),
    ),
  };
}

/** Thousandths of an ingredient; the reference tool rounds to whole ones. */
const counting =
  (scoring: TierChoice['scoring']) =>
  (amount: number): number =>
    scoring === 'compat' ? 1000 * Math.round(amount) : Math.round(amount * 1000);

interface ScoringTask {
  readonly choice: TierChoice;
  readonly game: Game;
  readonly supplies: Supplies;
  readonly dishes: readonly Dish[];
  readonly worth: IngredientWorth;
  readonly candidate: CookCandidate;
  readonly kitchen: Kitchen;
  /** Where the list is scored by what is added to a rotation. */
  readonly rotation: SwapPlanScores | undefined;
}

function speciesOf(task: ScoringTask, { from, to }: TierPart): TierSpecies {
  const { choice, game, supplies, candidate, kitchen } = task;
  const { build, species, lists, supports } = candidate;
  const seasoning = seasoningOf(task);
  const meals = supplies.mealsOf(candidate);
  const own = lists.slice(from, to);
  const added = task.rotation?.score(candidate, own, seasoning.pot);
  const variants = own.flatMap((list, i) => {
    const supply = meals[from + i];
    if (!supply) return [];
    const dishes = added ? (added[i] ?? []) : bestDishes(task, supply, seasoning);
    const scored = {
      score: rounded(
        weighed(
          choice.scoring,
          dishes.map(({ parts }) => scoreOf(parts)),
        ),
        10,
      ),
      dishes: dishes.map((dish) => ({ ...dish, parts: roundedParts(dish.parts) })),
    };
    const distinct = [...new Set(list.map(({ ingredient }) => game.ingredients.rows.indexOf(ingredient)))];
    return [
      {
        ingredients: list.map(({ ingredient, amount }) => [game.ingredients.rows.indexOf(ingredient), amount] as const),
        helps: distinct.map((n) => supply.helps[n] ?? 0),
        ...scored,
      },
    ];
  });
  const skill = meals[0]?.skill ?? [];
  return {
    pokemon: species.name,
    nature: build.nature.name,
    subskills: build.subskills.map(({ name }) => name),
    skillLevel: build.skillLevel,
    carrySize: carrySize(game, build, choice.camp),
    ribbon: build.ribbon,
    supports,
    skill: skill.some((amount) => amount > 0) ? skill : [],
    tastyFactor: seasoning.tasty,
    potSize: seasoning.pot,
    boosts: boostsUsed(supplies, kitchen, variants),
    variants,
  };
}

interface Seasoning {
  readonly tasty: number;
  readonly pot: number;
  readonly seasons: boolean;
}

/** Pot size and Extra Tasty factor with this creature; only skills that change them are simulated. */
function seasoningOf({ choice, game, candidate, supplies }: ScoringTask): Seasoning {
  const { skill } = candidate.species;
  const size = potBounds(game).max;
  const { camp } = choice;
  const plain = {
    tasty: rounded(plainTasty(game), 1e6),
    pot:
      choice.scoring === 'compat'
        ? size * (camp ? game.rules.pot.camp : 1)
        : potSize(game, size, { sunday: false, camp }),
  };
  const seasons = skill.units.includes('tastyChance');
  if (!seasons && !skill.units.includes('potSize')) return { ...plain, seasons };
  const simulation = createSimulation(requestFor(game, supplies.settings, [candidate.build]));
  simulation.add(runChains(createRunner(simulation.plan, DEFAULT_SEED, false), 0, CHAINS.copying));
  const found = simulation.result().mean.cooking?.critInfo;
  return {
    tasty: seasons && found ? rounded(found.averageCritMultiplierPerCook, 1e6) : plain.tasty,
    pot: found ? rounded(found.averageWeekdayPotSize, 100) : plain.pot,
    seasons: choice.scoring === 'compat' ? skill.key === 'TASTY_CHANCE_S' : seasons,
  };
}

const rounded = (value: number, by: number): number => Math.round(value * by) / by;

/** The dishes that score best, each with the smallest team that cooks it; equal ones in the order of the recipes. */
function bestDishes(task: ScoringTask, supply: MealSupply, seasoning: Seasoning): readonly TierDish[] {
  const { choice, game, dishes, worth, kitchen } = task;
  const count = counting(choice.scoring);
  const own = mealTotal(supply);
  const plain = rounded(plainTasty(game), 1e6);
  const beside = kitchen.specials?.setOf([task.candidate.species.name]);
  const scored = dishes.flatMap((dish) => {
    if (dish.recipe.nrOfIngredients > seasoning.pot) return [];
    const open = dish.need.map((amount, i) => count(amount) - count(own[i] ?? 0));
    const team = kitchen.searches.get(dish)?.smallest(open, MATES, beside);
    if (!team) return [];
    const mates = team.flatMap((m) => kitchen.mates[m] ?? []);
    const parts = partsOf(choice.scoring, dish, worth, {
      own,
      gains: task.candidate.supports
        ? mates.map((mate) => mate.own.map((amount, i) => amount - (mate.plain[i] ?? 0)))
        : [],
      size: 1 + mates.length,
      tasty: seasoning.tasty,
      plainTasty: plain,
      seasons: seasoning.seasons,
    });
    return [{ dish, mates, parts, score: scoreOf(parts) }];
  });
  return scored
    .toSorted((a, b) => b.score - a.score)
    .slice(0, weightsOf(choice.scoring).length)
    .map(({ dish, mates, parts }) => ({
      recipe: dish.recipe.name,
      parts,
      mates: mates.map(({ species, variant }) => [species, variant] as const),
    }));
}

const roundedParts = (parts: TierParts): TierParts => ({
  base: rounded(parts.base, 10),
  ingredients: rounded(parts.ingredients, 10),
  filler: rounded(parts.filler, 10),
  supportIngredients: rounded(parts.supportIngredients, 10),
  supportFiller: rounded(parts.supportFiller, 10),
  tasty: rounded(parts.tasty, 10),
});

function boostsUsed({ candidates }: Supplies, { boosts }: Kitchen, variants: readonly TierVariant[]) {
  const used = new Set(
    variants.flatMap(({ dishes }) => dishes.flatMap(({ mates }) => mates.map(([species]) => species))),
  );
  return [...used]
    .toSorted((a, b) => a - b)
    .flatMap((number) => {
      const boost = boosts.get(candidates[number]?.species.name ?? '');
      return boost ? [[number, boost.helps, boost.procs] as const] : [];
    });
}
