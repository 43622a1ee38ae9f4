// What comes in shows which edition of the game the player has.
import { type Creature, gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { expect, test } from 'vitest';
import { SPECIFIED } from '../../testing/specified.ts';
import { needsNewestEdition } from './edition-switch.ts';

const newest = gameOf(NEWEST_EDITION);

const born = (pokemon: string, change: Partial<Creature> = {}): Creature => ({
  ...newCreature(newest, newest.species.get(pokemon), { id: 'one', random: () => 0.5, randomNickname: false }),
  ...change,
});

const from = (format: string): Partial<Creature> => ({ origin: { format, raw: '', at: '2026-11-18T00:00:00Z' } });

test.each([
  ['a Pokémon of both editions, from a file', born('PIKACHU', from('pokesleep')), false],
  ['the same from a screenshot', born('PIKACHU', from('screens')), true],
  ['a level that the older game does not have', born('PIKACHU', { level: 66 }), true],
  ['its highest level', born('PIKACHU', { level: 65 }), false],
  ['a species that the older game does not have', born('MEWTWO'), true],
])('%s', (_, creature, isNewer) => {
  expect(needsNewestEdition(SPECIFIED, [creature])).toBe(isNewer);
  expect(needsNewestEdition(NEWEST_EDITION, [creature])).toBe(false);
});
