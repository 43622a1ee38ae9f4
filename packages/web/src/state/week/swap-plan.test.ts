// Which swap plan a week follows.
import { USUAL_POLICY } from '@oversleep/game';
import { expect, test } from 'vitest';
import { creatureOf, idOf, teamOf } from '../../testing/creatures.ts';
import { followingTeam, swapPlanOf } from './swap-plan.ts';
import { freshWeek } from './week-start.ts';

const five = [1, 2, 3, 4, 5].map((n) => creatureOf(n));
const planOf = (other: number) => ({
  lineups: [five.map(({ externalId }) => externalId), [1, 2, 3, 4, other].map(idOf)],
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'bedtime' },
  ],
});
const week = freshWeek(
  { monday: '2026-11-16', day: 'wed', time: '13:20' },
  { island: 'cyan', team: 0, habits: USUAL_POLICY },
);
const plain = teamOf(0, five);
const swapping = { ...plain, rotation: planOf(6) };

test('the plan of its team, which changes with it', () => {
  expect(swapPlanOf(week, [plain])).toBeUndefined();
  expect(swapPlanOf(week, [swapping])).toEqual({ rotation: planOf(6), team: swapping, isWhole: true });
  const changed = { ...plain, rotation: planOf(7) };
  expect(swapPlanOf(week, [changed])?.rotation).toEqual(planOf(7));
});

test('a plan that was stored with the week still holds', () => {
  const plan = swapPlanOf({ ...week, rotation: planOf(8) }, [swapping]);
  expect(plan).toEqual({ rotation: planOf(8), team: undefined, isWhole: true });
});

test('another team on one of the days left leaves no room for it, on a day that is over it does not matter', () => {
  const on = (day: 'tue' | 'sat') => ({ ...week, teams: { ...week.teams, [day]: { day: 0, night: 1 } } });
  expect(swapPlanOf(on('sat'), [swapping])?.isWhole).toBe(false);
  expect(swapPlanOf(on('tue'), [swapping])?.isWhole).toBe(true);
});

test('a week that follows a team has it on the days left, and no plan of its own', () => {
  const following = followingTeam({ ...week, rotation: planOf(8) }, 3);
  expect(following).not.toHaveProperty('rotation');
  const daysOf = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;
  expect(daysOf.map((day) => following.teams[day]?.day)).toEqual([0, 0, 3, 3, 3, 3, 3]);
});
