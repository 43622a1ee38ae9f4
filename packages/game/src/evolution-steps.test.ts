// What an evolution takes.
import { expect, it } from 'vitest';
import { newCreature } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { gameOf } from './edition.ts';
import { evolutionItem, evolutionSteps } from './evolution-steps.ts';

const game = gameOf('2026-10');
const born = (pokemon: string, change: Partial<Creature> = {}): Creature => ({
  ...newCreature(game, game.species.get(pokemon), { id: '1', random: () => 0.4, randomNickname: false }),
  ...change,
});
const taken = (creature: Creature) =>
  evolutionSteps(game, creature).map(({ into, takes }) => {
    const { from: _, to: __, ...costs } = takes ?? { from: '', to: '', candy: null };
    return [into.name, costs];
  });

it('by level, items, sleep and time of day', () => {
  expect(taken(born('BULBASAUR'))).toEqual([['IVYSAUR', { candy: 40, minLevel: 12 }]]);
  expect(taken(born('ONIX'))).toEqual([['STEELIX', { candy: 80, items: ['LINKING_CORD', 'METAL_COAT'] }]]);
  expect(taken(born('PICHU'))).toEqual([['PIKACHU', { candy: 20, sleepHours: 50 }]]);
  expect(taken(born('FOONGUS'))).toEqual([['AMOONGUSS', { candy: 40, minLevel: 29 }]]);
  expect(taken(born('EEVEE'))).toHaveLength(8);
  expect(taken(born('EEVEE'))).toContainEqual(['UMBREON', { candy: 80, sleepHours: 150, time: 'night' }]);
  expect(evolutionItem('KINGS_ROCK')).toBe("King's Rock");
});

it('gender and nature decide', () => {
  const names = (creature: Creature) => taken(creature).map(([name]) => name);
  expect(names(born('KIRLIA', { gender: 'female' }))).toEqual(['GARDEVOIR']);
  expect(names(born('KIRLIA', { gender: 'male' }))).toEqual(['GARDEVOIR', 'GALLADE']);
  expect(names(born('TOXEL', { nature: 'Brave' }))).toEqual(['TOXTRICITY_AMPED']);
});
