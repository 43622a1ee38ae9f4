// The question about a week: what was eaten, and the rotation that it follows.
import { type PlayerWeek, USUAL_POLICY } from '@oversleep/game';
import { expect, test } from 'vitest';
import { withSwapPlan } from '../../sim/rotation-reader.ts';
import { DEFAULT_SETTINGS } from '../../state/data/user.ts';
import { freshWeek } from '../../state/week/week-start.ts';
import { creatureOf, idOf, teamOf } from '../../testing/creatures.ts';
import { weekQuestion } from './week-question.ts';

const user = { ...DEFAULT_SETTINGS, edition: '2026-10' } as const;
const six = [1, 2, 3, 4, 5, 6].map((n) => creatureOf(n));
const creatures = Object.fromEntries(six.map((one) => [one.externalId, one]));
const team = teamOf(0, six.slice(0, 5));
const week = freshWeek(
  { monday: '2026-11-16', day: 'wed', time: '13:20' },
  { island: 'cyan', team: 0, habits: USUAL_POLICY },
);
const rotation = {
  lineups: [
    [1, 2, 3, 4, 5],
    [1, 2, 3, 4, 6],
  ].map((lineup) => lineup.map(idOf)),
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: 'before:dinner' },
  ],
};
const asked = (plan: PlayerWeek, box = creatures) => weekQuestion(user, plan, [team], box, withSwapPlan);

test('all that take turns are members, and there are no teams by day', () => {
  const question = asked({ ...week, rotation });
  expect(question?.members.map(({ creature }) => creature.externalId)).toEqual(six.map(({ externalId }) => externalId));
  expect(question?.settings.rotation?.changes).toHaveLength(14);
  expect(question).toMatchObject({ teams: [], plan: {} });
});

test('without a rotation it is the question that it was', () => {
  expect(asked(week)).toEqual(weekQuestion(user, week, [team], creatures));
  expect(asked(week)?.settings.rotation).toBeUndefined();
});

test('a meal logged before the moment of the plan is eaten; one that is only fixed is still to come', () => {
  const lunch = { day: 'wed', time: '13:05', meal: 'lunch', dish: 'mixed', strength: null } as const;
  expect(asked({ ...week, log: [lunch] })?.eaten).toEqual(['lunch']);
  expect(asked({ ...week, log: [{ ...lunch, time: '13:20' }] })?.eaten).toBeUndefined();
  expect(asked({ ...week, log: [{ ...lunch, day: 'tue' }] })?.eaten).toBeUndefined();
});

test('a plan of its team is followed like one of its own', () => {
  const swapping = weekQuestion(user, week, [{ ...team, rotation }], creatures, withSwapPlan);
  expect(swapping).toEqual(asked({ ...week, rotation }));
  const snacking = { ...team, rotation, snacking: [idOf(6)] };
  expect(weekQuestion(user, week, [snacking], creatures, withSwapPlan)?.members.at(-1)?.sneakySnacking).toBe(true);
});

test('with another team on one of its days the week leaves the plan out', () => {
  const other = teamOf(1, six.slice(1));
  const mixed = { ...week, teams: { ...week.teams, sat: { day: 1, night: 0 } } };
  const question = (rotated: object) =>
    weekQuestion(user, mixed, [{ ...team, ...rotated }, other], creatures, withSwapPlan);
  expect(question({ rotation })).toEqual(question({}));
  expect(question({ rotation })?.teams).toHaveLength(1);
});

test('a Pokémon that is gone leaves its slot empty', () => {
  const { [idOf(6)]: _, ...rest } = creatures;
  expect(asked({ ...week, rotation }, rest)?.settings.rotation?.lineups.map((lineup) => lineup.length)).toEqual([5, 4]);
});

test('a rotation that cannot be followed leaves the week to its teams', () => {
  const atNight = { ...rotation, changes: [{ lineup: 0, at: '03:00' }] };
  expect(asked({ ...week, rotation: atNight })).toEqual(asked(week));
});
