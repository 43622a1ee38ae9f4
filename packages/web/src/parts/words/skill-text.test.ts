// Sentences about main skills against the numbers of the game.
import { amountBounds, EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { skillSentence } from './skill-text.ts';

const written = (value: number) => new Intl.NumberFormat('en', { maximumFractionDigits: 2 }).format(Math.abs(value));

describe.each(EDITIONS)('main skills of %s', (edition) => {
  test('every skill has a sentence with all numbers of every level', () => {
    for (const skill of gameOf(edition).skills.rows)
      for (let level = 1; level <= skill.maxLevel; level += 1) {
        const text = skillSentence(skill, level);
        expect(text, skill.key).toMatch(/^[A-Z].*[\w)%]\.$/);
        expect(text, skill.key).not.toMatch(/undefined|NaN|\{/);
        for (const { amount } of skill.effects)
          for (const bound of amountBounds(amount, level))
            if (bound !== 0) expect(text, `${skill.key} ${level}`).toContain(written(bound));
        expect(text, `${skill.key} ${level}`).not.toMatch(/(?<![\d.,]|to )1 (instant )?(helps|tries|candies)/);
      }
  });
});

test('amounts, ranges and chances read well', () => {
  const { skills } = gameOf('2026-08');
  expect(skillSentence(skills.get('ENERGY_FOR_EVERYONE_S'), 6)).toBe('Restores 18.1 Energy to each team member.');
  expect(skillSentence(skills.get('CHARGE_STRENGTH_S_RANGE'), 7)).toBe(
    "Increases Snorlax's Strength by 1,606 to 6,424.",
  );
  expect(skillSentence(skills.get('BERRY_BURST_DISGUISE'), 1)).toBe(
    "Gets 8 of its own berries and 1 of each teammate's. Once a day, it has a chance of 18.5% to get 3 times as many.",
  );
});
