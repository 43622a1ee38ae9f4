// EXP from sleep, and the nights that a level takes.
import { expect, it } from 'vitest';
import { gameOf } from './edition.ts';
import { nightFactorsOn } from './events.ts';
import { growthOf } from './growth-facts.ts';
import { nightsFor, sleepExp } from './sleep-exp.ts';

const game = gameOf('2026-10');
const growth = growthOf('2026-10');
const exp = (nature: string, night: Parameters<typeof sleepExp>[3]) =>
  sleepExp(game, growth, game.natures.get(nature), night);

it.each([
  ['Bashful', { score: 100 }, 100],
  ['Bashful', { score: 73 }, 73],
  ['Bashful', { score: 100, bonusMembers: 1 }, 114],
  ['Bashful', { score: 100, bonusMembers: 5 }, 170],
  // 77.52 is rounded before anything else: 78 · 1.18 = 92.04.
  ['Timid', { score: 68, bonusMembers: 1 }, 92],
  ['Timid', { score: 100 }, 118],
  ['Brave', { score: 100 }, 82],
  ['Bashful', { score: 100, event: 3 }, 300],
  ['Bashful', { score: 100, event: 1.5, incense: true }, 300],
  ['Timid', { score: 100, bonusMembers: 2, event: 2, incense: true }, 604],
] as const)('%s, %j: %i EXP', (nature, night, amount) => {
  expect(exp(nature, night)).toBe(amount);
});

it('nights are counted until the EXP is there', () => {
  expect(nightsFor(0, () => 100)).toBe(0);
  expect(nightsFor(301, () => 100)).toBe(4);
  expect(nightsFor(301, (night) => (night === 1 ? 300 : 100))).toBe(2);
  expect(nightsFor(1, () => 0)).toBeUndefined();
});

it('a Good Sleep Day and the days beside it count by date; of two events the larger', () => {
  // Full moon on Tuesday, 24 November 2026.
  expect(['2026-11-22', '2026-11-23', '2026-11-24', '2026-11-25', '2026-11-26'].map(nightFactorsOn)).toMatchObject([
    { sleepExp: 1, drowsyPower: 1, names: [] },
    { sleepExp: 2, drowsyPower: 1.5 },
    { sleepExp: 3, drowsyPower: 3, names: ['Good Sleep Day (full moon)'] },
    { sleepExp: 2, drowsyPower: 1.5 },
    { sleepExp: 1, drowsyPower: 1 },
  ]);
  // A growth week with 1.5; drowsiness that is for one species is no business of the others.
  expect(nightFactorsOn('2026-10-13')).toMatchObject({ sleepExp: 1.5 });
  expect(nightFactorsOn('2026-09-22').drowsyPower).toBe(1);
});
