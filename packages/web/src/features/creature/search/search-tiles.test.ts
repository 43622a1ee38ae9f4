// What each text and filter finds, and in which order.
import { type Creature, gameOf } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { creatureOf } from '../../../testing/creatures.ts';
import { findables } from './search-index.ts';
import { boxTiles, speciesTiles, type TileQuery } from './search-tiles.ts';

const game = gameOf('2025-10');
const index = findables(game);
const WISH: TileQuery = { text: '', specialties: [], sort: 'pokedex', ascending: true, language: 'en' };

const found = (wish: Partial<TileQuery>, finalStageOnly = false) =>
  speciesTiles(index, { ...WISH, ...wish }, finalStageOnly);
const names = (wish: Partial<TileQuery>, finalStageOnly = false) => found(wish, finalStageOnly).map(({ name }) => name);

describe('text', () => {
  test('without a text, all species are shown', () => {
    expect(found({})).toHaveLength(game.species.rows.length);
  });

  test('names that begin with it come first, then those that have it inside, then what they carry', () => {
    const all = names({ text: 'pi' });
    const begins = (name: string) => name.toLowerCase().startsWith('pi');
    expect(all.slice(0, 2).every(begins)).toBe(true);
    expect(all.findIndex((name) => !begins(name))).toBeGreaterThan(0);
    expect(all.slice(all.findIndex((name) => !begins(name))).some(begins)).toBe(false);
  });

  test('a part of an ingredient finds all that may carry it, and says so', () => {
    const apples = found({ text: 'app' }).filter(({ why }) => why !== undefined);
    expect(apples.length).toBeGreaterThan(5);
    for (const { species, why } of apples) {
      const sets = [...species.ingredient0, ...species.ingredient30, ...species.ingredient60];
      expect(why).toBe('Fancy Apple');
      expect(sets.some(({ ingredient }) => ingredient.longName === 'Fancy Apple')).toBe(true);
    }
  });

  test('berries, their types, and main skills are found too', () => {
    expect(found({ text: 'leppa' }).every(({ species }) => species.berry.name === 'LEPPA')).toBe(true);
    expect(found({ text: 'leppa' }).length).toBeGreaterThan(0);
    expect(
      found({ text: 'charge strength m' }).some(({ species }) => species.skill.name.includes('Charge Strength M')),
    ).toBe(true);
    expect(names({ text: 'electric' })).toContain('Raichu');
  });

  test('the beginning of a name means that name, no skill or type', () => {
    const all = found({ text: 'char' });
    expect(all[0]?.species.displayName).toBe('Charmander');
    expect(all.filter(({ why }) => why?.includes('Charge'))).toEqual([]);
    expect(found({ text: 'charge' })[0]?.why).toMatch('Charge');
    expect(names({ text: 'char leppa' }).sort()).toEqual(['Charizard', 'Charmander', 'Charmeleon']);
  });

  test('words may come from different places', () => {
    const both = found({ text: 'apple electric' });
    expect(both.length).toBeGreaterThan(0);
    expect(both.every(({ species }) => species.berry.type === 'electric')).toBe(true);
  });

  test.each([
    ['  PIKA ', 'Pikachu'],
    ['farfetch’d', "Farfetch'd"],
    ['ピカチュウ', 'Pikachu'],
    ['pikáchu', 'Pikachu'],
  ])('%s finds %s', (text, name) => {
    expect(names({ text })[0]).toBe(name);
  });

  test('a name that does not exist finds nothing', () => {
    expect(names({ text: 'zzz' })).toEqual([]);
  });

  test('names are shown in the language of the player', () => {
    expect(found({ text: 'pikachu', language: 'ja' })[0]?.name).toBe('ピカチュウ');
  });
});

describe('filters and order', () => {
  test('several specialties: one of them is enough, and all-rounders have each', () => {
    const berry = found({ specialties: ['berry'] });
    const both = found({ specialties: ['berry', 'skill'] });
    expect(berry.every(({ species }) => ['berry', 'all'].includes(species.specialty))).toBe(true);
    expect(berry.some(({ species }) => species.specialty === 'all')).toBe(true);
    expect(both.length).toBeGreaterThan(berry.length);
    expect(both.every(({ species }) => species.specialty !== 'ingredient')).toBe(true);
  });

  test('final stages only', () => {
    expect(found({}, true).every(({ species }) => species.remainingEvolutions === 0)).toBe(true);
    expect(names({}, true)).not.toContain('Pikachu');
  });

  test('by number and by name, up and down', () => {
    const numbers = found({}).map(({ species }) => species.pokedexNumber);
    expect(numbers).toEqual([...numbers].sort((a, b) => a - b));
    expect(names({ sort: 'name' })[0]).toBe('Abomasnow');
    expect(names({ sort: 'name', ascending: false }).at(-1)).toBe('Abomasnow');
  });
});

describe('the Pokébox', () => {
  const box: readonly Creature[] = [
    creatureOf(1, { pokemon: 'PIKACHU', name: 'Zappy', level: 10 }),
    creatureOf(2, { pokemon: 'GARDEVOIR', name: 'Ada', level: 60 }),
    creatureOf(3, { pokemon: 'BULBASAUR', name: 'Bulby', level: 30 }),
    { ...creatureOf(4, { name: 'Stranger', level: 50 }), pokemon: 'FROM_TOMORROW' },
  ];
  const boxed = (wish: Partial<TileQuery>) =>
    boxTiles(game, index, box, { ...WISH, ...wish }).map(({ creature }) => creature.name);

  test('nicknames are found, also for unknown species', () => {
    expect(boxed({ text: 'zap' })).toEqual(['Zappy']);
    expect(boxed({ text: 'pika' })).toEqual(['Zappy']);
    expect(boxed({ text: 'stran' })).toEqual(['Stranger']);
  });

  test('by level and by RP', () => {
    expect(boxed({ sort: 'level', ascending: false })).toEqual(['Ada', 'Stranger', 'Bulby', 'Zappy']);
    const rated = boxTiles(game, index, box, { ...WISH, sort: 'rp', ascending: false }).flatMap(({ rp }) => rp ?? []);
    expect(rated).toEqual([...rated].sort((a, b) => b - a));
  });

  test('a stranger has no species and no RP, and is kept', () => {
    const stranger = boxTiles(game, index, box, WISH).find(({ creature }) => creature.name === 'Stranger');
    expect(stranger).toMatchObject({ species: undefined, rp: undefined, speciesName: 'FROM_TOMORROW' });
  });
});
