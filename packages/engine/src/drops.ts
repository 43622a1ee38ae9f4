// What a help brings: the outcomes of one drop, and what a night of helps leaves in a bag of limited size.
import { type Build, berriesPerHelp, type Game, ingredientChance } from '@oversleep/game';

/** Outcome 0 is the berry drop; the others bring `amount` of the ingredient in `slot`. `until` is the cumulative chance. */
export interface Drops {
  readonly until: Float64Array;
  readonly slot: Int32Array;
  readonly amount: Float64Array;
  readonly slots: number;
  /** Berries of a berry drop. */
  readonly berries: number;
  readonly ingredientChance: number;
  /** Mean amount of a slot per help. */
  readonly mean: Float64Array;
  readonly atMost: Float64Array;
  /** Amount by slot where it is always the same, so that drops can be counted by slot; empty otherwise. */
  readonly fixed: Float64Array;
}

/** Helps that one draw can decide; more are drawn in parts. */
export const MOST_AT_ONCE = 64;

export const MAX_SLOTS = 3;

export function dropsOf(game: Game, build: Build): Drops {
  const { ingredients, species } = build;
  const slots = ingredients.length;
  const p = slots > 0 ? ingredientChance(build) : 0;
  const { ingredientAmount, extraIngredient } = species.bonus;
  const outcomes = ingredients.flatMap((set, slot) => {
    const amount = set.amount + ingredientAmount;
    const share = p / slots;
    const { chance, amount: extra } = extraIngredient;
    if (chance === 0 || extra === 0) return [{ slot, amount, share }];
    return [
      { slot, amount, share: share * (1 - chance) },
      { slot, amount: amount + extra, share: share * chance },
    ];
  });
  const until = new Float64Array(outcomes.length + 1);
  const mean = new Float64Array(MAX_SLOTS);
  let sum = 1 - p;
  until[0] = sum;
  for (const [i, { slot, amount, share }] of outcomes.entries()) {
    sum += share;
    until[i + 1] = sum;
    mean[slot] = (mean[slot] ?? 0) + share * amount;
  }
  // Rounding must not leave a gap below one.
  until[outcomes.length] = 1;
  return {
    until,
    slot: Int32Array.from([-1, ...outcomes.map(({ slot }) => slot)]),
    amount: Float64Array.from([berriesPerHelp(game, build), ...outcomes.map(({ amount }) => amount)]),
    slots,
    berries: berriesPerHelp(game, build),
    ingredientChance: p,
    mean,
    atMost: binomialTable(p),
    fixed: outcomes.length === slots ? Float64Array.from(outcomes, ({ amount }) => amount) : new Float64Array(0),
  };
}

/** Chance that at most k of n tries succeed, for n up to MOST_AT_ONCE; row n begins at n * (n + 1) / 2. */
function binomialTable(p: number): Float64Array {
  const table = new Float64Array(((MOST_AT_ONCE + 1) * (MOST_AT_ONCE + 2)) / 2);
  const row = new Float64Array(MOST_AT_ONCE + 2);
  row[0] = 1;
  for (let n = 0; n <= MOST_AT_ONCE; n += 1) {
    let sum = 0;
    for (let k = 0; k <= n; k += 1) {
      sum += row[k] ?? 0;
      table[(n * (n + 1)) / 2 + k] = k === n ? 1 : sum;
    }
    for (let k = n + 1; k > 0; k -= 1) row[k] = (row[k] ?? 0) * (1 - p) + (row[k - 1] ?? 0) * p;
    row[0] = (row[0] ?? 0) * (1 - p);
  }
  return table;
}

const HALF = binomialTable(1 / 2);
const THIRD = binomialTable(1 / 3);

/** Successes among n tries by one uniform number, searched from the mean on. */
function successes(table: Float64Array, n: number, p: number, u: number): number {
  const row = (n * (n + 1)) / 2;
  let k = Math.floor(n * p);
  if (u < (table[row + k] ?? 1)) while (k > 0 && u < (table[row + k - 1] ?? 1)) k -= 1;
  else while (u >= (table[row + k] ?? 1)) k += 1;
  return k;
}

/** Number of ingredient drops among n helps. */
export const ingredientDrops = ({ atMost, ingredientChance: p }: Drops, n: number, u: number): number =>
  successes(atMost, n, p, u);

/** How many of n drops go to the first of `slots` equally likely ones. */
export const firstOf = (slots: number, n: number, u: number): number =>
  slots === 3 ? successes(THIRD, n, 1 / 3, u) : slots === 2 ? successes(HALF, n, 1 / 2, u) : n;

/** Expectations for a night of n helps with an empty bag at its start; all arrays are indexed by n. */
export interface NightTable {
  /** Berries that fitted. */
  readonly berries: Float64Array;
  /** Helps made while there was room. */
  readonly room: Float64Array;
  /** Helps made with room, the one that overflowed counting only for what fitted. */
  readonly fitted: Float64Array;
  /** Ingredients that fitted, by slot: index n * MAX_SLOTS + slot. */
  readonly stored: Float64Array;
  /** Ingredients that found no room, by slot. */
  readonly spilled: Float64Array;
  readonly most: number;
}

/** Exact by following the distribution of the bag's content from help to help. */
export function nightTable(drops: Drops, carry: number, most: number): NightTable {
  const { until, slot, amount } = drops;
  const table: NightTable = {
    berries: new Float64Array(most + 1),
    room: new Float64Array(most + 1),
    fitted: new Float64Array(most + 1),
    stored: new Float64Array((most + 1) * MAX_SLOTS),
    spilled: new Float64Array((most + 1) * MAX_SLOTS),
    most,
  };
  let content = new Float64Array(carry);
  if (carry > 0) content[0] = 1;
  for (let n = 1; n <= most; n += 1) {
    const after = new Float64Array(carry);
    for (const row of [table.berries, table.room, table.fitted]) row[n] = row[n - 1] ?? 0;
    for (const rows of [table.stored, table.spilled])
      rows.copyWithin(n * MAX_SLOTS, (n - 1) * MAX_SLOTS, n * MAX_SLOTS);
    let roomy = 0;
    for (let held = 0; held < carry; held += 1) {
      const chance = content[held] ?? 0;
      if (chance === 0) continue;
      roomy += chance;
      const space = carry - held;
      for (let o = 0; o < until.length; o += 1) {
        const share = chance * ((until[o] ?? 0) - (o > 0 ? (until[o - 1] ?? 0) : 0));
        const drop = amount[o] ?? 0;
        const fits = Math.min(drop, space);
        add(table.fitted, n, share * (drop > 0 ? fits / drop : 1));
        if (o === 0) add(table.berries, n, share * fits);
        else {
          const at = n * MAX_SLOTS + (slot[o] ?? 0);
          add(table.stored, at, share * fits);
          add(table.spilled, at, share * (drop - fits));
        }
        if (held + drop < carry) add(after, held + drop, share);
      }
    }
    add(table.room, n, roomy);
    for (let s = 0; s < drops.slots; s += 1) add(table.spilled, n * MAX_SLOTS + s, (1 - roomy) * (drops.mean[s] ?? 0));
    content = after;
  }
  return table;
}

function add(array: Float64Array, index: number, value: number): void {
  array[index] = (array[index] ?? 0) + value;
}
