// Which Pokémon make an ingredient.
import { buildOf, helpInterval } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { creatureOf, game } from '../../testing/creatures.ts';
import { ownMakers, slotWords, speciesMakers } from './makers.ts';

const honey = game.ingredients.get('Honey');

describe('of the player’s own', () => {
  test('only those with it in an open slot count', () => {
    const venusaur = creatureOf(1, { pokemon: 'VENUSAUR', level: 60 });
    const young = creatureOf(2, { pokemon: 'VENUSAUR', level: 10 });
    const stranger = { ...creatureOf(3), pokemon: 'UNKNOWN' };
    const makers = ownMakers(game, honey, [young, venusaur, stranger, creatureOf(4, { pokemon: 'GENGAR' })]);
    expect(makers.map(({ creature }) => creature.externalId)).toEqual([venusaur.externalId, young.externalId]);
    expect(makers.map(({ amounts }) => amounts.length)).toEqual([3, 1]);
  });

  test('a day’s amount is that of its helps with full energy', () => {
    const [maker] = ownMakers(game, honey, [creatureOf(1, { pokemon: 'VENUSAUR', level: 10 })]);
    // Every help that brings an ingredient brings these two of its only open slot.
    const helps = 86_400 / (helpInterval(game, buildOf(game, maker?.creature ?? fail())) * 0.45);
    expect(maker?.perDay).toBeCloseTo(helps * 0.266 * 2, 6);
  });
});

describe('of all species', () => {
  const makers = speciesMakers(game, honey);

  test('only last stages, each with what its slots may hold', () => {
    expect(makers.every(({ species }) => species.remainingEvolutions === 0)).toBe(true);
    expect(makers.every(({ slots }) => slots.some((amount) => amount !== null))).toBe(true);
    expect(makers.map(({ species }) => species.name)).toContain('VENUSAUR');
  });

  test('slots are named by the levels of the edition', () => {
    expect(slotWords(game, [2, 5, null])).toBe('2 from level 1, 5 from level 30');
  });
});

function fail(): never {
  throw new Error('Venusaur brings honey');
}
