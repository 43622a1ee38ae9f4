// Speed of rating a creature and of building an edition: both happen while the player types.
import { bench, describe } from 'vitest';
import { type Birth, buildOf, newCreature } from './creature.ts';
import { validateCreature } from './creature-shape.ts';
import { EDITIONS, gameOf, sourceGameOf } from './edition.ts';
import { rpOf } from './rating.ts';
import { helpInterval } from './stats.ts';

const birth: Birth = { id: 'bench', random: () => 0.5, randomNickname: false };

describe.each(EDITIONS)('%s', (edition) => {
  const game = gameOf(edition);
  const creatures = game.species.rows.map((species) => newCreature(game, species, birth));

  bench('rate every species', () => {
    for (const creature of creatures) rpOf(game, buildOf(game, creature));
  });

  bench('help interval of every species', () => {
    for (const creature of creatures) helpInterval(game, buildOf(game, creature), { camp: true });
  });

  bench('validate a creature of every species', () => {
    for (const creature of creatures) validateCreature(game, creature);
  });

  bench('build the edition from the tables', () => {
    sourceGameOf(edition);
  });
});
