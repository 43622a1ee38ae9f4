// Neroli's Lab: its objects, lists of them, its stores and its server's teams; written as the list that its server takes.

import { type Creature, type Game, type Species, subskillsByLevel } from '@oversleep/game';
import { losing } from '../losses.ts';
import { wordRecords } from '../records/word-records.ts';
import { writeKnown } from '../records/write-known.ts';
import type { FormatRow } from '../types.ts';

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
      level: game.rules.ingredientUnlockLevels[slot] ?? 0,
      name,
      amount,
    })),
    sneakySnacking: false,
  };
}

export const nerolisLab = {
  id: 'nerolis-lab',
  name: "Neroli's Lab",
  json: { records: wordRecords, empty: '[]' },
  write: (game, { creatures }) => {
    const { rows, ...omitted } = writeKnown(game, creatures, (species, creature) => objectOf(game, species, creature));
    return { text: JSON.stringify(rows), ...omitted };
  },
  losses: losing(['mint', 'chosenSkill', 'favourites', 'tags', 'notes', 'teams']),
  extension: 'json',
} as const satisfies FormatRow;
