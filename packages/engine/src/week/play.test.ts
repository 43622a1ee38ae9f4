// What members have gathered is never lost on the way: helps that were made are helps that were brought in, or are still carried.
import { awakeMinutes, DAY, type Game, gameOf, parseClock, WEEKDAYS } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { requestInput, type Wanted, weekOf } from '../../test/teams.ts';
import { Count } from '../loop/tally.ts';
import { settleZone } from '../loop/zone.ts';
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
function timeIn({ plan, teams }: PlayoutSetup, id: string): { minutes: number; stints: number } {
  // The day before the week is played by the team of its night.
  const spans = [
    { team: plan[6]?.night ?? 0, minutes: DAY },
    ...plan.flatMap(({ day, night }, weekday) => [
      { team: day, minutes: AWAKE },
      { team: night, minutes: weekday < 6 ? DAY - AWAKE : 0 },
    ]),
  ];
  const isIn = (team = -1) => teams[team]?.plan.members.some(({ member }) => member.externalId === id) ?? false;
  return {
    minutes: spans.reduce((sum, { team, minutes }) => sum + (isIn(team) ? minutes : 0), 0),
    stints: spans.filter(({ team }, n) => isIn(team) && !isIn(spans[n - 1]?.team)).length,
  };
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
    const made = new Map<string, { helps: number; interval: number }>();
    for (const [t, { state }] of playoutSetup.teams.entries())
      for (const { plan, counts, away } of state.members) {
        const { externalId } = plan.member;
        const brought = (state.tally[counts + Count.dayHelps] ?? 0) + (state.tally[counts + Count.nightHelps] ?? 0);
        const carried = playoutSetup.plan[6]?.night === t ? away : 0;
        const helps = (made.get(externalId)?.helps ?? 0) + brought + carried;
        made.set(externalId, { helps, interval: plan.intervals[0] ?? 1 });
      }
    for (const [id, { helps, interval }] of made) {
      const { minutes, stints } = timeIn(playoutSetup, id);
      // A clock that starts anywhere in its interval makes a help more or less each time that its owner comes in.
      expect(Math.abs(helps - minutes / interval), id).toBeLessThanOrEqual(stints + 1);
    }
  });
});

describe('a team that leaves at bedtime', () => {
  const sunday = (lookIn: object) => {
    const weeks = playWeeks(playoutSetupOf(game, { policy: { lookIn }, plan: nightly(0, 2) }), 0, 200);
    return knownOf(weeks.map(({ gained }) => gained[6] ?? 0));
  };

  test('makes as much where bedtime is not a check-in: the change is one', () => {
    const without = sunday({ at: ['08:00', '13:00', '19:00'] });
    const withIt = sunday({ at: ['08:00', '13:00', '19:00', '21:30'] });
    // Dinner is eaten at 19:00 instead of 21:30, for a little energy more or less.
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
  const [team] = playoutSetup.teams;
  playWeeks(playoutSetup, 0, 1);
  if (!team?.plan.zone) throw new Error('No zone');
  const atBedtime = strengthSoFar([team]);
  settleZone(team.state);
  expect(strengthSoFar([team])).toBe(atBedtime);
});
