// Upgrades: their order, what is doable today, and their costs in words.
import { expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { canBeDone, costWords, type NextRow, ordered, rateWords } from './step-rows.ts';

const t = messages('calculatorNext');

const NONE = { candies: null, shards: null, nights: null, items: [] };

const row = (key: string, gain: number | undefined, cost: Partial<NextRow['cost']> = {}, today = true): NextRow => ({
  key,
  words: '',
  more: undefined,
  cost: { ...NONE, ...cost },
  costWords: '',
  today,
  gain: gain === undefined ? undefined : { mean: gain, error: 1 },
});

const level = row('level', 300, { candies: 100, shards: 20_000, nights: 30 });
const cheap = row('cheap', 100, { candies: 4, shards: 800, nights: 2 });
const ribbon = row('ribbon', 200, { nights: 10 }, false);
const waiting = row('waiting', undefined, { candies: 1 });
const keys = (rows: readonly NextRow[]) => rows.map(({ key }) => key);

test('sorted by gain or by gain per cost, with unknown ones last', () => {
  const all = [waiting, cheap, ribbon, level];
  expect(keys(ordered(all, 'gain'))).toEqual(['level', 'ribbon', 'cheap', 'waiting']);
  expect(keys(ordered(all, 'candies'))).toEqual(['cheap', 'level', 'ribbon', 'waiting']);
  expect(keys(ordered(all, 'nights'))).toEqual(['cheap', 'ribbon', 'level', 'waiting']);
  expect(rateWords(cheap, 'gain')).toBe('25 per candy');
  expect(rateWords(level, 'shards')).toBe('15 per 1,000 Dream Shards');
  expect(rateWords(ribbon, 'candies')).toBeUndefined();
});

test('doable today means no waiting and no more than the player has', () => {
  const anything = { candies: 0, shards: 0 };
  expect(keys([level, cheap, ribbon].filter((one) => canBeDone(one, anything)))).toEqual(['level', 'cheap']);
  expect(keys([level, cheap].filter((one) => canBeDone(one, { candies: 50, shards: 0 })))).toEqual(['cheap']);
  expect(keys([level, cheap].filter((one) => canBeDone(one, { candies: 0, shards: 500 })))).toEqual([]);
});

test('costs in words', () => {
  const paid = { candies: 1, shards: 1200, nights: 1, items: [] };
  expect(costWords({ kind: 'level', cost: paid })).toBe('Costs 1 candy and 1,200 Dream Shards, or 1 night of sleep.');
  expect(costWords({ kind: 'skillLevel', cost: { ...NONE, items: ['Main Skill Seed'] } })).toBe(
    'Costs 1 Main Skill Seed.',
  );
  expect(costWords({ kind: 'ribbon', cost: { ...NONE, nights: 40 } })).toBe('Takes up to 40 nights of sleep together.');
  expect(costWords({ kind: 'pot', cost: NONE })).toBe(t('cost.unknown'));
  expect(costWords({ kind: 'level', cost: { ...NONE, candies: 0, shards: 0, nights: 0 } })).toBe(t('cost.nothing'));
});
