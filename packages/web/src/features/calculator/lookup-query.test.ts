// What an address means, what it cannot mean, and that writing and reading agree.
import { EDITIONS, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { DEFAULT_LOOKUP, type Lookup, withEdition, withSpecies } from './lookup.ts';
import { formatLookup, parseLookup } from './lookup-query.ts';

const full: Lookup = {
  edition: '2026-08',
  species: 'PIKACHU_HALLOWEEN',
  level: 42,
  nature: 'Adamant',
  ribbon: 3,
  skillLevel: 5,
};

describe('parseLookup', () => {
  test('nothing is the default', () => {
    expect(parseLookup('')).toEqual(DEFAULT_LOOKUP);
    expect(parseLookup('?')).toEqual(DEFAULT_LOOKUP);
  });

  test('everything is read, in any case', () => {
    const query = '?edition=2026-08&pokemon=Pikachu_Halloween&level=42&nature=ADAMANT&ribbon=3&skill=5';
    expect(parseLookup(query)).toEqual(full);
  });

  test('a display name is a name too', () => {
    expect(parseLookup('?pokemon=Mr.%20Mime').species).toBe('MR_MIME');
  });

  test.each([
    ['level=0'],
    ['level=101'],
    ['level=abc'],
    ['level=1.5'],
    ['level='],
    ['edition=1999-01'],
    ['nature=grumpy'],
    ['ribbon=5'],
    ['ribbon=-1'],
    ['pokemon=missingno'],
    ['pokemon=%3Cscript%3E'],
    ['pokemon=constructor'],
    ['pokemon='],
    ['skill=3'],
    ['%E0%A4%A=1'],
    ['level=60&level=10'],
  ])('%s falls back to the default', (query) => {
    expect(parseLookup(`?${query}`)).toEqual(DEFAULT_LOOKUP);
  });

  test('one wrong value does not spoil the others', () => {
    expect(parseLookup('?pokemon=pikachu&level=999&nature=adamant')).toEqual({
      ...DEFAULT_LOOKUP,
      species: 'PIKACHU',
      nature: 'Adamant',
    });
  });

  test('the skill level is bounded by the skill', () => {
    const max = gameOf().species.get('PIKACHU').skill.maxLevel;
    expect(parseLookup(`?pokemon=pikachu&skill=${max}`).skillLevel).toBe(max);
    expect(parseLookup(`?pokemon=pikachu&skill=${max + 1}`).skillLevel).toBeNull();
  });

  test('a species of the other edition is kept', () => {
    expect(parseLookup('?pokemon=mew')).toEqual({ ...DEFAULT_LOOKUP, species: 'MEW' });
  });
});

describe('formatLookup', () => {
  test('defaults leave no trace', () => {
    expect(formatLookup(DEFAULT_LOOKUP, '')).toBe('');
    expect(formatLookup(DEFAULT_LOOKUP, '?level=7&pokemon=nobody')).toBe('');
  });

  test('what is not ours stays', () => {
    expect(formatLookup({ ...DEFAULT_LOOKUP, level: 7 }, '?from=mail&level=8')).toBe('?from=mail&level=7');
  });

  test('is read back as it was', () => {
    expect(parseLookup(formatLookup(full, ''))).toEqual(full);
    for (const edition of EDITIONS) {
      for (const { name, skill } of gameOf(edition).species.rows) {
        const lookup: Lookup = { ...full, edition, species: name, skillLevel: skill.maxLevel };
        expect(parseLookup(formatLookup(lookup, ''))).toEqual(lookup);
      }
    }
  });
});

test('another species starts at its own skill level', () => {
  expect(withSpecies(full, 'BULBASAUR')).toEqual({ ...full, species: 'BULBASAUR', skillLevel: null });
  expect(withSpecies(full, full.species)).toEqual(full);
});

test('another edition keeps the skill level within what it knows', () => {
  expect(withEdition({ ...full, species: 'PIKACHU', skillLevel: 5 }, '2025-10').skillLevel).toBe(5);
  expect(withEdition({ ...full, species: 'MEW', skillLevel: 5 }, '2025-10').skillLevel).toBeNull();
});
