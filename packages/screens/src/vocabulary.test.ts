// Skill names as a screenshot shows them.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { matchesOf, skillWords } from './vocabulary.ts';

const words = skillWords(gameOf(EDITIONS.at(-1)), 'zh-TW');

test.each([
  ['活力療癒S', 'ENERGIZING_CHEER_S'],
  ['治癒波動 (活力療癒S)', 'ENERGIZING_CHEER_S_HEAL_PULSE'],
  ['蹭蹭臉頰 (活力療癒S)', 'ENERGIZING_CHEER_S_NUZZLE'],
])('%s is read exactly, as the game writes it and with the letter 愈', (name, key) => {
  expect(words.some(({ text }) => text === name)).toBe(true);
  for (const text of [name, name.replaceAll('癒', '愈')])
    expect(matchesOf(text, words)[0]).toEqual({ key, distance: 0 });
});
