// A rotation costs as many teams as it has line-ups.
import { expect, test } from 'vitest';
import { lineupsIn } from './swap-plan-cost.ts';

test.each([
  ['a plain team', { settings: {} }, 1],
  ['two line-ups', { settings: { rotation: { lineups: [['a'], ['b']] } } }, 2],
  ['a rotation beside the settings', { settings: {}, rotation: { lineups: [['a'], ['b'], []] } }, 3],
  ['no line-ups', { settings: { rotation: { lineups: [] } } }, 1],
  ['more than are allowed', { settings: { rotation: { lineups: Array(1000).fill([]) } } }, 8],
  ['nonsense', 'nonsense', 1],
])('%s', (_, body, lineups) => {
  expect(lineupsIn(body)).toBe(lineups);
});
