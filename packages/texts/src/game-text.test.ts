// Sentences about skills and events: every number of the level is in them, in every edition.
import { amountBounds, EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, it, test } from 'vitest';
import { describeSkill, effectText } from './game-text.ts';

const written = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(Math.abs(value));

describe.each(EDITIONS)('descriptions in %s', (edition) => {
  it('are one sentence with every number of the level', () => {
    for (const skill of gameOf(edition).skills.rows) {
      for (let level = 1; level <= skill.maxLevel; level += 1) {
        const text = describeSkill(skill, level);
        expect(text, skill.key).toMatch(/^[A-Z].*[a-z0-9%]\.$/);
        expect(text, skill.key).not.toMatch(/\. |undefined|NaN|\{/);
        for (const { amount } of skill.effects) {
          for (const bound of amountBounds(amount, level))
            if (bound !== 0) expect(text, `${skill.key} ${level}`).toContain(written(bound));
        }
        expect(text, `${skill.key} ${level}`).not.toMatch(/(?<![\d.,]|to )1 (instant )?(helps|tries|candies)/);
        expect(text, `${skill.key} ${level} speaks of nothing`).not.toMatch(/(?<![\d.,])0(?![\d.,]*[1-9]|[\d,])/);
      }
    }
  });
});

it('reads well', () => {
  const game = gameOf('2026-08');
  expect(describeSkill(game.skills.get('ENERGY_FOR_EVERYONE_S'), 6)).toBe(
    'Gives every member of the team 18.1 energy.',
  );
  expect(describeSkill(game.skills.get('CHARGE_STRENGTH_S_RANGE'), 7)).toBe(
    "Raises Snorlax's strength by 1,606 to 6,424.",
  );
  expect(describeSkill(game.skills.get('BERRY_BURST_DISGUISE'), 1)).toBe(
    'Gathers 8 of your own berries and 1 of the berries of each teammate, and once a day, with a chance of 18.5%, 3 times as many.',
  );
  expect(describeSkill(game.skills.get('INGREDIENT_DRAW_S_SUPER_LUCK'), 7)).toBe(
    'Finds 18 of a single ingredient, or with a chance of 12.1% instead 4,000 dream shards, and of 2.7% even 20,000.',
  );
});

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
