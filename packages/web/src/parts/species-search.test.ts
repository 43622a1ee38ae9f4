// Which Pokémon a text finds, and in which order.
import { gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { fold, searchEntries, searchSpecies } from './species-search.ts';

const entries = searchEntries(gameOf('2026-08'));
const found = (text: string) => searchSpecies(entries, text).map(({ species }) => species.displayName);

describe('searchSpecies', () => {
  test('an empty text finds all species in the order of the Pokédex', () => {
    expect(found('')).toHaveLength(gameOf('2026-08').species.rows.length);
    expect(found('  ')[0]).toBe('Bulbasaur');
  });

  test('the very name comes first, then what begins with it', () => {
    expect(found('pikachu')[0]).toBe('Pikachu');
    expect(found('mew')[0]).toBe('Mew');
  });

  test('beginnings come before what lies inside', () => {
    const names = found('chu');
    const inside = names.findIndex((name) => !name.toLowerCase().startsWith('chu'));
    expect(names).toContain('Pichu');
    expect(names.slice(inside).every((name) => !name.toLowerCase().startsWith('chu'))).toBe(true);
    expect(found('char').slice(0, 3)).toEqual(['Charmander', 'Charmeleon', 'Charizard']);
  });

  test('parts of several words may come in any order', () => {
    expect(found('alo nine')).toEqual(['Ninetales (Alolan Form)']);
    expect(found('halloween')).toContain('Pikachu (Halloween)');
  });

  test.each([
    ['PIKACHU', 'Pikachu'],
    ['farfetchd', "Farfetch'd"],
    ['farfetch’d', "Farfetch'd"],
    ['mr mime', 'Mr. Mime'],
    ['pikachu halloween', 'Pikachu (Halloween)'],
  ])('%s finds %s', (text, name) => {
    expect(found(text)[0]).toBe(name);
  });

  test.each(['ピカチュウ', 'ピカ', 'ぴかちゅう', '피카츄', '皮卡丘'])(
    '%s finds Pikachu and says by which name',
    (text) => {
      const [first] = searchSpecies(entries, text);
      expect(first?.species.name).toBe('PIKACHU');
      expect(first?.alias).toMatch(/^(ピカチュウ|피카츄|皮卡丘)$/);
    },
  );

  test('an English match carries no alias', () => {
    expect(searchSpecies(entries, 'pikachu')[0]?.alias).toBeUndefined();
  });

  test.each(['missingno', '%', '<b>', 'pikachu bulbasaur'])('%s finds nothing', (text) => {
    expect(found(text)).toEqual([]);
  });

  test('editions know different species', () => {
    expect(searchSpecies(searchEntries(gameOf('2025-10')), 'mew')).toEqual([]);
  });
});

test('folding keeps voiced kana and syllables apart', () => {
  expect(fold('ガ')).not.toBe(fold('カ'));
  expect(fold('피카츄')).toBe('피카츄');
  expect(fold('Pokémon')).toBe('pokemon');
});
