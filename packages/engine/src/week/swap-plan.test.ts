// A planned week that follows a rotation.
import { DAYS_A_WEEK, gameOf, WEEKDAYS } from '@oversleep/game';
import { expect, test } from 'vitest';
import { requestInput, weekOf } from '../../test/teams.ts';
import { Count, countAt } from '../loop/tally.ts';
import { playWeeks } from './play.ts';
import { requestOfWeek } from './teams.ts';
import { validateWeek } from './validate.ts';
import { weekSetupOf } from './week-setup.ts';

const game = gameOf('2026-10');
const SCHEDULE = { wakeup: '06:00', bedtime: '21:30' };
const MONDAY = { day: 'mon', time: '06:00', bag: {} };
const BOTH = requestInput(game, [{ pokemon: 'RAICHU' }, { pokemon: 'PINSIR' }], SCHEDULE);
const [RAICHU, PINSIR] = ['RAICHU 0', 'PINSIR 1'];
const TURNS = {
  lineups: [[RAICHU], [PINSIR]],
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'bedtime' },
  ],
};

test('is the same question as teams with a plan by day and night', () => {
  const [first, second] = BOTH.members;
  const teams = weekOf(game, {
    ...BOTH,
    members: [first],
    teams: [[second]],
    plan: Object.fromEntries(WEEKDAYS.map((day) => [day, { day: 0, night: 1 }])),
    now: MONDAY,
  });
  const rotation = weekOf(game, { ...BOTH, rotation: TURNS, now: MONDAY });
  const requests = [teams, rotation].map((question) => requestOfWeek(game, question.settings, question));
  expect(requests[1]?.settings.rotation).toBeDefined();
  expect(requests[1]?.settings.rotation).toEqual(requests[0]?.settings.rotation);
  expect(requests[1]?.members.map(({ externalId }) => externalId)).toEqual([RAICHU, PINSIR]);
});

test('changes at the hours of the rotation: each is in at its meals', () => {
  const rotation = {
    lineups: [[RAICHU], [PINSIR]],
    changes: [
      { lineup: 0, at: 'after:breakfast' },
      { lineup: 1, at: 'after:lunch' },
    ],
  };
  const { playoutSetup } = weekSetupOf(game, weekOf(game, { ...BOTH, rotation, now: MONDAY }), 1);
  playWeeks(playoutSetup, 0, 1);
  const { states = [] } = playoutSetup.team.state.lineups ?? {};
  const helps = states.map(({ plan, tally }) => ({
    id: plan.members[0]?.member.externalId,
    byDay: tally[countAt(0, Count.dayHelps)] ?? 0,
    byNight: tally[countAt(0, Count.nightHelps)] ?? 0,
  }));
  expect(helps).toMatchObject([
    { id: RAICHU, byNight: 0 },
    { id: PINSIR, byNight: expect.any(Number) },
  ]);
  expect(helps[0]?.byDay).toBeGreaterThan(10 * DAYS_A_WEEK);
  expect(helps[1]?.byNight).toBeGreaterThan(10 * DAYS_A_WEEK);
});

test.each([
  ['beside teams', { rotation: TURNS, teams: [BOTH.members.slice(1)] }, 'rotation'],
  ['beside a plan', { rotation: TURNS, plan: { mon: 0 } }, 'rotation'],
  ['with an unknown member', { rotation: { ...TURNS, lineups: [['X']] } }, 'settings.rotation.lineups[0][0]'],
])('a rotation %s is refused', (_, fields, field) => {
  const read = validateWeek(game, { ...BOTH, now: MONDAY, ...fields });
  expect(read.ok ? [] : read.problems.map((problem) => problem.field)).toContain(field);
});
