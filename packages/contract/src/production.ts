// What a simulation returns for a team: figures per day unless said otherwise, and how sure each of them is.
import { type Static, Type } from 'typebox';
import { Shape } from './route.ts';
import { RecipeKind, Uuid } from './shapes.ts';

const N = Type.Number();

const BerryFacts = Shape({ name: Type.String(), value: N, type: Type.String() });
const IngredientFacts = Shape({ name: Type.String(), value: N, taxedValue: N, longName: Type.String() });
const BerrySet = Shape({ berry: BerryFacts, level: Type.Integer(), amount: N });
const IngredientSet = Shape({ ingredient: IngredientFacts, amount: N });
/** In the place of a set among the errors: the ingredient is named among the figures. */
const AmountOnly = Shape({ amount: N });

const Produce = Shape({ berries: Type.Array(BerrySet), ingredients: Type.Array(IngredientSet) });
const ProduceErrors = Shape({ berries: Type.Array(AmountOnly), ingredients: Type.Array(AmountOnly) });

const Strength = Shape({ base: N, favourite: N, area: N, event: N, total: N });

/** Share of days in percent, by how many there were. */
const DistributionByCount = Type.Record(Type.String(), N);

// ── Members ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const memberNumbers = {
  skillProcs: N,
  skillAmount: N,
  skillValue: Type.Record(Type.String(), Shape({ amountToSelf: N, amountToTeam: N })),
  strength: Shape({ berries: Strength, skill: Strength }),
};

const advancedNumbers = {
  totalHelps: N,
  averageHelps: N,
  dayHelps: N,
  nightHelps: N,
  nightHelpsBeforeSS: N,
  nightHelpsAfterSS: N,
  skillCrits: N,
  skillRegularValue: N,
  skillCritValue: N,
  wastedEnergy: N,
  morningProcs: N,
  bonusProcs: N,
  totalRecovery: N,
  teamSupport: Shape({ energy: N, helps: N }),
  /** To each member, itself included, in the order of the team. */
  gave: Shape({ energy: Type.Array(N), helps: Type.Array(N) }),
};

/** `averageFrequency` is seconds from help to help. */
const periodNumbers = { averageFrequency: N, averageEnergy: N, helpsPerHour: N };
const Period = Shape({ ...periodNumbers, spilledIngredients: Type.Array(IngredientSet) });
const PeriodErrors = Shape({ ...periodNumbers, spilledIngredients: Type.Array(AmountOnly) });

/** `ingredients` has an amount for each ingredient of the edition, in its order. */
const PokemonWithIngredients = Shape({ pokemon: Type.String(), ingredients: Type.Array(N) });

const MemberProduction = Shape({
  externalId: Uuid,
  pokemonWithIngredients: PokemonWithIngredients,
  skillLevel: Type.Integer(),
  produceTotal: Produce,
  produceWithoutSkill: Produce,
  produceFromSkill: Produce,
  ...memberNumbers,
  advanced: Shape({
    ingredientPercentage: N,
    skillPercentage: N,
    carrySize: Type.Integer(),
    maxFrequency: N,
    ...advancedNumbers,
    sneakySnack: BerrySet,
    dayPeriod: Period,
    nightPeriod: Period,
    skillProcDistribution: DistributionByCount,
    berryProductionDistribution: DistributionByCount,
    ingredientDistributions: Type.Record(Type.String(), DistributionByCount),
  }),
});

const MemberErrors = Shape({
  produceTotal: ProduceErrors,
  produceWithoutSkill: ProduceErrors,
  produceFromSkill: ProduceErrors,
  ...memberNumbers,
  advanced: Shape({
    ...advancedNumbers,
    sneakySnack: AmountOnly,
    dayPeriod: PeriodErrors,
    nightPeriod: PeriodErrors,
  }),
});

// ── Kitchen ──────────────────────────────────────────────────────────────────────────────────────────────────────────

const RecipeFacts = Shape({
  name: Type.String(),
  displayName: Type.String(),
  type: RecipeKind,
  nrOfIngredients: Type.Integer(),
  bonus: N,
  value: N,
  valueMax: N,
});

/** Per week. */
const dishNumbers = { count: N, sunday: N, totalSkipped: N };

const CookedRecipe = Shape({
  recipe: RecipeFacts,
  level: Type.Integer(),
  /** Strength of one dish at its level. */
  value: N,
  ...dishNumbers,
  potLimited: Shape({ count: N, averageMissing: N }),
  ingredientLimited: Type.Array(Shape({ ingredientName: Type.String(), count: N, averageMissing: N })),
});

const CookedRecipeErrors = Shape({
  ...dishNumbers,
  potLimited: Shape({ count: N }),
  ingredientLimited: Type.Array(Shape({ count: N })),
});

/**
 * Per week, without the area bonus; `mixed`: meals at which no recipe could be cooked; `lostIngredients`: for want of room in the bag; where the
 * pot is filled up: leftovers that go into it, and the strength that they make.
 */
const typeNumbers = {
  weeklyStrength: N,
  sundayStrength: N,
  mixed: N,
  lostIngredients: N,
  filled: Type.Optional(N),
  filler: Type.Optional(N),
};

/** Recipes that were cooked, or that only the pot or an ingredient stood against. */
const TypeProduction = Shape({
  ...typeNumbers,
  cookedRecipes: Type.Array(CookedRecipe),
  outOfReach: Type.Array(Shape({ recipe: Type.String(), missing: Type.Array(Type.String()) })),
});
const TypeErrors = Shape({ ...typeNumbers, cookedRecipes: Type.Array(CookedRecipeErrors) });

const kitchenNumbers = {
  critInfo: Shape({ averageCritMultiplierPerCook: N, averageCritChancePerCook: N, averageWeekdayPotSize: N }),
  /** Those of the type of dish that was asked for. */
  lostIngredients: N,
};

const Time = Shape({ hour: Type.Integer(), minute: Type.Integer(), second: Type.Integer() });

const CookingResult = Shape({
  curry: TypeProduction,
  salad: TypeProduction,
  dessert: TypeProduction,
  ...kitchenNumbers,
  mealsPerWeek: Type.Integer(),
  mealTimes: Shape({ breakfast: Type.Optional(Time), lunch: Type.Optional(Time), dinner: Type.Optional(Time) }),
});
const CookingErrors = Shape({ curry: TypeErrors, salad: TypeErrors, dessert: TypeErrors, ...kitchenNumbers });

// ── Team ─────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** Of a whole week. */
const TeamStrength = Shape({
  berries: Strength,
  skill: Strength,
  cooking: Strength,
  startingBerries: Strength,
  total: N,
});

/** One in ten is below p10, half are below p50. */
const Points = Shape({ p10: N, p50: N, p90: N });

const MemberPoints = Shape({ procs: Points, berries: Points, ingredients: Type.Record(Type.String(), Points) });

/** By quarter of an hour since wake-up. */
const MemberProfile = Shape({
  energy: Type.Array(N),
  helpsPerHour: Type.Array(N),
  procsPerHour: Type.Array(N),
  bag: Type.Array(N, { description: 'How full it is, 0 to 1.' }),
});

/** What was adapted of the request on the way, a sentence each. */
const Notes = Type.Array(Type.String());

const Known = Shape({ mean: N, error: N });

/** Of a week, each with its standard error. */
const RotationProduction = Shape({
  changes: Type.Integer(),
  moves: Type.Integer({ description: 'How many come in during a week.' }),
  lineups: Type.Array(
    Shape({
      members: Type.Array(Uuid),
      hours: N,
      share: Type.Number({ description: 'Of the strength.' }),
      strength: Known,
    }),
  ),
  members: Type.Array(
    Shape({
      id: Uuid,
      hours: N,
      nights: Type.Integer(),
      strength: Known,
      perHour: Known,
      energy: Shape({
        in: Type.Union([Known, Type.Null()]),
        out: Type.Union([Known, Type.Null()]),
        lowest: Known,
      }),
      dishes: Known,
    }),
  ),
  against: Type.Optional(
    Shape({
      team: Type.Array(Uuid, { description: 'The best five of the members that stay all week.' }),
      strength: Known,
      gain: Shape({
        mean: N,
        error: N,
        sure: Type.Number({ description: 'The chance that the rotation makes more.' }),
        percent: N,
        percentError: N,
      }),
    }),
  ),
});

export const TeamProduction = Shape({
  edition: Type.String(),
  seed: Type.Integer(),
  days: Type.Integer(),
  precision: Type.Number({ description: 'Relative standard error of the weekly total.' }),
  members: Type.Array(MemberProduction),
  cooking: Type.Optional(CookingResult),
  team: TeamStrength,
  errors: Type.Object(
    { members: Type.Array(MemberErrors), cooking: Type.Optional(CookingErrors), team: TeamStrength, week: Points },
    { additionalProperties: false, description: 'Standard errors, each at the place of its figure.' },
  ),
  week: Points,
  weekDays: Type.Integer({ description: 'Days that the points of the week come from; all else comes from `days`.' }),
  distributions: Type.Array(MemberPoints),
  profiles: Type.Array(MemberProfile),
  rotation: Type.Optional(RotationProduction),
  notes: Notes,
});

const VariantProduction = Shape({
  externalId: Uuid,
  produceTotal: Produce,
  skillProcs: N,
  pokemonWithIngredients: PokemonWithIngredients,
  errors: Shape({ produceTotal: ProduceErrors, skillProcs: N }),
});

export const IvProduction = Shape({
  edition: Type.String(),
  seed: Type.Integer(),
  days: Type.Integer(),
  variants: Type.Array(VariantProduction),
  notes: Notes,
});

export type TeamProduction = Static<typeof TeamProduction>;
export type IvProduction = Static<typeof IvProduction>;
