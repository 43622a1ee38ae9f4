// RaenonX: a box by ids, with numbers of the game; the skill's level is told by seeds and evolutions.
import { type Creature, GAME_IDS, type Game, type Species } from '@oversleep/game';
import { likeJson, readJson } from './json-box.ts';
import { skillLevelsOpen } from './number-record.ts';
import { speciesOf } from './pokesleep-rules.ts';
import type { Format, WrittenBox } from './types.ts';
import { writeKnown } from './write-known.ts';

const INGREDIENT_LEVELS = [1, 30, 60];
/** What it calls the slots, whatever they are called since. */
const SLOT_LEVELS = [10, 25, 50, 75, 100];

const numberOf = (ids: { readonly [id: string]: string | null }, key: string | undefined): number | undefined => {
  const found = Object.entries(ids).find(([, row]) => row === key);
  return key === undefined || !found ? undefined : Number(found[0]);
};

/** Number of a species in the game; undefined for a form whose number no source tells. */
export const speciesNumber = (game: Game, species: Species): number | undefined =>
  numberOf(GAME_IDS.species, species.name) ??
  (speciesOf(game, species.pokedexNumber, 0) === species ? species.pokedexNumber : undefined);

function entryOf(game: Game, species: Species, creature: Creature) {
  const pokemon = speciesNumber(game, species);
  if (pokemon === undefined) return undefined;
  const given = creature.skillLevel - 1 - skillLevelsOpen(game, creature.subskills, creature.level);
  const evolutionCount = Math.min(Math.max(given, 0), species.previousEvolutions);
  const ingredients = creature.ingredients.flatMap(({ name, amount }, slot) => {
    const id = numberOf(GAME_IDS.ingredients, game.ingredients.find(name)?.key);
    return id === undefined ? [] : [[String(INGREDIENT_LEVELS[slot]), { id, qty: amount }] as const];
  });
  const subskills = creature.subskills.flatMap((name, slot) => {
    const id = numberOf(GAME_IDS.subskills, name === null ? undefined : game.subskills.find(name)?.key);
    return id === undefined ? [] : [[String(SLOT_LEVELS[slot]), id] as const];
  });
  return {
    uuid: creature.externalId,
    dateAdded: 0,
    pokemon,
    name: creature.name || null,
    level: creature.level,
    ingredients: Object.fromEntries(ingredients),
    subSkill: Object.fromEntries(subskills),
    nature: numberOf(GAME_IDS.natures, game.natures.find(creature.nature)?.key) ?? null,
    isShiny: creature.shiny,
    isFavorite: creature.favourite === true,
    evolutionCount,
    seeds: { gold: Math.max(given - evolutionCount, 0), silver: 0 },
    version: 1,
  };
}

export const raenonx: Format = {
  id: 'raenonx',
  name: 'RaenonX',
  detect: (_game, text) => likeJson(text, 'raenonx'),
  read: (game, text) => readJson(game, text, 'raenonx'),
  write: (game, { creatures }): WrittenBox => {
    const { rows, notes } = writeKnown(game, creatures, (species, creature) => entryOf(game, species, creature));
    return { text: JSON.stringify(Object.fromEntries(rows.map((row) => [row.uuid, row]))), notes };
  },
  loses: [
    'Ribbon, gender, White Mint, the chosen skill of Mew, tags, notes and teams have no place in it.',
    'A skill level below what open Skill Level Up subskills give is raised to that.',
    'Sizes of Pumpkaboo and Gourgeist other than small are left out.',
  ],
  extension: 'json',
};
