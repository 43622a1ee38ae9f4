// What the card of a member shows.
import { expect, test } from 'vitest';
import { creatureOf, game } from '../../../testing/creatures.ts';
import { buildWords, slotFacts } from './slot-facts.ts';

test('sub skills for the whole team are on the card even before they unlock', () => {
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
});

test('what colour and badges say is in the name of the card too', () => {
  const creature = creatureOf(1, {
    level: 30,
    nature: 'Adamant',
    subskills: ['Helping Speed M', 'Helping Bonus', 'Energy Recovery Bonus', null, null],
  });
  const facts = slotFacts(game, creature);
  expect(facts && buildWords(creature, facts)).toBe(
    'Berry specialist, Adamant Nature, Helping Bonus, Energy Recovery Bonus from level 50',
  );
});

test('a species that the edition lacks has no facts', () => {
  expect(slotFacts(game, { ...creatureOf(1), pokemon: 'MEW' })).toBeUndefined();
});
