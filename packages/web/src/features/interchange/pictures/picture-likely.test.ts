// The first guess at the language of a player's game.
import { expect, test } from 'vitest';
import { likelyLanguage } from './picture-likely.ts';

test.each([
  ['en', ['de-DE', 'ja-JP', 'en'], 'ja'],
  ['en', ['zh-HK', 'en'], 'zh-TW'],
  ['en', ['zh-Hans-SG'], 'zh-CN'],
  ['en', ['fr'], 'en'],
  ['ko', ['en-US'], 'ko'],
] as const)('names in %s, a browser in %j: %s', (chosen, browser, language) => {
  expect(likelyLanguage(chosen, browser)).toBe(language);
});
