// What a help brings: the outcomes of one drop, and what a night of helps leaves in a bag of limited size.
import { type Build, berriesPerHelp, type Game, ingredientChance } from '@oversleep/game';
import { add } from './flat.ts';
import { type Stream, uniform } from './rng.ts';

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
  /** How many of some helps bring an ingredient. */
  readonly finds: Binomial;
  /** Amount by slot where it is always the same, so that drops can be counted by slot; empty otherwise. */
  readonly fixed: Float64Array;
}

/** Helps that one random number can decide; more take one number for each part. */
export const MOST_AT_ONCE = 40;

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
    finds: binomial(p),
    fixed: outcomes.length === slots ? Float64Array.from(outcomes, ({ amount }) => amount) : new Float64Array(0),
  };
}

/** Successes among up to MOST_AT_ONCE tries. */
export interface Binomial {
  /** Chance that at most k of n tries succeed; row n begins at n * (n + 1) / 2. */
  readonly atMost: Float64Array;
  /** Where to begin looking in row n, by equal parts of chance: row n begins at n * GUIDES. */
  readonly guide: Uint8Array;
}

const GUIDES = 32;

function binomial(p: number): Binomial {
  const atMost = new Float64Array(((MOST_AT_ONCE + 1) * (MOST_AT_ONCE + 2)) / 2);
  const guide = new Uint8Array((MOST_AT_ONCE + 1) * GUIDES);
  const exactly = new Float64Array(MOST_AT_ONCE + 2);
  exactly[0] = 1;
  for (let n = 0; n <= MOST_AT_ONCE; n += 1) {
    const row = (n * (n + 1)) / 2;
    let sum = 0;
    let part = 0;
    for (let k = 0; k <= n; k += 1) {
      sum += exactly[k] ?? 0;
      const chance = k === n ? 1 : sum;
      atMost[row + k] = chance;
      for (; part < GUIDES && part / GUIDES < chance; part += 1) guide[n * GUIDES + part] = k;
    }
    for (let k = n + 1; k > 0; k -= 1) exactly[k] = (exactly[k] ?? 0) * (1 - p) + (exactly[k - 1] ?? 0) * p;
    exactly[0] = (exactly[0] ?? 0) * (1 - p);
  }
  return { atMost, guide };
}

const HALF = binomial(1 / 2);
const THIRD = binomial(1 / 3);

/** Successes among n tries by one uniform number. */
export function successes({ atMost, guide }: Binomial, n: number, u: number): number {
  const row = (n * (n + 1)) / 2;
  let k = guide[n * GUIDES + Math.floor(u * GUIDES)] ?? 0;
  while (u >= (atMost[row + k] ?? 1)) k += 1;
  return k;
}

/** How many of n drops go to the first of two or three equally likely slots. */
export const firstOf = (slots: number, n: number, u: number): number => successes(slots === 3 ? THIRD : HALF, n, u);

/**
 * What some helps bring, by slot, into `found`. The numbers that decided, first on how many and then on which slots, are kept in `decided`.
 * Returns how many helps brought an ingredient.
 */
export function rollSlots(
  drops: Drops,
  helps: number,
  luck: Stream,
  kinds: Stream,
  found: Float64Array,
  decided: Float64Array,
): number {
  let finds = 0;
  decided[1] = -1;
  decided[2] = -1;
  for (let left = helps; left > 0; left -= MOST_AT_ONCE) {
    const u = uniform(luck);
    decided[0] = u;
    finds += successes(drops.finds, Math.min(left, MOST_AT_ONCE), u);
  }
  if (drops.fixed.length > 0 && finds <= MOST_AT_ONCE) shareOut(drops, finds, kinds, found, decided);
  else rollEach(drops, finds, kinds, found);
  return finds;
}

/** Where each slot always brings the same amount, it is enough to know how many drops go to each. */
function shareOut(
  { slots, fixed }: Drops,
  finds: number,
  kinds: Stream,
  found: Float64Array,
  decided: Float64Array,
): void {
  let left = finds;
  for (let s = 0; s < slots; s += 1) {
    let n = left;
    if (s < slots - 1 && left > 0) {
      const u = uniform(kinds);
      decided[s + 1] = u;
      n = firstOf(slots - s, left, u);
    }
    found[s] = n * (fixed[s] ?? 0);
    left -= n;
  }
}

function rollEach({ until, slot, amount }: Drops, finds: number, kinds: Stream, found: Float64Array): void {
  const berryChance = until[0] ?? 1;
  found.fill(0);
  for (let drop = 0; drop < finds; drop += 1) {
    const u = berryChance + uniform(kinds) * (1 - berryChance);
    let o = 1;
    while (u >= (until[o] ?? 1)) o += 1;
    add(found, slot[o] ?? 0, amount[o] ?? 0);
  }
}

/** Expectations for a night of n helps with an empty bag at its start; all arrays are indexed by n. */
export interface NightTable {
  /** Berries that fitted. */
  readonly berries: Float64Array;
  /** Helps made while there was room. */
  readonly room: Float64Array;
  /** Helps made with room, the one that overflowed counting only for what fitted. */
  readonly fitted: Float64Array;
  /** Ingredients that fitted, by slot: index n * MAX_SLOTS + slot. */
  readonly ingredients: Float64Array;
  /** Ingredients that found no room, by slot. */
  readonly spilled: Float64Array;
  readonly most: number;
}

/** Exact: the distribution of what the bag holds is followed from help to help. */
export function nightTable(drops: Drops, carry: number, most: number): NightTable {
  const { until, slot, amount } = drops;
  const table: NightTable = {
    berries: new Float64Array(most + 1),
    room: new Float64Array(most + 1),
    fitted: new Float64Array(most + 1),
    ingredients: new Float64Array((most + 1) * MAX_SLOTS),
    spilled: new Float64Array((most + 1) * MAX_SLOTS),
    most,
  };
  let content = new Float64Array(carry);
  let after = new Float64Array(carry);
  if (carry > 0) content[0] = 1;
  const smallest = Math.min(...amount);
  for (let n = 1; n <= most; n += 1) {
    const roomy = sumOf(content);
    carryOn(table, n);
    add(table.room, n, roomy);
    for (let s = 0; s < drops.slots; s += 1) add(table.spilled, n * MAX_SLOTS + s, (1 - roomy) * (drops.mean[s] ?? 0));
    if (roomy === 0) continue;
    after.fill(0);
    for (let o = 0; o < until.length; o += 1) {
      const share = (until[o] ?? 0) - (o > 0 ? (until[o - 1] ?? 0) : 0);
      const drop = amount[o] ?? 0;
      const fitting = follow(content, after, drop, share, (n - 1) * smallest);
      add(table.fitted, n, share * (drop > 0 ? fitting / drop : roomy));
      if (o === 0) add(table.berries, n, share * fitting);
      else {
        add(table.ingredients, n * MAX_SLOTS + (slot[o] ?? 0), share * fitting);
        add(table.spilled, n * MAX_SLOTS + (slot[o] ?? 0), share * (roomy * drop - fitting));
      }
    }
    [content, after] = [after, content];
  }
  return table;
}

/** A night of n helps has everything that one of n - 1 has. */
function carryOn({ berries, room, fitted, ingredients, spilled }: NightTable, n: number): void {
  berries[n] = berries[n - 1] ?? 0;
  room[n] = room[n - 1] ?? 0;
  fitted[n] = fitted[n - 1] ?? 0;
  for (let i = n * MAX_SLOTS; i < (n + 1) * MAX_SLOTS; i += 1) {
    ingredients[i] = ingredients[i - MAX_SLOTS] ?? 0;
    spilled[i] = spilled[i - MAX_SLOTS] ?? 0;
  }
}

function sumOf(chances: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < chances.length; i += 1) sum += chances[i] ?? 0;
  return sum;
}

/** Adds a drop with this chance to every content of the bag, from `least` on, that has room. Returns how much fits on average. */
function follow(content: Float64Array, after: Float64Array, drop: number, share: number, least: number): number {
  const carry = content.length;
  let fitting = 0;
  for (let held = least; held < carry; held += 1) {
    const chance = content[held] ?? 0;
    if (chance === 0) continue;
    fitting += chance * Math.min(drop, carry - held);
    if (held + drop < carry) after[held + drop] = (after[held + drop] ?? 0) + chance * share;
  }
  return fitting;
}
