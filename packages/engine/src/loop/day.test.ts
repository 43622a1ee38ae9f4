// A day of a team from wake-up to wake-up: energy, helps, meals, the night's bag, stored procs and pity.
import {
  applyEvent,
  eventBuilder,
  formatClock,
  type Game,
  gameOf,
  helpInterval,
  intervalFactor,
  mealEnergy,
  parseClock,
} from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import {
  ALMOST_ONE,
  energies,
  figuresFor,
  forbidChance,
  incoming,
  memberAt,
  proc,
  requestFor,
  type Settings,
  setEnergies,
  stateFor,
  unusedLuck,
  type Wanted,
  withChoices,
} from '../../test/teams.ts';
import type { Method } from '../method.ts';
import { referenceRules } from '../reference.ts';
import { createRunner, EARLY_CHAINS, runChains } from '../statistics/chains.ts';
import { runDay } from './day.ts';
import { planOf } from './plan.ts';
import type { State } from './state.ts';
import { CookCount, Count, countAt } from './tally.ts';
import { createProfile, type DayProfile, QUARTERS } from './watch.ts';

const early = gameOf('2025-10');
const late = gameOf('2026-08');

const raichu: Wanted = { pokemon: 'RAICHU' };

const countOf = (state: State, count: number, place = 0): number => state.tally[countAt(place, count)] ?? 0;

function advancedOf(state: State, place = 0) {
  const member = figuresFor(state).members[place];
  if (!member) throw new Error(`No figures at place ${place}`);
  return member.advanced;
}

/** A day with a log. */
function watchedDay(state: State): DayProfile {
  const profile = createProfile(state.plan);
  state.watch = profile;
  runDay(state);
  state.watch = undefined;
  return profile;
}

/** Energy as written down around a time of the day. */
function energyAround({ request }: State['plan'], profile: DayProfile, clock: string, place = 0): number {
  const since = ((parseClock(clock) ?? 0) - request.settings.wakeup + 1440) % 1440;
  return profile.energy[place * QUARTERS + Math.floor(since / 15)] ?? 0;
}

/** Waits so long that no proc comes by itself. */
function withoutProcs(state: State): void {
  for (const member of state.members) member.wait = 1000;
}

describe('energy over a day without skills, 21:30 to 06:00', () => {
  it.each([
    ['2025-10', early, 11],
    ['2026-08', late, 17],
  ] as const)('meals give so much in %s', (_, game, energy) => {
    const state = stateFor(game, [raichu]);
    for (let day = 0; day < 3; day += 1) runDay(state);
    expect(countOf(state, Count.mealEnergy)).toBe(3 * energy);
    expect(advancedOf(state).totalRecovery).toBe(3 * energy);
  });

  it.each([
    // 65 + 2, 31 + 4, 14 + 5, each with the step of the next ten minutes taken off.
    ['2025-10', early, [100, 65, 66, 31, 34, 14, 18, 1, 0]],
    // 65 + 3, 32 + 6, 17 + 8
    ['2026-08', late, [100, 65, 67, 32, 37, 17, 24, 7, 6]],
  ] as const)('it falls by one every ten minutes and rises at meals, in %s', (_, game, expected) => {
    const state = stateFor(game, [raichu]);
    const profile = watchedDay(state);
    const clocks = ['06:00', '11:45', '12:00', '17:45', '18:00', '21:15', '21:30', '00:15', '00:30'];
    expect(clocks.map((clock) => energyAround(state.plan, profile, clock))).toEqual(expected);
    expect(energies(state)).toEqual([0]);
  });

  it('a meal stops at 150 only in editions with that cap', () => {
    const after = (energyCap: 'always' | 'skillsOnly') => {
      const state = stateFor(withChoices(early, { energyCap }), [raichu]);
      // Awake with more than sleep could give: 35 steps later, at lunch, it is 149.5.
      setEnergies(state, 184.5);
      const profile = watchedDay(state);
      return energyAround(state.plan, profile, '12:00');
    };
    expect(after('always')).toBe(149);
    expect(after('skillsOnly')).toBe(149.5);
  });
});

describe('sleep', () => {
  const morning = (members: readonly Wanted[], settings: Settings = {}) => {
    const state = stateFor(late, members, settings);
    withoutProcs(state);
    const profile = watchedDay(state);
    return members.map((_, place) =>
      energyAround(state.plan, profile, formatClock(state.plan.request.settings.wakeup), place),
    );
  };
  const plain: Wanted = { pokemon: 'RAICHU', level: 50 };
  const recovering: Wanted = { ...plain, subskills: ['Energy Recovery Bonus'] };

  it('of 8 hours and 30 minutes gives 100', () => {
    expect(morning([plain])).toEqual([100]);
  });

  it('of 8 hours gives 94.12, times the nature', () => {
    const team = [plain, { ...plain, nature: 'Gentle' }, { ...plain, nature: 'Bold' }];
    expect(morning(team, { bedtime: '22:00' }).map((energy) => energy.toFixed(2))).toEqual([
      '94.12',
      '82.82',
      '100.00',
    ]);
  });

  it('gives 105 to members with Energy Recovery Bonus, and all members 14 percent more for each of them', () => {
    expect(morning([recovering, plain])).toEqual([105, 100]);
    expect(morning([recovering, recovering, plain], { bedtime: '23:00' })).toEqual([105, 105, 100]);
    expect(morning([recovering, plain], { bedtime: '00:54' })).toEqual([68.4, 68.4].map((x) => expect.closeTo(x, 9)));
  });

  it('does not take what is above its cap', () => {
    const state = stateFor(late, [plain]);
    withoutProcs(state);
    setEnergies(state, 130);
    expect(energyAround(state.plan, watchedDay(state), '06:00')).toBe(130);
  });

  it('fills up what is left of the evening', () => {
    const state = stateFor(late, [plain], { bedtime: '00:54' });
    withoutProcs(state);
    setEnergies(state, 30);
    expect(energyAround(state.plan, watchedDay(state), '06:00')).toBe(90);
  });
});

it('of two skills due at the same moment, the one in the earlier place goes first', () => {
  const state = stateFor(late, [raichu, raichu]);
  for (const member of state.members) member.wait = 10;
  state.log = [];
  runDay(state);
  const [first, second] = state.log.filter(({ kind }) => kind === 'proc');
  expect(first).toMatchObject({ member: 0 });
  expect(second).toMatchObject({ member: 1, at: first?.at });
});

describe('helps of a lone member', () => {
  /** The same days on paper: minute by minute, every help as long as the energy at its beginning says. */
  function onPaper({ plan }: State, game: Game, days: number): { day: number; night: number } {
    const build = plan.members[0]?.member.build;
    if (!build) throw new Error('No such member');
    const energy: number[] = [];
    for (let minute = 0; minute < 1440; minute += 1) {
      const before = energy[minute - 1] ?? 100;
      const fallen = minute > 0 && minute % 10 === 0 ? Math.max(0, before - 1) : before;
      energy.push(fallen + (plan.meals.some(({ at }) => at === minute) ? mealEnergy(game, fallen) : 0));
    }
    const base = helpInterval(game, build) / 60;
    const made = { day: 0, night: 0 };
    for (let time = 0; time < days * 1440; ) {
      made[time % 1440 < plan.awake ? 'day' : 'night'] += 1;
      time += base * intervalFactor(game, energy[Math.floor(time % 1440)] ?? 0);
    }
    return made;
  }

  it.each([
    ['2025-10', early, 53, 19],
    ['2026-08', late, 53, 20],
  ] as const)('match the calculation by hand, in %s', (_, game, day, night) => {
    const state = stateFor(game, [raichu]);
    runDay(state);
    expect([countOf(state, Count.dayHelps), countOf(state, Count.nightHelps)]).toEqual([day, night]);
    expect(onPaper(state, game, 1)).toEqual({ day, night });
    for (let more = 1; more < 28; more += 1) runDay(state);
    const { day: days, night: nights } = onPaper(state, game, 28);
    expect([countOf(state, Count.dayHelps), countOf(state, Count.nightHelps)]).toEqual([days, nights]);
  });

  it('agree with a recorded year of Raichu: 67.3 by day and 24.2 by night, 11.1 of them with room in the bag', () => {
    const build: Wanted = { ...raichu, nature: 'Adamant', subskills: ['Berry Finding S', 'Helping Speed M'] };
    const state = stateFor(early, [build]);
    const days = 365;
    for (let day = 0; day < days; day += 1) runDay(state);
    const { dayHelps, nightHelps, nightHelpsBeforeSS } = advancedOf(state);
    expect(dayHelps / days).toBeCloseTo(67.34, 1);
    expect(nightHelps / days).toBeCloseTo(24.21, 1);
    expect(nightHelpsBeforeSS / days).toBeCloseTo(11.1, 1);
  });

  it('speed up with the pause after a Charge Energy S that lifts energy over 80', () => {
    // 5 hours and 6 minutes of sleep are 60 energy; the first help of the day is a proc or is none.
    const raticate: Wanted = { pokemon: 'RATICATE', skillLevel: 6 };
    const second = (wait: number) => {
      const state = stateFor(late, [raticate], { bedtime: '00:54' });
      const member = memberAt(state, 0);
      member.wait = wait;
      member.waiting.script = wait === 1 ? [ALMOST_ONE] : [];
      const [fast = 0, slow = 0] = member.plan.intervals;
      const { helps } = watchedDay(state);
      const byQuarter = [...helps.slice(0, 4)];
      return { fast, slow, byQuarter };
    };
    const { fast, slow } = second(1);
    expect([fast, slow]).toEqual([2601 * 0.45, 2601 * 0.52].map((seconds) => expect.closeTo(seconds / 60, 9)));
    // After 19.5, 39.0 and 58.5 minutes, or after 22.5 and 45.1.
    expect(second(1).byQuarter).toEqual([1, 1, 1, 1]);
    expect(second(60).byQuarter).toEqual([1, 1, 0, 1]);
  });
});

describe('the night', () => {
  /** One night of Raichu: room for 31, two berries or 1 Apple, 2 Ginger, 3 Egg a help. */
  const kinds = [
    { name: 'Apple', amount: 1 },
    { name: 'Ginger', amount: 2 },
    { name: 'Egg', amount: 3 },
  ];

  function night(luck: readonly number[], wanted: Partial<Wanted> = {}): State {
    const state = stateFor(early, [{ ...raichu, ingredients: kinds, ...wanted }]);
    forbidChance(state);
    withoutProcs(state);
    const member = memberAt(state, 0);
    // Nothing but berries by day, no extra-tasty dish.
    member.drops.script = [0, 0, 0];
    state.cook.script = [0.9, 0.9, 0.9];
    member.night.script = [...luck];
    runDay(state);
    expect(unusedLuck(state)).toBe(0);
    return state;
  }

  const [BERRIES, APPLE, GINGER, EGG] = [0.775, 0.777, 0.852, 0.926];

  it('fills the bag until nothing fits, then berries are eaten on the way', () => {
    // Sixteen times two berries: 31 fit. Three more helps bring two each.
    const state = night(Array.from({ length: 16 }, () => BERRIES));
    expect(countOf(state, Count.nightHelps)).toBe(19);
    const { nightHelpsBeforeSS, nightHelpsAfterSS, sneakySnack } = advancedOf(state);
    expect([nightHelpsBeforeSS, nightHelpsAfterSS, sneakySnack]).toEqual([16, 3, 6]);
    const member = memberAt(state, 0);
    // Two for each help up to dinner; helps after it have not been looked at yet.
    expect(member.rolledBerries).toBe(2 * (53 - member.unrolled) + 31 + 6);
    expect(incoming(state)).toEqual({});
  });

  it('is expected to bring just that for a member without ingredients', () => {
    const state = stateFor(early, [{ ...raichu, ingredients: [{ name: 'Locked', amount: 0 }] }]);
    runDay(state);
    // 53 helps by day; 31 berries in the bag, the last help only half, and three more helps.
    const { produceWithoutSkill, advanced } = figuresFor(state).members[0] ?? {};
    expect(produceWithoutSkill?.berries[0]?.amount).toBe(2 * 53 + 31 + 2 * 3);
    expect(advanced?.averageHelps).toBe(53 + 15.5);
  });

  it('keeps of the last help what fits, and hands the bag to the first meal of the next day', () => {
    // 1 + 2 + 9 × 3 = 30, so that of the next three eggs one fits.
    const state = night([APPLE, GINGER, ...Array.from({ length: 10 }, () => EGG)]);
    const member = memberAt(state, 0);
    expect([...member.rolled]).toEqual([1, 2, 28]);
    expect(incoming(state)).toEqual({ Apple: 1, Ginger: 2, Egg: 28 });
    expect(advancedOf(state).nightHelpsBeforeSS).toBe(12);

    // The next day, up to and without its own night.
    member.drops.script = [0, 0, 0];
    member.night.script = Array.from({ length: 16 }, () => BERRIES);
    state.cook.script = [0.9, 0.9, 0.9];
    runDay(state);
    expect(incoming(state)).toEqual({});
    const { available } = state.kitchen.shelves[0] ?? {};
    const eggs = early.ingredients.rows.findIndex(({ name }) => name === 'Egg');
    expect(available?.[eggs]).toBe(28);
  });

  it('has room for more in a bigger bag', () => {
    const state = night(
      Array.from({ length: 19 }, () => BERRIES),
      { subskills: ['Inventory Up L'] },
    );
    const { nightHelpsBeforeSS, sneakySnack } = advancedOf(state);
    expect([nightHelpsBeforeSS, sneakySnack]).toEqual([19, 0]);
  });

  it('loses no ingredient: what is not stored is spilled', () => {
    const state = stateFor(early, [{ ...raichu, ingredients: kinds }]);
    for (let day = 0; day < 5; day += 1) runDay(state);
    const helps = countOf(state, Count.nightHelps);
    for (const [slot, { name, amount }] of kinds.entries()) {
      const stored = countOf(state, Count.nightIngredients + slot);
      const spilled = advancedOf(state).nightPeriod.spilledIngredients.find((row) => row.name === name)?.amount ?? 0;
      expect(spilled).toBeGreaterThan(0);
      expect(stored + spilled).toBeCloseTo((helps * 0.224 * amount) / 3, 9);
    }
  });

  it('brings the expected amounts on average', () => {
    const state = stateFor(early, [{ ...raichu, ingredients: kinds }]);
    withoutProcs(state);
    const member = memberAt(state, 0);
    const days = 400;
    const nights = { eggs: [] as number[], berries: [] as number[] };
    for (let day = 0; day < days; day += 1) {
      withoutProcs(state);
      runDay(state);
      nights.eggs.push(member.rolled[2] ?? 0);
      nights.berries.push(member.rolledBerries);
      member.rolled.fill(0);
      member.rolledBerries = 0;
    }
    const mean = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0) / days;
    const error = (list: readonly number[]) =>
      Math.sqrt(list.reduce((sum, value) => sum + (value - mean(list)) ** 2, 0) / (days - 1) / days);
    const { produceWithoutSkill } = figuresFor(state).members[0] ?? {};
    const eggs = produceWithoutSkill?.ingredients.find(({ name }) => name === 'Egg')?.amount ?? 0;
    const berries = produceWithoutSkill?.berries[0]?.amount ?? 0;
    expect(Math.abs(mean(nights.eggs) - eggs / days)).toBeLessThan(4 * error(nights.eggs));
    expect(Math.abs(mean(nights.berries) - berries / days)).toBeLessThan(4 * error(nights.berries));
  });
});

describe('procs stored over night', () => {
  /** A morning after ten helps with room in the bag, of which the third triggers; then one wait after the other. */
  function morning(game: Game, pokemon: string, waits: readonly number[], helps = 10): State {
    const state = stateFor(game, [{ pokemon, skillLevel: 6 }]);
    const member = memberAt(state, 0);
    member.room = helps;
    member.wait = 3;
    member.waiting.script = [...waits];
    runDay(state);
    expect(unusedLuck(state)).toBe(0);
    return state;
  }

  it.each([
    ['a berry specialist', 'RAICHU', 1],
    ['an ingredient specialist', 'VENUSAUR', 1],
    ['a skill specialist', 'GOLDUCK', 2],
    ['an all-rounder', 'DARKRAI', 2],
  ])('%s', (_, pokemon, stored) => {
    // Every help would trigger: those that cannot be stored are forgotten, and the first help of the day triggers anew.
    const state = morning(late, pokemon, [...Array.from({ length: stored }, () => 0), ALMOST_ONE]);
    expect(countOf(state, Count.morningProcs)).toBe(stored);
    expect(countOf(state, Count.procs)).toBe(stored + 1);
    expect(memberAt(state, 0).procsToday).toBe(stored + 1);
  });

  it('the reference stores two for every member', () => {
    const state = morning(referenceRules(late), 'RAICHU', [0, ALMOST_ONE]);
    expect(countOf(state, Count.morningProcs)).toBe(2);
  });

  it('needs a help for each of them; the others shorten the wait', () => {
    /** Procs in the morning and in all, and after which help of the day the last one came: the next is 43 helps away. */
    const procs = (state: State) => [
      countOf(state, Count.morningProcs),
      countOf(state, Count.procs),
      countOf(state, Count.dayHelps) - (43 - memberAt(state, 0).wait),
    ];
    expect(procs(morning(late, 'GOLDUCK', [ALMOST_ONE], 2))).toEqual([0, 1, 1]);
    expect(procs(morning(late, 'GOLDUCK', [ALMOST_ONE], 3))).toEqual([1, 1, 0]);
  });

  it('energy from them comes on top of sleep', () => {
    const state = stateFor(late, [{ pokemon: 'WIGGLYTUFF', skillLevel: 6 }, raichu]);
    const healer = memberAt(state, 0);
    healer.room = 10;
    healer.wait = 3;
    healer.waiting.script = [0, ALMOST_ONE];
    memberAt(state, 1).wait = 1000;
    const profile = watchedDay(state);
    expect(energyAround(state.plan, profile, '06:00', 0)).toBeCloseTo(100 + 2 * 18.1, 9);
    expect(energyAround(state.plan, profile, '06:00', 1)).toBeCloseTo(100 + 2 * 18.1, 9);
  });
});

describe('pity', () => {
  it.each([
    ['RAICHU', late, 79],
    ['VENUSAUR', late, 79],
    ['GOLDUCK', late, 43],
    ['DARKRAI', late, 50],
    ['WIGGLYTUFF', early, 50],
    ['WIGGLYTUFF', late, 53],
  ])('%s waits at most so long', (pokemon, game, longest) => {
    const state = stateFor(game, [{ pokemon }]);
    const member = memberAt(state, 0);
    member.waiting.script = [ALMOST_ONE];
    runDay(state);
    expect(countOf(state, Count.procs)).toBe(0);
    expect(countOf(state, Count.dayHelps) + member.wait).toBe(longest);
    expect(unusedLuck(state)).toBe(0);
  });

  it('makes the 43rd help of Golduck a proc, and then starts anew', () => {
    const golduck: Wanted = { pokemon: 'GOLDUCK', subskills: ['Helping Speed M'] };
    const state = stateFor(late, [golduck], { camp: true });
    const member = memberAt(state, 0);
    member.waiting.script = [ALMOST_ONE, ALMOST_ONE];
    const { procs, helps } = watchedDay(state);
    const made = countOf(state, Count.dayHelps);
    expect(made).toBeGreaterThan(43);
    expect(countOf(state, Count.procs)).toBe(1);
    expect(member.wait).toBe(43 - (made - 43));
    // By the course of the day: 43 helps up to the quarter of the proc, that one included.
    const quarter = procs.indexOf(1);
    const upTo = (end: number) => helps.slice(0, end).reduce((sum, count) => sum + count, 0);
    expect(upTo(quarter)).toBeLessThan(43);
    expect(upTo(quarter + 1)).toBeGreaterThanOrEqual(43);
    expect(unusedLuck(state)).toBe(0);
  });

  it('comes sooner by chance: within n helps with 1 - 0.968^n for a Raichu that triggers with 3.2 percent', () => {
    const firstProc = (luck: number) => {
      const state = stateFor(late, [raichu]);
      const member = memberAt(state, 0);
      member.waiting.script = [luck, ALMOST_ONE];
      runDay(state);
      expect([countOf(state, Count.procs), unusedLuck(state)]).toEqual([1, 0]);
      // The remaining helps of the 79 show which one it was.
      return countOf(state, Count.dayHelps) - (79 - member.wait);
    };
    expect([0, 0.0319, 0.0321].map(firstProc)).toEqual([1, 1, 2]);
    const ten = 1 - 0.968 ** 10;
    expect([ten - 1e-9, ten + 1e-9].map(firstProc)).toEqual([10, 11]);
  });
});

describe('schedules', () => {
  it.each([
    ['06:00', '21:30', ['11:59', '17:59', '21:29']],
    ['06:01', '21:30', ['11:59', '17:59', '21:29']],
    ['06:02', '21:30', ['11:59', '17:59', '21:29']],
    ['06:03', '21:30', ['11:59', '17:59', '21:29']],
    ['07:00', '00:00', ['11:59', '17:59', '23:59']],
    ['07:00', '00:01', ['11:59', '17:59', '00:00']],
    ['09:30', '02:45', ['11:59', '17:59', '02:44']],
    ['12:30', '23:00', ['17:59', '22:59']],
    ['22:00', '14:00', ['03:59', '11:59', '13:59']],
  ])('up at %s and to bed at %s', (wakeup, bedtime, meals) => {
    const state = stateFor(late, [raichu], { wakeup, bedtime });
    const clocks = state.plan.meals.map(({ at }) => formatClock(state.plan.request.settings.wakeup + at));
    expect(clocks).toEqual(meals);
    for (let day = 0; day < 7; day += 1) runDay(state);
    expect(state.tally[state.layout.cooking + CookCount.meals]).toBe(7 * meals.length);
    expect(figuresFor(state).cooking?.mealsPerWeek).toBe(7 * meals.length);
    // A meal always gives some energy below the cap.
    expect(countOf(state, Count.mealEnergy)).toBeGreaterThanOrEqual(7 * meals.length);
  });
});

describe('a sneaky snacking member', () => {
  const snacker: Wanted = { ...raichu, sneakySnacking: true };

  it('brings nothing but berries, day and night, and never triggers its skill', () => {
    const state = stateFor(late, [snacker]);
    const member = memberAt(state, 0);
    member.wait = 1;
    forbidChance(state);
    state.cook.script = [0.9, 0.9, 0.9];
    runDay(state);
    expect(unusedLuck(state)).toBe(0);
    const { produceTotal, skillProcs, advanced } = figuresFor(state).members[0] ?? {};
    const helps = countOf(state, Count.dayHelps) + countOf(state, Count.nightHelps);
    expect(helps).toBeGreaterThan(60);
    expect(produceTotal?.berries[0]?.amount).toBe(2 * helps);
    expect(member.rolledBerries).toBe(2 * helps);
    expect(produceTotal?.ingredients).toEqual([{ name: 'Apple', amount: 0 }]);
    expect(skillProcs).toBe(0);
    expect(member.wait).toBe(1);
    expect([advanced?.nightHelpsBeforeSS, advanced?.nightHelpsAfterSS]).toEqual([0, advanced?.nightHelps]);
    expect(advanced?.sneakySnack).toBe(2 * helps);
    // The apples it might have brought: 1, 2 and 4 are equally likely.
    const [spilled] = advanced?.nightPeriod.spilledIngredients ?? [];
    expect(spilled?.amount).toBeCloseTo((helps * 0.224 * 7) / 3, 9);
  });

  it('stores no proc', () => {
    const state = stateFor(late, [snacker]);
    memberAt(state, 0).wait = 1;
    for (let day = 0; day < 5; day += 1) runDay(state);
    expect([countOf(state, Count.morningProcs), countOf(state, Count.procs)]).toEqual([0, 0]);
  });

  it('still gets energy and helps from others, and these may bring ingredients', () => {
    const state = stateFor(late, [
      { pokemon: 'RAIKOU', skillLevel: 6 },
      snacker,
      { pokemon: 'WIGGLYTUFF', skillLevel: 6 },
    ]);
    proc(state, 0);
    proc(state, 2);
    expect(memberAt(state, 1).energy).toBeCloseTo(18.1, 9);
    expect(memberAt(state, 1).unrolled).toBe(6);
    const { produceWithoutSkill, advanced } = figuresFor(state).members[1] ?? {};
    expect(advanced?.teamSupport).toEqual({ energy: 18.1, helps: 6 });
    expect(produceWithoutSkill?.ingredients[0]?.amount).toBeCloseTo((6 * 0.224 * 7) / 3, 9);
    expect(produceWithoutSkill?.berries[0]?.amount).toBeCloseTo(6 * 0.776 * 2, 9);
  });
});

describe('helps from skills', () => {
  it('bring what helps bring but never trigger a skill', () => {
    const state = stateFor(late, [{ pokemon: 'RAIKOU', skillLevel: 6 }, raichu]);
    const member = memberAt(state, 1);
    member.wait = 3;
    proc(state, 0);
    expect([member.wait, countOf(state, Count.granted, 1)]).toEqual([3, 6]);
    expect(advancedOf(state, 1).dayHelps).toBe(6);
  });
});

describe('an expert island', () => {
  it('gives the main favourite five more places in its bag only in editions with that rule', () => {
    const carry = (expertCarry: boolean, pokemon: string) => {
      const island = { shortName: 'CBEX', expert: { main: 'GREPA', sub: ['DURIN'], bonus: 'berry' } };
      return stateFor(withChoices(late, { expertCarry }), [{ pokemon }], { island }).plan.members[0]?.carry;
    };
    expect([carry(true, 'RAICHU'), carry(false, 'RAICHU')]).toEqual([36, 31]);
    expect([carry(true, 'VENUSAUR'), carry(false, 'VENUSAUR')]).toEqual([27, 27]);
  });
});

describe('time', () => {
  it('is exact, or on a grid in the reference', () => {
    const exact = stateFor(late, [raichu]);
    const lines = stateFor(late, [raichu], {}, { grid: 5 });
    expect(exact.plan.meals.map(({ at }) => at)).toEqual([359, 719, 929]);
    expect(lines.plan.meals.map(({ at }) => at)).toEqual([355, 715, 925]);
    for (const state of [exact, lines]) {
      withoutProcs(state);
      runDay(state);
    }
    // The mean over lines counts the first one twice, and meals come four minutes earlier.
    const [exactly, byLines] = [exact, lines].map((state) => 930 * advancedOf(state).dayPeriod.averageEnergy);
    expect((byLines ?? 0) - (exactly ?? 0)).toBeCloseTo(5 * 100 + 4 * (3 + 6 + 8), 6);
  });
});

describe('chains of weeks', () => {
  /** A Golduck that triggers with every help: two procs wait for it every morning. */
  const eager = applyEvent(
    late,
    eventBuilder()
      .name('Eager week')
      .description('Every help triggers the skill.')
      .forMembers({}, { kind: 'skillChance', times: 100 })
      .build(),
  );
  const chainOf = (method: Partial<Method>) => {
    const runner = createRunner(planOf(requestFor(eager, [{ pokemon: 'GOLDUCK' }], {}, method)), 1);
    // The early chains are shorter.
    const chain = runChains(runner, EARLY_CHAINS, 1).chains[0];
    if (!chain) throw new Error('No chain');
    return { runner, chain };
  };

  it('count the given weeks, with plain and with antithetic numbers', () => {
    const weeks = (chainWeeks: number) => {
      const { chain } = chainOf({ chainWeeks });
      return [chain.days, chain.weeks.length];
    };
    expect([weeks(1), weeks(3)]).toEqual([
      [14, 2],
      [42, 6],
    ]);
  });

  it('start after a burn-in week, or with a first morning after no night', () => {
    const mornings = (burnInWeeks: number) =>
      chainOf({ chainWeeks: 1, burnInWeeks, pilotWeeks: 0 }).chain.tally[countAt(0, Count.morningProcs)];
    expect([mornings(1), mornings(0)]).toEqual([2 * 7 * 2, 2 * 6 * 2]);
  });

  it('start with the leftovers of a pilot run, or with nothing', () => {
    const leftovers = (pilotWeeks: number) =>
      chainOf({ pilotWeeks }).runner.state.starts.map(({ shelves }) => shelves[0]?.reduce((sum, own) => sum + own, 0));
    expect(leftovers(0)).toEqual([]);
    expect(Math.min(...leftovers(4).map((amount) => amount ?? 0))).toBeGreaterThan(10);
  });
});
