// Neroli's Lab: its objects, lists of them, its stores and its server's teams; written as the list that its server takes.
import { type Creature, type Game, type Species, subskillsByLevel } from '@oversleep/game';
import { likeJson, readJson } from './json-box.ts';
import type { Format, WrittenBox } from './types.ts';
import { writeKnown } from './write-known.ts';

const INGREDIENT_LEVELS = [0, 30, 60];

function objectOf(game: Game, species: Species, creature: Creature) {
  return {
    version: creature.version,
    externalId: creature.externalId,
    saved: true,
    shiny: creature.shiny,
    ...(creature.gender && { gender: creature.gender }),
    pokemon: species.name,
    name: creature.name,
    level: creature.level,
    ribbon: creature.ribbon,
    carrySize: species.carrySize + game.rules.carryPerEvolution * species.previousEvolutions,
    skillLevel: creature.skillLevel,
    nature: creature.nature,
    subskills: subskillsByLevel(game, creature.subskills),
    ingredients: creature.ingredients.map(({ name, amount }, slot) => ({
      level: INGREDIENT_LEVELS[slot] ?? 0,
      name,
      amount,
    })),
    sneakySnacking: false,
  };
}

export const nerolisLab: Format = {
  id: 'nerolis-lab',
  name: "Neroli's Lab",
  detect: (_game, text) => likeJson(text, 'words'),
  read: (game, text) => readJson(game, text, 'nerolis-lab'),
  write: (game, { creatures }): WrittenBox => {
    const { rows, notes } = writeKnown(game, creatures, (species, creature) => objectOf(game, species, creature));
    return { text: JSON.stringify(rows), notes };
  },
  loses: ['White Mint, the chosen skill of Mew, favourites, tags, notes and teams have no place in it.'],
  extension: 'json',
};
