// Two teams with the same luck.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { validateRequest } from '../read-request.ts';
import { runToEnd } from '../stepwise.ts';
import { compareTeams } from './compare-teams.ts';

const game = gameOf('2026-10');

const requestWith = (level: number) => {
  const member = {
    pokemon: 'RAICHU',
    level,
    nature: 'Adamant',
    skillLevel: 3,
    ribbon: 2,
    subskills: [],
    ingredients: [
      { level: 0, name: 'Apple', amount: 1 },
      { level: 30, name: 'Apple', amount: 2 },
      { level: 60, name: 'Apple', amount: 4 },
    ],
  };
  const read = validateRequest(game, {
    settings: { camp: false, bedtime: '21:30', wakeup: '06:00' },
    members: [member],
  });
  if (!read.ok) throw new Error(JSON.stringify(read.problems));
  return read.value;
};

test('a team makes exactly as much as itself', () => {
  const same = runToEnd(compareTeams(requestWith(50), requestWith(50)));
  expect(same.difference).toEqual({ mean: 0, error: 0, sure: 0.5 });
  expect(same.a).toEqual(same.b);
});

test('a higher level makes more, and the difference is known better than either side', () => {
  const { a, b, difference } = runToEnd(compareTeams(requestWith(50), requestWith(52)));
  expect(difference.mean).toBeGreaterThan(0);
  expect(difference.mean).toBeCloseTo(b.mean - a.mean, -2);
  expect(difference.sure).toBeGreaterThan(0.99);
  expect(difference.error).toBeLessThan(Math.hypot(a.error, b.error));
});

test('a comparison that is stopped has no answer', () => {
  expect(runToEnd(compareTeams(requestWith(50), requestWith(51)), () => true)).toBeUndefined();
});
