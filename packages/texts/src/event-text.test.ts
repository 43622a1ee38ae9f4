import { expect, test } from 'vitest';
import { effectText } from './event-text.ts';

test.each([
  [
    { what: 'skillLevel', add: 3, who: { type: ['Ice', 'Steel', 'Bug'] } },
    'Main Skill level +3 for Ice, Steel and Bug types',
  ],
  [
    { what: 'skillTrigger', factor: 1.25, who: { specialty: 'skill' } },
    'Main Skill chance ×1.25 for skill specialists',
  ],
  [{ what: 'dreamShardsFromSkills', factor: 2, who: {} }, 'Dream Shards from Main Skills ×2'],
  [
    { what: 'candyFromResearch', add: 1, who: { species: ['Mew', 'Pichu'] }, limitPerDay: 5 },
    'Candies from sleep research +1 for Mew and Pichu, up to 5 a day',
  ],
] as const)('%j is “%s”', (effect, text) => {
  expect(effectText(effect)).toBe(text);
});
