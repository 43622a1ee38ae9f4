// Percentages that are shown together add up to 100.
import { describe, expect, test } from 'vitest';
import { chanceTexts, shareTexts } from './share-texts.ts';

test('shares of a bar', () => {
  expect(shareTexts([0.125, 0.375, 0.5])).toEqual(['13%', '37%', '50%']);
  expect(shareTexts([0.3333, 0.3333, 0.3334])).toEqual(['33%', '33%', '34%']);
  expect(shareTexts([0, 0.001, 0.244, 0.755])).toEqual(['0%', '<1%', '24%', '76%']);
  expect(shareTexts([Number.NaN, -1, 1])).toEqual(['0%', '0%', '100%']);
});

describe('chances', () => {
  const texts = (...chances: readonly number[]) =>
    chanceTexts(chances.map((probability) => ({ probability }))).map(({ text }) => text);

  test('add up, without those that are rounded away', () => {
    expect(texts(0.005, 0.165, 0.415, 0.415)).toEqual(['1%', '17%', '41%', '41%']);
    expect(texts(0.004, 0.326, 0.67)).toEqual(['33%', '67%']);
  });

  test('are not certain as long as something else may happen', () => {
    expect([texts(0.998, 0.002), texts(1)]).toEqual([['over 99%'], ['100%']]);
  });
});
