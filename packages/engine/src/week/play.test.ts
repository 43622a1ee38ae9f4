// What members have gathered is never lost on the way: helps that were made are helps that were brought in, or are still carried.
import { awakeMinutes, DAY, type Game, gameOf, parseClock, WEEKDAYS } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { requestInput, type Wanted, weekOf } from '../../test/teams.ts';
import { lineupAt } from '../loop/lineup-plan.ts';
import { presentTeam } from '../loop/state.ts';
import { Count, countAt, partsOf } from '../loop/tally.ts';
import { settleZone } from '../loop/zone.ts';
import { SUNDAY } from './calendar.ts';
import { knownOf } from './compare.ts';
import { type PlayoutSetup, playWeeks } from './play.ts';
import { strengthSoFar } from './teams.ts';
import { weekSetupOf } from './week-setup.ts';

const game = gameOf('2026-08');

/** Energy does not change the helping speed, so that helps can be counted by the clock. */
const evenPace: Game = {
  ...game,
  rules: { ...game.rules, speedBrackets: [{ from: 0, factor: 1 }] },
};

const SCHEDULE = { bedtime: '21:30', wakeup: '06:00' };
const AWAKE = awakeMinutes({ bedtime: parseClock('21:30') ?? 0, wakeup: parseClock('06:00') ?? 0 });

// None of their skills makes others help. Members are identified by name and place, so GENGAR is the same one in two
// teams.
const TEAMS: readonly (readonly Wanted[])[] = [
  [{ pokemon: 'RAICHU' }, { pokemon: 'GENGAR' }],
  [{ pokemon: 'PINSIR' }, { pokemon: 'GENGAR' }],
  [{ pokemon: 'ABSOL' }],
];

const MONDAY = { day: 'mon', time: '06:00', bag: {} };
const nightly = (day: number, night: number) => Object.fromEntries(WEEKDAYS.map((name) => [name, { day, night }]));

function playoutSetupOf(of: Game, fields: object): PlayoutSetup {
  const [first = [], ...others] = TEAMS;
  const input = requestInput(of, first, SCHEDULE);
  const teams = others.map((members) => requestInput(of, members).members);
  return weekSetupOf(of, weekOf(of, { ...input, now: MONDAY, teams, ...fields }), 1).playoutSetup;
}

/** Minutes that a member is in, from the day before the week up to Sunday's bedtime, and how many times it comes in. */
function timeIn({ changes, team }: PlayoutSetup, number: number): { minutes: number; stints: number } {
  const { rotation } = team.plan;
  if (!rotation) return { minutes: WEEKDAYS.length * DAY + AWAKE, stints: 1 };
  const isIn = (lineup: number) => rotation.numbers[lineup]?.includes(number) ?? false;
  let present = lineupAt(rotation, SUNDAY - 1);
  let [minutes, stints] = [0, isIn(present) ? 1 : 0];
  // The day before the week is a Sunday, too.
  for (const [n, weekday] of [SUNDAY, ...WEEKDAYS.keys()].entries()) {
    const end = n === WEEKDAYS.length ? AWAKE : DAY;
    let now = 0;
    for (const { at, lineup } of [...(changes[weekday] ?? []), { at: end, lineup: -1 }]) {
      if (isIn(present)) minutes += at - now;
      now = at;
      if (lineup < 0) break;
      if (isIn(lineup) && !isIn(present)) stints += 1;
      present = lineup;
    }
  }
  return { minutes, stints };
}

describe('helps', () => {
  const policies = [
    { lookIn: 'always' },
    { lookIn: { at: [] } },
    { lookIn: { at: ['08:00', '13:00'] } },
    { lookIn: { at: ['08:00', '13:00', '21:30'] } },
    { lookIn: { everyHours: 5 } },
  ];
  const plans = [
    { name: 'one team', plan: {} },
    { name: 'another team by night', plan: nightly(0, 1) },
    { name: 'no member in both', plan: nightly(0, 2) },
    { name: 'days in turn', plan: { mon: 1, tue: 2, thu: 1, fri: { day: 2, night: 1 }, sun: { day: 0, night: 2 } } },
  ];
  const naps = [{}, { tue: { from: '14:00', to: '17:00' }, sun: { from: '11:00', to: '13:00' } }];
  const cases = plans.flatMap(({ name, plan }) =>
    policies.flatMap((policy) => naps.map((nap) => ({ name, policy, naps: nap, plan }))),
  );

  test.each(cases)('are all brought in or still carried: $name, $policy, naps $naps', (fields) => {
    const playoutSetup = playoutSetupOf(evenPace, fields);
    playWeeks(playoutSetup, 0, 1);
    const { plan, state } = playoutSetup.team;
    const parts = partsOf(plan);
    for (const member of state.members) {
      const brought = parts.reduce((sum, { from }, l) => {
        const place = plan.rotation ? (plan.rotation.numbers[l] ?? []).indexOf(member.number) : member.number;
        const count = (which: number) => (place < 0 ? 0 : (state.tally[from + countAt(place, which)] ?? 0));
        return sum + count(Count.dayHelps) + count(Count.nightHelps);
      }, 0);
      const carried = presentTeam(state).members.includes(member) ? member.away : 0;
      const { minutes, stints } = timeIn(playoutSetup, member.number);
      const expected = minutes / (member.plan.intervals[0] ?? 1);
      // Each time that it comes in, a member begins a new interval, and leaves in the middle of one.
      expect(Math.abs(brought + carried - expected), member.plan.member.externalId).toBeLessThanOrEqual(stints + 1);
    }
  });
});

describe('a team that leaves at bedtime', () => {
  const sunday = (lookIn: object) => {
    const weeks = playWeeks(playoutSetupOf(evenPace, { policy: { lookIn }, plan: nightly(0, 2) }), 0, 200);
    return knownOf(weeks.map(({ gained }) => gained[6] ?? 0));
  };

  test('makes as much where bedtime is not a check-in: the change is one', () => {
    const without = sunday({ at: ['08:00', '13:00', '19:00'] });
    const withIt = sunday({ at: ['08:00', '13:00', '19:00', '21:30'] });
    // Energy doesn't count here, so it doesn't matter that dinner is eaten at 19:00 instead of 21:30.
    expect(without.mean / withIt.mean).toBeGreaterThan(0.98);
    expect(without.mean / withIt.mean).toBeLessThan(1.02);
  });

  test('counts on that evening, Sunday included', () => {
    const playoutSetup = playoutSetupOf(evenPace, { policy: { lookIn: { at: [] } }, plan: nightly(0, 2) });
    for (const { gained } of playWeeks(playoutSetup, 0, 4)) {
      const byDay = gained.map((sum, weekday) => sum - (gained[weekday - 1] ?? 0));
      // A day of the first team alone, which is fuller than a night of the other, is in every evening's figure.
      expect(Math.min(...byDay)).toBeGreaterThan(0.6 * Math.max(...byDay));
    }
  });
});

test('a berry zone counts for all berries up to the moment at which Snorlax is measured', () => {
  const newest = gameOf('2026-10');
  const input = requestInput(newest, [{ pokemon: 'MEWTWO', skillLevel: 6 }, { pokemon: 'ESPEON' }], SCHEDULE);
  const { playoutSetup } = weekSetupOf(newest, weekOf(newest, { ...input, now: MONDAY }), 1);
  const { team } = playoutSetup;
  playWeeks(playoutSetup, 0, 1);
  if (!team.plan.zone) throw new Error('No zone');
  const atBedtime = strengthSoFar(team);
  settleZone(team.state);
  expect(strengthSoFar(team)).toBe(atBedtime);
});
