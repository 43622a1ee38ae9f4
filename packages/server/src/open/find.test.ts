// Names in eight languages: folding, order, ties, short names and numbers.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { type FindQuery, finder } from './find.ts';
import { fold, isOneTypingErrorAway } from './fold.ts';

const find = finder(gameOf(NEWEST_EDITION));
const keys = (q: string, more: Omit<FindQuery, 'q'> = {}) => find({ q, ...more })?.map(({ key }) => key);
const first = (q: string, more: Omit<FindQuery, 'q'> = {}) => find({ q, ...more })?.[0];

describe('folding', () => {
  test.each([
    ['フシギダネ', 'ふしぎだね'],
    ['ﾌｼｷﾞﾀﾞﾈ', 'フシギダネ'],
    ['ＢＦＳ', 'bfs'],
    ['Œuf Exquis', 'oeuf exquis'],
    ['Résin', 'resin'],
    ["Farfetch'd", 'farfetch’d'],
    ['Mr. Mime', 'mrmime'],
    ['Mäßig', 'massig'],
  ])('%s = %s', (a, b) => {
    expect(fold(a)).toBe(fold(b));
  });

  test('a mark that makes another kana stays', () => {
    expect(fold('バ')).not.toBe(fold('ハ'));
  });
});

test('one typing error: a letter more, less or other, or two swapped', () => {
  for (const typed of ['pikachhu', 'pikacu', 'pikathu', 'piakchu'])
    expect(isOneTypingErrorAway(typed, 'pikachu'), typed).toBe(true);
  for (const typed of ['pikachu', 'pikau', 'pkiacuh'])
    expect(isOneTypingErrorAway(typed, 'pikachu'), typed).toBe(false);
});

describe('finding', () => {
  test('a name in any language finds the same thing', () => {
    for (const q of [
      'Bulbasaur',
      'フシギダネ',
      'ふしぎだね',
      '이상해씨',
      '妙蛙种子',
      '妙蛙種子',
      'bisasam',
      'BULBIZARRE',
    ])
      expect(first(q), q).toMatchObject({ kind: 'species', key: 'BULBASAUR', gameId: 1 });
  });

  test('the whole name comes before the begin of one, then begins of words, then the middle', () => {
    expect(keys('Mew')?.slice(0, 2)).toEqual(['MEW', 'MEWTWO']);
    const apples = keys('apple', { lang: 'en', limit: 25 }) ?? [];
    expect(apples[0]).toBe('FANCY_APPLE');
    expect(apples.indexOf('APPLE_ACID_YOGURT_DRESSED_SALAD')).toBeLessThan(apples.indexOf('FANCY_APPLE_CURRY'));
  });

  test('one typing error comes last, and only from four letters on', () => {
    expect(first('pikahcu')?.key).toBe('PIKACHU');
    expect(keys('mxw')).toEqual([]);
  });

  test('short names and keys are found', () => {
    expect(first('BFS')).toMatchObject({ kind: 'subskill', key: 'BERRY_FINDING_S', gameId: 8 });
    expect(first('charge_strength_s_stockpile')).toMatchObject({ kind: 'skill' });
    expect(first('greengrass')).toMatchObject({ key: 'greengrass', kind: 'island' });
    expect(first('Eevee Week 2024')).toMatchObject({ kind: 'event', key: 'EEVEE_WEEK_2024' });
  });

  test('a Pokédex number finds the species and its forms', () => {
    expect(keys('#25')?.[0]).toBe('PIKACHU');
    expect(keys('#025')).toContain('PIKACHU_HOLIDAY');
    expect(keys('#25', { kind: 'recipe' })).toEqual([]);
  });

  test('the language decides the name and who wins a tie', () => {
    expect(first('Timid', { lang: 'ja' })).toMatchObject({ key: 'TIMID', name: 'おくびょう' });
    expect(first('solo', { lang: 'de', kind: 'nature' })).toMatchObject({ key: 'LONELY', matched: 'Solo' });
  });

  test('a missing name is the English one, and says so', () => {
    const found = first('BOUNCE_CURRY_UDON', { lang: 'ko' });
    expect(found).toMatchObject({ fallback: true });
    expect(found?.name).toBe(found?.names.en);
    expect(first('Bulbasaur', { lang: 'ko' })).not.toHaveProperty('fallback');
    expect(Object.keys(found?.names ?? {})).toHaveLength(8);
  });

  test('kinds and limits', () => {
    expect(find({ q: 'e', limit: 3 })).toHaveLength(3);
    expect(find({ q: 'e' })).toHaveLength(10);
    expect(find({ q: 'berry', kind: 'berry', limit: 25 })?.every(({ kind }) => kind === 'berry')).toBe(true);
    expect(find({ q: '  ·!' })).toBeUndefined();
    for (const q of ['__proto__', 'constructor', 'toString']) expect(keys(q), q).toEqual([]);
  });
});
