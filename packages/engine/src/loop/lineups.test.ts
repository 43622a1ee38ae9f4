// Line-ups that change: what is handed over, what the bench keeps, and what a rotation has in common with teams.
import { DAYS_A_WEEK, gameOf, type SwapRules } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { expectedMember } from '../../test/expected.ts';
import { memberAt, requestFor, type Settings, type Wanted } from '../../test/teams.ts';
import { createRunner, runChains } from '../statistics/chains.ts';
import { beginDay, passDay } from './day.ts';
import { handOver, simulateDay, wakeAll } from './lineups.ts';
import { planOf } from './plan.ts';
import { resetState } from './start.ts';
import { createState, presentTeam, type State } from './state.ts';
import { Count, countAt, EnergyCount, energyCountAt, partsOf } from './tally.ts';

const game = gameOf('2026-10');
const SCHEDULE = { wakeup: '06:00', bedtime: '21:30' };
const AWAKE = 930;

const id = ({ pokemon }: Wanted, place: number): string => `${pokemon} ${place}`;

type Asked = {
  readonly lineups: readonly (readonly number[])[];
  readonly changes: readonly object[];
  readonly rules?: Partial<SwapRules>;
};

/** Line-ups are named by the places of their members. */
function rotating(members: readonly Wanted[], { lineups, changes, rules }: Asked, settings: Settings = {}) {
  const ids = members.map(id);
  const rotation = { lineups: lineups.map((lineup) => lineup.map((m) => ids[m])), changes, rules };
  return requestFor(game, members, { ...SCHEDULE, ...settings, rotation });
}

const dayAndNight = (lineups: readonly (readonly number[])[], rules?: Partial<SwapRules>): Asked => ({
  lineups,
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'bedtime' },
  ],
  ...(rules && { rules }),
});

/** The end of a Sunday's night, before the first day. */
function stateOf(...wanted: Parameters<typeof rotating>): State {
  const state = createState(planOf(rotating(...wanted), { cooking: false }));
  resetState(state, 1, 0, false);
  return state;
}

/** Helps a day of a member in all its line-ups, by day and by night. */
function helpsOf(plan: ReturnType<typeof planOf>, number: number, tally: Float64Array, days: number): number[] {
  return [Count.dayHelps, Count.nightHelps].map(
    (which) =>
      partsOf(plan).reduce((sum, { from }, l) => {
        const place = plan.rotation?.numbers[l]?.indexOf(number) ?? number;
        return place < 0 ? sum : sum + (tally[from + countAt(place, which)] ?? 0);
      }, 0) / days,
  );
}

describe('calculated by hand', () => {
  const PLAIN = [
    { pokemon: 'PINSIR', skillLevel: 3 },
    { pokemon: 'RAICHU', skillLevel: 3 },
  ];
  const cases = [
    {
      name: 'one by day, one by night',
      asked: dayAndNight([[0], [1]]),
      helps: [
        [30, 0],
        [0, 31],
      ],
      leaving: [8, 100],
      lowest: [8, 49],
    },
    {
      name: 'one from noon to six',
      asked: {
        lineups: [[0], [1]],
        changes: [
          { lineup: 1, at: '12:00' },
          { lineup: 0, at: '18:00' },
        ],
      },
      helps: [
        [31, 23],
        [13, 0],
      ],
      leaving: [67, 8],
      lowest: [0, 8],
    },
  ];
  test.each(cases)('helps a day and energies: $name', ({ asked, helps, leaving, lowest }) => {
    const request = rotating(PLAIN, asked);
    const plan = planOf(request, { cooking: false });
    // The member of the longest line-up comes first.
    const numberOf = (pokemon: string) => plan.members.findIndex(({ member }) => member.build.species.name === pokemon);
    const { chains } = runChains(createRunner(plan, 1, false), 0, 4);
    for (const { tally, days } of chains)
      for (const [m, { pokemon }] of PLAIN.entries()) {
        const number = numberOf(pokemon);
        const energy = (which: number) => (tally[energyCountAt(plan, number, which)] ?? 0) / days;
        expect(helpsOf(plan, number, tally, days), pokemon).toEqual(helps[m]);
        expect(energy(EnergyCount.out), pokemon).toBe(leaving[m]);
        expect(energy(EnergyCount.lowest) * DAYS_A_WEEK, pokemon).toBe(lowest[m]);
      }
  });
});

test('calculated by hand: one that is always in helps 47.25 times a day and 18.25 times a night, to a quarter', () => {
  const state = createState(
    planOf(requestFor(game, [{ pokemon: 'PINSIR', skillLevel: 3 }], SCHEDULE), { cooking: false }),
  );
  resetState(state, 1, 0, false);
  // A clock that goes on from day to day repeats after months only.
  const days = 100 * DAYS_A_WEEK;
  for (let day = 0; day < days; day += 1) {
    state.weekday = day % DAYS_A_WEEK;
    simulateDay(state);
  }
  const [byDay = 0, byNight = 0] = helpsOf(state.plan, 0, state.tally, days);
  expect(Math.abs(byDay - 47.25)).toBeLessThan(0.25);
  expect(Math.abs(byNight - 18.25)).toBeLessThan(0.25);
  const exact = expectedMember(state.plan, 0);
  expect(Math.abs(byDay - exact.dayHelps)).toBeLessThan(0.02);
  expect(Math.abs(byNight - exact.nightHelps)).toBeLessThan(0.02);
});

test('without healers and kitchen, two that take turns are the sum of each alone, bit for bit', () => {
  const members = [{ pokemon: 'PINSIR' }, { pokemon: 'RAICHU' }, { pokemon: 'ABSOL' }];
  const lineups = [
    [0, 2],
    [1, 2],
  ];
  const countsOf = (kept: readonly number[]) => {
    const numbers = (lineup: readonly number[]) => lineup.filter((m) => kept.includes(m)).map((m) => kept.indexOf(m));
    const request = rotating(
      kept.flatMap((m) => members[m] ?? []),
      dayAndNight(lineups.map(numbers)),
    );
    const places = request.members.map(({ build }) =>
      members.findIndex(({ pokemon }) => pokemon === build.species.name),
    );
    const plan = planOf({ ...request, streams: places }, { cooking: false });
    const [chain] = runChains(createRunner(plan, 1, false), 0, 1).chains;
    const counts = (m: number) => {
      const number = places.indexOf(m);
      return partsOf(plan).flatMap(({ from, layout }, l) => {
        const place = plan.rotation?.numbers[l]?.indexOf(number) ?? -1;
        const start = from + countAt(place, 0);
        return place < 0 ? [] : [[...(chain?.tally.slice(start, start + countAt(1, 0)) ?? [])], layout.surges > 0];
      });
    };
    return { counts };
  };
  const both = countsOf([0, 1, 2]);
  expect(both.counts(0)).toEqual(countsOf([0, 2]).counts(0));
  expect(both.counts(1)).toEqual(countsOf([1, 2]).counts(1));
});

test.each([
  ['Helping Bonus', { pokemon: 'PINSIR', subskills: ['Helping Bonus'] }],
  ['Energy Recovery Bonus', { pokemon: 'PINSIR', subskills: ['Energy Recovery Bonus'] }],
  ['Helper Boost', { pokemon: 'RAIKOU', skillLevel: 6 }],
  ['Plus', { pokemon: 'PLUSLE', skillLevel: 6 }],
])('%s counts while its owner is in: line-ups are like two teams', (_, owner) => {
  const members = [owner, { pokemon: 'RAICHU' }, { pokemon: 'MINUN' }, { pokemon: 'ABSOL' }];
  const request = rotating(
    members,
    dayAndNight([
      [0, 1, 2],
      [1, 2, 3],
    ]),
  );
  const { rotation } = planOf(request, { cooking: false });
  expect(rotation?.lineups).toHaveLength(2);
  for (const { request: team, members: own, programs } of rotation?.lineups ?? []) {
    const alone = planOf({ ...team, settings: { ...team.settings, rotation: undefined } }, { cooking: false });
    expect(own).toEqual(alone.members);
    expect(programs).toEqual(alone.programs);
  }
});

describe('the bench', () => {
  const BENCH = [
    { pokemon: 'PINSIR', subskills: ['Energy Recovery Bonus'] },
    { pokemon: 'RAICHU' },
    { pokemon: 'RAICHU', nature: 'Relaxed' },
    { pokemon: 'RAICHU', nature: 'Gentle' },
  ];
  /** The first one is in by night, the others by day alone. */
  const asked = (rules?: Partial<SwapRules>) => dayAndNight([[0, 1, 2, 3], [0]], rules);
  const afterNight = (energies: readonly number[], rules?: Partial<SwapRules>) => {
    const state = stateOf(BENCH, asked(rules));
    for (const [m, energy] of energies.entries()) memberAt(state, m).energy = energy;
    wakeAll(state);
    return state.members.map(({ energy }) => energy);
  };
  const natureOf = (m: number) => requestFor(game, BENCH).members[m]?.build.nature.energy;

  test('gets 5 % of a night, by nature and without the team’s bonus, and those who sleep in the team all of it', () => {
    expect([natureOf(2), natureOf(3)]).toEqual([1.2, 0.88]);
    const [inTeam, ...bench] = afterNight([0, 0, 0, 0]);
    expect(inTeam).toBe(105);
    expect(bench.map((energy) => energy.toFixed(6))).toEqual(['5.000000', '6.000000', '4.400000']);
  });

  test('is no place for the night’s own members: one with ×0.88 wakes up from 0 at 88', () => {
    const state = stateOf([{ pokemon: 'RAICHU', nature: 'Gentle' }, { pokemon: 'PINSIR' }], dayAndNight([[1], [0]]));
    for (const member of state.members) member.energy = 0;
    wakeAll(state);
    const energies = state.members.map(({ plan, energy }) => [plan.member.build.species.name, energy.toFixed(6)]);
    expect(Object.fromEntries(energies)).toEqual({ RAICHU: '88.000000', PINSIR: '5.000000' });
  });

  test('gets it up to 100, and nothing above', () => {
    expect(afterNight([0, 98, 120, 99.5]).slice(1)).toEqual([100, 120, 100]);
  });

  test('gets another share where the rules say so', () => {
    expect(afterNight([0, 10, 10, 10], { bench: 0 }).slice(1)).toEqual([10, 10, 10]);
    expect(afterNight([0, 0, 0, 0], { bench: 1 }).slice(1, 3)).toEqual([100, 100]);
  });

  test('keeps its energy by day', () => {
    const state = stateOf(BENCH, {
      lineups: [[0, 1, 2, 3], [0]],
      changes: [
        { lineup: 1, at: '07:00' },
        { lineup: 0, at: 'bedtime' },
      ],
    });
    wakeAll(state);
    passDay(presentTeam(state), 60);
    handOver(state, state.plan.rotation?.days[0]?.[0]?.lineup ?? -1, 60);
    const before = state.members.map(({ energy }) => energy);
    passDay(presentTeam(state), AWAKE);
    const after = state.members.map(({ energy }) => energy);
    expect(after.slice(1)).toEqual(before.slice(1));
    expect(after[0]).toBeLessThan(before[0] ?? 0);
  });
});

describe('a member that leaves', () => {
  const members = [{ pokemon: 'DRIFBLIM', skillLevel: 6 }, { pokemon: 'RAICHU' }];
  const before = (rules?: Partial<SwapRules>, wanted = members) => {
    const state = stateOf(wanted, {
      lineups: [[0, 1], [1]],
      changes: [
        { lineup: 1, at: '12:00' },
        { lineup: 0, at: '18:00' },
      ],
      ...(rules && { rules }),
    });
    wakeAll(state);
    passDay(presentTeam(state), 360);
    const away = presentTeam(state).plan.members.length === 2 ? 1 : 0;
    const lineupOf = (size: number) => state.plan.rotation?.numbers.findIndex((one) => one.length === size) ?? -1;
    const leaver = state.members.find(({ plan }) => plan.member.externalId === id(wanted[0] ?? { pokemon: '' }, 0));
    if (!leaver || away === 0) throw new Error('It is not in');
    return {
      state,
      leaver,
      goes: () => handOver(state, lineupOf(1), 360),
      comes: () => handOver(state, lineupOf(2), 720),
    };
  };

  test.each([
    ['loses its charges', undefined, 0],
    ['keeps its charges where the rules say so', { charges: 'keep' } as const, 4],
  ])('%s', (_, rules, charges) => {
    const { leaver, goes } = before(rules);
    leaver.charges = 4;
    goes();
    expect(leaver.charges).toBe(charges);
  });

  test.each([
    ['begins its wait anew', undefined, false, true],
    ['keeps its wait', { pity: 'keep' } as const, true, true],
    ['begins its wait anew with everyone else', { pity: 'all' } as const, false, false],
  ])('%s', (_, rules, keeps, othersKeep) => {
    const { state, leaver, goes, comes } = before(rules);
    const stayer = state.members.find((member) => member !== leaver);
    for (const member of state.members) Object.assign(member, { wait: 9999, fullWait: 9999 });
    goes();
    expect(stayer?.wait === 9999).toBe(othersKeep);
    comes();
    expect(leaver.wait === 9999).toBe(keeps);
  });

  test('comes back with a whole interval before its first help, or anywhere in one', () => {
    const next = (rules?: Partial<SwapRules>) => {
      const { leaver, goes, comes } = before(rules);
      goes();
      leaver.energy = 100;
      comes();
      return (leaver.next - 720) / (leaver.plan.intervals[0] ?? 1);
    };
    expect(next()).toBeCloseTo(1, 9);
    const anywhere = next({ clock: 'anywhere' });
    expect(anywhere).toBeGreaterThan(0);
    expect(anywhere).toBeLessThan(1);
  });

  test('has used its one great success of the day when it comes back, and not on the next morning', () => {
    const { state, leaver, goes, comes } = before(undefined, [{ pokemon: 'MIMIKYU' }, { pokemon: 'RAICHU' }]);
    Object.assign(leaver, { surged: true, unsurged: 0.5 });
    goes();
    comes();
    expect([leaver.surged, leaver.unsurged]).toEqual([true, 0.5]);
    goes();
    wakeAll(state);
    expect([leaver.surged, leaver.unsurged]).toEqual([false, 1]);
  });
});

describe('a change', () => {
  const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);
  const rolledBy = ({ members }: State) => sum(members.map(({ rolled }) => sum(rolled)));

  test.each(['always', { at: [] }, { at: ['08:00', '13:00'] }])(
    'hands over every ingredient since the last meal, and leaves pot and stored chance as they are (%j)',
    (lookIn) => {
      const members = [{ pokemon: 'RAICHU' }, { pokemon: 'GENGAR' }, { pokemon: 'PINSIR' }];
      const state = stateOf(members, dayAndNight([[0, 1], [2]]), { policy: { filler: 'never', lookIn } });
      wakeAll(state);
      handOver(state, 0, 0);
      const team = presentTeam(state);
      // The last meal of the day; what comes afterwards is for tomorrow's breakfast.
      passDay(team, AWAKE);
      const cooked = rolledBy(state) - sum(state.kitchen.incoming);
      state.kitchen.potBonus = 20;
      state.kitchen.tastyBonus = 0.3;
      const leaving = [...team.members];
      handOver(state, 1, AWAKE);
      const helps = leaving.map(({ number }) => sum(helpsOf(state.plan, number, state.tally, 1)));
      expect(Math.min(...helps)).toBeGreaterThan(25);
      expect(leaving.map(({ away, unrolled }) => [away, unrolled])).toEqual([
        [0, 0],
        [0, 0],
      ]);
      expect(sum(state.kitchen.incoming)).toBeCloseTo(rolledBy(state) - cooked, 9);
      expect([state.kitchen.potBonus, state.kitchen.tastyBonus]).toEqual([20, 0.3]);
    },
  );

  test('to the same members changes nothing but rounding', () => {
    const members = ['RAICHU', 'PINSIR', 'GARDEVOIR', 'WIGGLYTUFF', 'ABSOL'].map((pokemon) => ({
      pokemon,
      skillLevel: 6,
    }));
    const plain = planOf(requestFor(game, members, SCHEDULE));
    const [first] = partsOf(plain);
    // The normal form makes one line-up of it, so it is put together here.
    const request = rotating([...members, { pokemon: 'PIKACHU' }], {
      lineups: [
        [0, 1, 2, 3, 4],
        [0, 1, 2, 3, 5],
      ],
      changes: [
        { lineup: 1, at: '10:00' },
        { lineup: 0, at: '16:00' },
      ],
    });
    const lineups = [
      [0, 1, 2, 3, 4],
      [0, 1, 2, 3, 4],
    ];
    const { rotation } = request.settings;
    if (!rotation || !first) throw new Error('No rotation');
    const twice = planOf({
      ...request,
      members: request.members.slice(0, 5),
      settings: { ...request.settings, rotation: { ...rotation, lineups } },
    });
    const tallies = [plain, twice].map((plan) => {
      const state = createState(plan);
      resetState(state, 3, 0, false);
      for (let day = 0; day < DAYS_A_WEEK; day += 1) {
        state.weekday = day;
        simulateDay(state);
      }
      return partsOf(plan).reduce(
        (total, { from, layout }) =>
          total.map((value, i) => value + (i < layout.size ? (state.tally[from + i] ?? 0) : 0)),
        new Float64Array(first.layout.size),
      );
    });
    const [once = new Float64Array(), other = new Float64Array()] = tallies;
    expect(
      Math.max(...once.map((value, i) => Math.abs(value - (other[i] ?? 0)) / Math.max(1, Math.abs(value)))),
    ).toBeLessThan(1e-9);
  });

  test('brings newcomers to a meal before it, and lets leavers eat before they go after it', () => {
    const eaten = (at: string) => {
      const state = stateOf([{ pokemon: 'RAICHU' }, { pokemon: 'PINSIR' }], {
        lineups: [[0], [1]],
        changes: [
          { lineup: 0, at: 'wakeup' },
          { lineup: 1, at },
        ],
      });
      state.weekday = 1;
      simulateDay(state);
      return partsOf(state.plan).map(({ plan, from }) => [
        plan.members[0]?.member.build.species.name,
        (state.tally[from + countAt(0, Count.mealEnergy)] ?? 0) > 0,
      ]);
    };
    const sorted = (at: string) => Object.fromEntries(eaten(at));
    expect(sorted('before:breakfast')).toEqual({ RAICHU: false, PINSIR: true });
    expect(sorted('after:dinner')).toEqual({ RAICHU: true, PINSIR: false });
  });

  test('opens no second zone: a berry zone stays with the site, also while its owner is away', () => {
    const state = stateOf([{ pokemon: 'MEWTWO', skillLevel: 6 }, { pokemon: 'ESPEON' }], dayAndNight([[0, 1], [1]]));
    wakeAll(state);
    handOver(state, 0, 0);
    const team = presentTeam(state);
    team.zone = 0.2;
    handOver(state, 1, AWAKE);
    expect(presentTeam(state).zone).toBe(0.2);
    expect(presentTeam(state).plan.zone?.members).toEqual([0]);
    state.weekday = 0;
    presentTeam(state).weekday = 0;
    beginDay(presentTeam(state));
    expect(presentTeam(state).zone).toBe(0);
  });
});
