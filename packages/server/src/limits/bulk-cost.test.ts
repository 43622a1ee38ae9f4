// What moving a whole account costs.
import { expect, test } from 'vitest';
import { bulkCost } from './bulk-cost.ts';

test('a box costs by what is in it, a few changes cost little, and an export counts as a well-filled box', () => {
  expect(bulkCost({ creatures: Array.from({ length: 2000 }), teams: Array.from({ length: 10 }) })).toBe(2070);
  expect(bulkCost({ creatures: [1], teams: [] })).toBe(11);
  expect(bulkCost({ creatures: [1], deleted: [1, 2] })).toBe(13);
  expect(bulkCost({ text: 'x'.repeat(200_000) })).toBe(210);
  expect(bulkCost({ text: 'x\n'.repeat(2000) })).toBe(2010);
  expect(bulkCost({ text: '\n'.repeat(2000) })).toBe(12);
  expect(bulkCost({ text: `[\n${'0,\n'.repeat(2000)}]` })).toBe(2011);
  expect(bulkCost({ text: `[${Array(2000).fill('{}')}]` })).toBe(2010);
  expect(bulkCost({ text: `{"box":[${Array(20).fill('{"a":[{},{},{}],"b":{}}')}],"teams":[]}` })).toBe(31);
  expect(bulkCost(undefined)).toBe(500);
});
