// Which Pokémon are probable duplicates.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { boxOfMany } from '../../testing/box.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { duplicatesIn } from './duplicates.ts';

const game = gameOf('2025-10');
const pichu = creatureOf(1, { pokemon: 'PICHU', nature: 'Quiet', level: 12, gender: 'male' });
const pikachu = { ...pichu, externalId: 'later', pokemon: 'PIKACHU', level: 40, name: 'Other', ribbon: 2 as const };

test('a duplicate at another stage, level and name is found', () => {
  expect(duplicatesIn(game, [pichu, creatureOf(2, { pokemon: 'EEVEE' }), pikachu])).toEqual([[pichu, pikachu]]);
});

test.each([
  ['nature', { nature: 'Bold' }],
  ['a subskill', { subskills: [null, 'Helping Bonus', null, null, null] as const }],
  ['shiny', { shiny: true }],
  ['gender', { gender: 'female' as const }],
])('another %s is another creature', (_, fields) => {
  expect(duplicatesIn(game, [pichu, { ...pikachu, ...fields }])).toEqual([]);
});

test('one without a gender may be a duplicate', () => {
  expect(duplicatesIn(game, [pichu, { ...pikachu, gender: undefined }])).toHaveLength(1);
});

test('a box of different Pokémon has no duplicates', () => {
  expect(duplicatesIn(game, boxOfMany(300))).toEqual([]);
});
