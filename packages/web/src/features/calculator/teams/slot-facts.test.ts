// What the card of a member says.
import { expect, test } from 'vitest';
import { creatureOf, game } from '../../../testing/creatures.ts';
import { slotFacts } from './slot-facts.ts';

test('what the whole team feels is on the card, also before it opens', () => {
  const creature = creatureOf(1, {
    name: 'Sparky',
    level: 30,
    subskills: ['Helping Speed M', 'Helping Bonus', 'Energy Recovery Bonus', null, null],
  });
  const facts = slotFacts(game, creature);
  expect(facts?.support.map(({ subskill, opensAt }) => [subskill.shortName, opensAt])).toEqual([
    ['HB', undefined],
    ['ERB', 50],
  ]);
  expect(facts?.label).toBe(`Sparky, Pikachu, level 30, RP ${facts?.rp}`);
});

test('nobody of this edition has no facts', () => {
  expect(slotFacts(game, { ...creatureOf(1), pokemon: 'MEW' })).toBeUndefined();
});
