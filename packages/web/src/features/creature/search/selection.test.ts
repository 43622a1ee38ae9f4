// What follows a pick: a new creature for the editor, or the same one as another species.
import { expect, test } from 'vitest';
import { creatureOf, game, idOf } from '../../../testing/creatures.ts';
import { stepForSpecies } from './selection.ts';

const birth = { id: idOf(9), random: () => 0.4, randomNickname: true };

test('without a current creature a new one goes to the editor with the defaults', () => {
  const { does, creature } = stepForSpecies(game, game.species.get('RAICHU'), undefined, birth);
  expect(does).toBe('edit');
  expect(creature).toMatchObject({
    externalId: idOf(9),
    pokemon: 'RAICHU',
    level: 60,
    nature: 'Bashful',
    ribbon: 0,
    saved: false,
    shiny: false,
    skillLevel: game.species.get('RAICHU').previousEvolutions + 1,
  });
  expect(creature.name.length).toBeLessThanOrEqual(12);
});

test('another species for a creature keeps all that it can', () => {
  const current = creatureOf(1, {
    level: 42,
    name: 'Sparky',
    nature: 'Adamant',
    ribbon: 3,
    shiny: true,
    subskills: ['Helping Bonus', null, null, null, null],
  });
  const { does, creature } = stepForSpecies(game, game.species.get('GARDEVOIR'), current, birth);
  expect(does).toBe('hand');
  expect(creature).toMatchObject({
    externalId: current.externalId,
    pokemon: 'GARDEVOIR',
    level: 42,
    name: 'Sparky',
    nature: 'Adamant',
    ribbon: 3,
    shiny: true,
    subskills: current.subskills,
  });
});
