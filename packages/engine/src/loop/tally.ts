// What is counted while days pass: flat numbers, the same places for every chain, so that chains can be added and compared.
import { add } from './flat.ts';
import type { Plan } from './plan.ts';

/** Counters of a member. */
export const Count = {
  dayHelps: 0,
  nightHelps: 1,
  roomHelps: 2,
  fittedHelps: 3,
  granted: 4,
  procs: 5,
  morningProcs: 6,
  mealEnergy: 7,
  wasted: 8,
  drained: 9,
  energyDay: 10,
  energyNight: 11,
  nightBerries: 12,
  nightIngredients: 13, // three slots
  spilled: 16, // three slots
  chargedStrength: 19,
  bonusProcs: 20,
  bonusProcsGiven: 21,
  ownEnergy: 22,
  /** Procs less what the chances of all helps add up to: a martingale, zero on average. */
  procMartingale: 23,
} as const;

const COUNTS = 24;

/** Counters of a recipe; from `short` on, for each of its ingredients how often it was short and by how much. */
export const DishCount = { cooked: 0, sunday: 1, potLimited: 2, potMissing: 3, short: 4 } as const;

const DISH_COUNTS = 4;

/** Counters of all cooking, then of each type. */
export const CookCount = {
  meals: 0,
  multiplier: 1,
  chance: 2,
  weekdayPot: 3,
  gathered: 4,
} as const;
const COOK_COUNTS = 5;
/** `filled` are leftovers that went into pots, `filler` the part of the strength that they make. */
export const TypeCount = { strength: 0, sunday: 1, mixed: 2, lost: 3, filled: 4, filler: 5 } as const;
const TYPE_COUNTS = 6;

/** Where each kind of counter begins. */
export interface TallyLayout {
  /** How often each program ran, how often it surged, and surges less their expectation: a martingale. */
  readonly programs: number;
  readonly surges: number;
  readonly surgeMartingale: number;
  readonly energyGiven: number;
  readonly helpsGiven: number;
  /** Worth of the members that skills reached, less its expectation: a martingale. */
  readonly aimMartingale: number;
  /** Berries by member, then runs by program, each times the zone in which they came; none without a zone. */
  readonly zoned: number;
  readonly cooking: number;
  readonly types: readonly number[];
  /** By type and recipe. */
  readonly dishes: readonly Int32Array[];
  readonly size: number;
}

/** Of all line-ups together the kitchen's counters are those of the first, to which the others' are added (see `addKitchens`). */
export function layoutOf(plan: Plan): TallyLayout {
  const [first] = plan.rotation?.lineups ?? [];
  return first ? { ...teamLayout(first), size: energiesAt(plan) + plan.members.length * ENERGIES } : teamLayout(plan);
}

function teamLayout(plan: Plan): TallyLayout {
  const team = plan.members.length;
  const programs = team * COUNTS;
  const surges = programs + plan.programs.length;
  const surgeMartingale = surges + plan.programs.length;
  const energyGiven = surgeMartingale + plan.programs.length;
  const helpsGiven = energyGiven + team * team;
  const aimMartingale = helpsGiven + team * team;
  const zoned = aimMartingale + 1;
  const cooking = zoned + zonedCounts(plan);
  const books = plan.cooking?.books ?? [];
  let place = cooking + COOK_COUNTS;
  const types: number[] = [];
  const dishes: Int32Array[] = [];
  for (const { recipes, start } of books) {
    types.push(place);
    const first = place + TYPE_COUNTS;
    dishes.push(Int32Array.from(recipes, (_, r) => first + r * DISH_COUNTS + 2 * (start[r] ?? 0)));
    place = first + recipes.length * DISH_COUNTS + 2 * (start.at(-1) ?? 0);
  }
  return {
    programs,
    surges,
    surgeMartingale,
    energyGiven,
    helpsGiven,
    aimMartingale,
    zoned,
    cooking,
    types,
    dishes,
    size: place,
  };
}

/** A line-up with its counters, which begin at `from`: line-ups are counted side by side. */
export interface LineupCounters {
  readonly plan: Plan;
  readonly layout: TallyLayout;
  readonly from: number;
}

const knownParts = new WeakMap<Plan, readonly LineupCounters[]>();

export function partsOf(plan: Plan): readonly LineupCounters[] {
  const known = knownParts.get(plan);
  if (known) return known;
  let from = 0;
  const parts = (plan.rotation?.lineups ?? [plan]).map((lineup) => {
    const part = { plan: lineup, layout: teamLayout(lineup), from };
    from += part.layout.size;
    return part;
  });
  knownParts.set(plan, parts);
  return parts;
}

/** Sums of a member's energy when it comes in and leaves, and of its lowest energy of each week. */
export const EnergyCount = { in: 0, out: 1, lowest: 2 } as const;
const ENERGIES = 3;

const energiesAt = (plan: Plan): number => {
  const last = partsOf(plan).at(-1);
  return last ? last.from + last.layout.size : 0;
};

export const energyCountAt = (plan: Plan, number: number, count: number): number =>
  energiesAt(plan) + number * ENERGIES + count;

/** One kitchen serves all line-ups: what was counted of it with the others is added to the first one's. */
export function addKitchens(plan: Plan, tally: Float64Array): Float64Array {
  const [first, ...others] = partsOf(plan);
  if (first)
    for (const { layout, from } of others)
      for (let i = 0; i < layout.size - layout.cooking; i += 1)
        add(tally, first.layout.cooking + i, tally[from + layout.cooking + i] ?? 0);
  return tally;
}

/** How many counts a zone needs. */
export const zonedCounts = ({ zone, members, programs }: Plan): number => (zone ? members.length + programs.length : 0);

export const countAt = (member: number, count: number): number => member * COUNTS + count;

export const SUNDAY = 6;
