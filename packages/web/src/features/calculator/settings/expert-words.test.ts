// The rules of expert islands in words.
import { type ExpertRules, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { bonusText, rulesText } from './expert-words.ts';

function rulesOf(island: string): ExpertRules {
  const rules = gameOf('2026-08').islands.get(island).expertRules;
  if (!rules) throw new Error(`${island} has no rules`);
  return rules;
}

test('what it means to be a favourite', () => {
  expect(rulesText(rulesOf('CBEX'))).toBe(
    'With the main favourite: 20% less time between helps, 1 more skill level, room for 5 more. Without a favourite: 35% more time between helps.',
  );
});

test.each([
  ['skill', 'Favourites trigger their main skill 1.25 times as often.'],
  ['berry', 'Favourite berries count 2.4 times.'],
  ['ingredient', 'Favourites bring 1 more ingredient per drop; specialists bring 1 more on top, 50% of the time.'],
] as const)('a week of %s', (bonus, words) => {
  expect(bonusText(rulesOf('GGEX'), bonus)).toBe(words);
});
