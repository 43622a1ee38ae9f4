// `oversleep best --swaps`: which wishes and hours it takes.
import { expect, test } from 'vitest';
import { Refusal } from '../input/strict.ts';
import { swapsIn } from './swaps.ts';

const SCHEDULE = { wakeup: 6 * 60, bedtime: 21 * 60 + 30 };
const NONE = { swaps: [], hours: [], most: undefined };

test('wishes, hours in minutes since wake-up, and eight Pokémon unless said otherwise', () => {
  expect(swapsIn(NONE, SCHEDULE)).toEqual({ wanted: [], hours: undefined, most: 8 });
  expect(swapsIn({ swaps: ['0', '2/week', '1/day'], hours: ['06:00', '18:00'], most: 6 }, SCHEDULE)).toEqual({
    wanted: ['0', '2/week', '1/day'],
    hours: [
      { name: '06:00', at: 0 },
      { name: '18:00', at: 720 },
    ],
    most: 6,
  });
});

test.each([
  [
    'an unknown wish',
    { ...NONE, swaps: ['3/day'] },
    /^--swaps: must be 0, 2\/week, 1\/day, 2\/day, 4\/day, not 3\/day/,
  ],
  ['an hour at night', { ...NONE, swaps: ['1/day'], hours: ['03:00'] }, /^--hours: .* not 03:00/],
  ['hours without a wish', { ...NONE, hours: ['06:00'] }, /need --swaps/],
])('%s is refused', (_, wanted, message) => {
  expect(() => swapsIn(wanted, SCHEDULE)).toThrow(Refusal);
  expect(() => swapsIn(wanted, SCHEDULE)).toThrow(message);
});
