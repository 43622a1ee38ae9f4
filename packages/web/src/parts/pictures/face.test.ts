// Without sprites, the drawings alone are still distinct.
import { EDITIONS, gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { faceOf, type SpeciesFace } from './face.ts';

const species = [
  ...new Map(
    EDITIONS.flatMap((edition) => gameOf(edition).species.rows.map((row) => [row.name, row] as const)),
  ).values(),
];
const shapes = ({ layers }: SpeciesFace) => layers.map(({ d }) => d).join(' ');

test('no two species have the same face', () => {
  const byFace = new Map<string, string[]>();
  for (const one of species) {
    const face = `${one.berry.type} ${JSON.stringify(faceOf(one))}`;
    byFace.set(face, [...(byFace.get(face) ?? []), one.name]);
  }
  expect([...byFace.values()].filter((names) => names.length > 1)).toEqual([]);
});

test('the stages of a family differ in shape, not in colour alone', () => {
  for (const one of species)
    for (const other of species)
      if (one.family === other.family && one.previousEvolutions < other.previousEvolutions)
        expect(shapes(faceOf(one)), `${one.name} and ${other.name}`).not.toBe(shapes(faceOf(other)));
});

test('the second colour is another than the first', () => {
  for (const one of species) expect(faceOf(one).accent, one.name).not.toBe(one.berry.type);
});
