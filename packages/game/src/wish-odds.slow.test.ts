// The odds of a wished catch against a million catches, drawn slot by slot.
import { expect, test } from 'vitest';
import { gameOf } from './edition.ts';
import type { Subskill } from './types.ts';
import { type CatchWish, wishOdds } from './wish-odds.ts';

const game = gameOf('2026-10');
const DRAWS = 1_000_000;
/** Of a binomial share; beyond five there is something wrong. */
const ERRORS = 5;

const venusaur = game.species.get('VENUSAUR');
const [, second, third] = [venusaur.ingredient0, venusaur.ingredient30, venusaur.ingredient60];
const plain: CatchWish = {
  species: venusaur,
  level: 50,
  subskills: [],
  natures: [],
  ingredients: [null, null, null],
  seeds: 0,
};

const WISHES: readonly Partial<CatchWish>[] = [
  { subskills: ['Helping Speed M'] },
  { subskills: ['Helping Speed M', 'Ingredient Finder M'], level: 80 },
  { subskills: ['Berry Finding S', 'Helping Bonus'], level: 25, medal: 'silver' },
  { subskills: ['Helping Bonus', 'Ingredient Finder M'], level: 80, medal: 'gold' },
  // All four of a rarity: the fifth slot has to be of another.
  {
    subskills: ['Helping Speed S', 'Ingredient Finder S', 'Skill Trigger S', 'Inventory Up S'],
    level: 80,
  },
  { natures: ['Quiet', 'Lax'], ingredients: [null, second[1]?.ingredient.name ?? '', third[2]?.ingredient.name ?? ''] },
  { subskills: ['Ingredient Finder M'], natures: ['Quiet'], level: 10, seeds: 1 },
  { subskills: ['Ingredient Finder M', 'Helping Speed M'], level: 50, seeds: 2 },
  { subskills: ['Inventory Up L', 'Helping Speed M'], level: 70, seeds: 1 },
];

/** Mulberry32: the same numbers every time. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const random = numbers(20_261_117);
const oneOf = <T>(some: readonly T[]): T => {
  const one = some[Math.floor(random() * some.length)];
  if (one === undefined) throw new Error('nothing to choose from');
  return one;
};

/** A rarity by 14 : 36 : 50, again if all of it are taken; then one of it. */
function drawSubskills(goldSlots: number): readonly Subskill[] {
  const drawn: Subskill[] = [];
  while (drawn.length < 5) {
    const chance = random();
    const rarity = drawn.length < goldSlots || chance < 0.14 ? 'gold' : chance < 0.5 ? 'silver' : 'white';
    const left = game.subskills.rows.filter((one) => one.rarity === rarity && !drawn.includes(one));
    if (left.length > 0) drawn.push(oneOf(left));
  }
  return drawn;
}

const NEXT: Readonly<Record<string, string>> = {
  'Helping Speed S': 'Helping Speed M',
  'Ingredient Finder S': 'Ingredient Finder M',
  'Skill Trigger S': 'Skill Trigger M',
  'Skill Level Up S': 'Skill Level Up M',
  'Inventory Up S': 'Inventory Up M',
  'Inventory Up M': 'Inventory Up L',
};

/** Places of rows, five for each catch; drawn once for each medal. */
const catches = new Map<number, Uint8Array>();
function catchesWith(goldSlots: number): Uint8Array {
  const known = catches.get(goldSlots);
  if (known) return known;
  const drawn = new Uint8Array(5 * DRAWS);
  for (let n = 0; n < DRAWS; n += 1)
    drawn.set(
      drawSubskills(goldSlots).map((one) => game.subskills.rows.indexOf(one)),
      5 * n,
    );
  catches.set(goldSlots, drawn);
  return drawn;
}

/** What seeds make of it by the worst and by the best luck. */
function outcomes(
  open: readonly string[],
  closed: readonly string[],
  wished: readonly string[],
  seeds: number,
): boolean[] {
  if (wished.every((name) => open.includes(name))) return [true];
  const raisable = open.filter((name) => {
    const next = NEXT[name];
    return next !== undefined && !open.includes(next) && !closed.includes(next);
  });
  if (seeds === 0 || raisable.length === 0) return [false];
  return raisable.flatMap((name) =>
    outcomes([...open.filter((other) => other !== name), NEXT[name] ?? ''], closed, wished, seeds - 1),
  );
}

const OPEN: Readonly<Record<number, number>> = { 10: 1, 25: 2, 50: 3, 70: 4, 80: 5 };
const MEDALS = { bronze: 1, silver: 2, gold: 3 };

const { rows } = game.subskills;
const namesIn = (bits: number): readonly string[] => rows.filter((_, i) => (bits >> i) & 1).map(({ name }) => name);
/** A set of closed subskills comes after a set of open ones in one number. */
const SETS = 2 ** rows.length;

/** How many of some catches have each pair of open and closed subskills: the same pair need be looked at only once. */
function pairsIn(drawn: Uint8Array, open: number, isCounted: () => boolean): ReadonlyMap<number, number> {
  const pairs = new Map<number, number>();
  for (let n = 0; n < DRAWS; n += 1) {
    if (!isCounted()) continue;
    let [here, closed] = [0, 0];
    for (let slot = 0; slot < 5; slot += 1) {
      const bit = 1 << (drawn[5 * n + slot] ?? 0);
      if (slot < open) here |= bit;
      else closed |= bit;
    }
    const pair = here + SETS * closed;
    pairs.set(pair, (pairs.get(pair) ?? 0) + 1);
  }
  return pairs;
}

test.each(WISHES)('%j', (change) => {
  const wish = { ...plain, ...change };
  const isWished = () => {
    const nature = oneOf(game.natures.rows).name;
    const found = [
      oneOf(venusaur.ingredient0),
      random() < 1 / 3 ? venusaur.ingredient30[0] : venusaur.ingredient30[1],
      oneOf(venusaur.ingredient60),
    ];
    return (
      (wish.natures.length === 0 || wish.natures.includes(nature)) &&
      wish.ingredients.every((name, slot) => name === null || found[slot]?.ingredient.name === name)
    );
  };
  let [least, most] = [0, 0];
  const drawn = catchesWith(wish.medal ? MEDALS[wish.medal] : 0);
  for (const [pair, count] of pairsIn(drawn, OPEN[wish.level] ?? 0, isWished)) {
    const ends = outcomes(namesIn(pair % SETS), namesIn(Math.floor(pair / SETS)), wish.subskills, wish.seeds);
    if (ends.some((end) => end)) most += count;
    if (ends.every((end) => end)) least += count;
  }
  const odds = wishOdds(game, wish).all;
  for (const [counted, chance] of [
    [least, odds.least],
    [most, odds.most],
  ] as const) {
    const error = Math.sqrt((chance * (1 - chance)) / DRAWS);
    expect(chance).toBeGreaterThan(0);
    expect(Math.abs(counted / DRAWS - chance) / error).toBeLessThan(ERRORS);
  }
});
