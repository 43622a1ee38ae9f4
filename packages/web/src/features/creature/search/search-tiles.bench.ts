// How long one keystroke of the creature search takes: all species of the largest edition, well within a frame of 16 ms.
import { gameOf } from '@oversleep/game';
import { bench, describe } from 'vitest';
import { findables } from './search-index.ts';
import { speciesTiles } from './search-tiles.ts';

const index = findables(gameOf('2026-08'));

describe('one keystroke of the creature search', () => {
  for (const text of ['', 'p', 'apple', 'charge']) {
    bench(`"${text}"`, () => {
      speciesTiles(index, { text, specialties: [], sort: 'pokedex', ascending: true, language: 'en' }, false);
    });
  }
});
