// Words of the screen: the nearest one that there is, and whether it is surely that one.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, it, test } from 'vitest';
import { isCertain, isNear, matchesOf, natureWords, skillWords, speciesWords, subskillWords } from './vocabulary.ts';

const game = gameOf(NEWEST_EDITION);
const words = skillWords(game, 'zh-TW');

test.each([
  ['活力療癒S', 'ENERGIZING_CHEER_S'],
  ['治癒波動 (活力療癒S)', 'ENERGIZING_CHEER_S_HEAL_PULSE'],
  ['蹭蹭臉頰 (活力療癒S)', 'ENERGIZING_CHEER_S_NUZZLE'],
])('%s is read exactly, as the game writes it and with the letter 愈', (name, key) => {
  expect(words.some(({ text }) => text === name)).toBe(true);
  for (const text of [name, name.replaceAll('癒', '愈')])
    expect(matchesOf(text, words)[0]).toEqual({ key, distance: 0 });
});

describe('the nearest word', () => {
  const own = [
    { key: 'A', text: 'Helping Speed M' },
    { key: 'B', text: 'Helping Speed S' },
    { key: 'C', text: 'Inventory Up L' },
  ];

  it('is found whatever its case, width, spaces and signs, and with $ for S', () => {
    for (const text of ['helping speed s', 'ＨＥＬＰＩＮＧ　ＳＰＥＥＤ　Ｓ', 'Helping-Speed  $.', 'HelpingSpeedS'])
      expect(matchesOf(text, own)[0]).toEqual({ key: 'B', distance: 0 });
  });

  it('differs by its letters, by the length of the word', () => {
    expect(matchesOf('Inventory Up', own)[0]).toEqual({ key: 'C', distance: 1 / 12 });
    expect(matchesOf('Inventary Upp L', own)[0]).toEqual({ key: 'C', distance: 2 / 12 });
  });

  it('counts once for a key with several words, by the nearest of them', () => {
    const matches = matchesOf('Inventory', [...own, { key: 'C', text: 'Inventory' }]);
    expect(matches.filter(({ key }) => key === 'C')).toEqual([{ key: 'C', distance: 0 }]);
  });
});

describe('a match is certain', () => {
  const at = (...distances: number[]) => distances.map((distance, i) => ({ key: String(i), distance }));

  it('where it is near and nothing else is nearly as near', () => {
    expect(isCertain(at(0.3, 0.5))).toBe(true);
    expect(isCertain(at(0.3))).toBe(true);
    expect(isCertain(at(0.3, 0.4))).toBe(false);
    expect(isCertain(at(0.35, 0.9))).toBe(false);
    expect(isCertain([])).toBe(false);
  });

  it('where it was read letter by letter, however alike another is', () => {
    expect(isCertain(at(0, 0.01))).toBe(true);
    expect(isCertain(at(0, 0))).toBe(false);
  });

  it('is near up to a third of its letters', () => {
    expect([0.34, 0.341].map((distance) => isNear({ key: '', distance }))).toEqual([true, false]);
  });
});

describe('the words of the game', () => {
  it('name forms as the screen does, without brackets', () => {
    const named = speciesWords(game, 'en').filter(({ key }) => key.startsWith('WOOPER'));
    expect(new Set(named.map(({ text }) => text))).toEqual(new Set(['Wooper']));
    expect(named.length).toBeGreaterThan(1);
  });

  it('have skills with and without the text in brackets, but a range only without', () => {
    const of = (key: string) =>
      skillWords(game, 'en')
        .filter((word) => word.key === key)
        .map(({ text }) => text);
    const ranged = game.skills.rows.find(({ key }) => key.endsWith('_RANGE'))?.key ?? '';
    expect(of(ranged)).toHaveLength(1);
    expect(of(ranged)[0]).not.toContain('(');
    expect(of('ENERGIZING_CHEER_S_HEAL_PULSE')).toHaveLength(2);
  });

  it('are all there, each once, in every language', () => {
    expect(natureWords(game, 'ja')).toHaveLength(game.natures.rows.length);
    expect(subskillWords(game, 'ko')).toHaveLength(game.subskills.rows.length);
    expect(matchesOf('いじっぱり', natureWords(game, 'ja'))[0]).toEqual({ key: 'ADAMANT', distance: 0 });
  });
});
