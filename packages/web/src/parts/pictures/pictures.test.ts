// Every berry and every island of every edition has a drawing.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { BERRY_SHAPES } from './berry-shapes.ts';
import { ISLAND_SCENES } from './island-scenes.ts';

test.each(EDITIONS)('in edition %s', (edition) => {
  const { berries, islands } = gameOf(edition);
  expect(berries.rows.filter(({ name }) => !BERRY_SHAPES[name])).toEqual([]);
  expect(islands.rows.filter(({ shortName, baseIsland }) => !ISLAND_SCENES[baseIsland ?? shortName])).toEqual([]);
});

test('no two berries have the same shape', () => {
  const bodies = Object.values(BERRY_SHAPES).map(({ body }) => body);
  expect(new Set(bodies).size).toBe(18);
});
