// The rules of Expert Mode in words.
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
    'Main favorite: 20% less time between helps, Main Skill level +1, Carry Limit +5. Not a favorite: 35% more time between helps.',
  );
});

test.each([
  ['skill', 'Favorites trigger their Main Skill 1.25× as often.'],
  ['berry', 'Favorite berries give 2.4× Strength.'],
  [
    'ingredient',
    'Favorites find 1 more of an ingredient each time. Ingredient specialists have a 50% chance to find 1 more on top.',
  ],
] as const)('a week of %s', (bonus, words) => {
  expect(bonusText(rulesOf('GGEX'), bonus)).toBe(words);
});
