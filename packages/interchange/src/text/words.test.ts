// Names that tools spell differently are the same word.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

const game = gameOf(NEWEST_EDITION);

test("Energizing Cheer S is found by the game's Traditional Chinese name and by the spelling of other tools", () => {
  const versatile = game.species.get('MEW');
  const found = ['活力療癒S', '活力療愈S'].map((text) => wordsOf(game).choice(versatile, text)?.key);
  expect(found).toEqual(['ENERGIZING_CHEER_S', 'ENERGIZING_CHEER_S']);
});
