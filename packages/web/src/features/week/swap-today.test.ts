// Swaps of the day: only those that are still to come.
import { gameOf, rotationMoves } from '@oversleep/game';
import { expect, test } from 'vitest';
import { swapsToCome } from './swap-today.ts';

const SCHEDULE = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const rotation = {
  lineups: [['a'], ['b']],
  changes: [
    { lineup: 0, at: 'wakeup' },
    { lineup: 1, at: '18:00' },
  ],
};
const moves = rotationMoves(rotation, gameOf('2026-10').rules, SCHEDULE);
const at = (day: 'mon' | 'sun', time: string) => {
  const { today, next } = swapsToCome({ day, time }, moves, SCHEDULE);
  return [today.map(({ coming }) => coming.join()).join(' '), next?.day];
};

test.each([
  ['mon', '06:00', 'a b', 1],
  ['mon', '12:00', 'b', 1],
  ['mon', '18:00', 'b', 1],
  ['mon', '18:01', '', 1],
  // After midnight it is still the same day of the game.
  ['mon', '02:00', '', 1],
  ['sun', '17:00', 'b', undefined],
] as const)('on %s at %s', (day, time, today, next) => {
  expect(at(day, time)).toEqual([today, next]);
});
