// RaenonX: a box by ids, with numbers of the game; the skill's level follows from seeds and evolutions.

import {
  type Creature,
  DEFAULT_LEVEL,
  type Fields,
  GAME_IDS,
  type Game,
  type IngredientSlot,
  type IngredientSlots,
  isObject,
  type Species,
  SUBSKILL_SLOTS,
  slotOfLevel,
} from '@oversleep/game';
import { losing } from '../losses.ts';
import type { Note } from '../note.ts';
import { isNumberLike, levelOr, putIn, wholeNumber } from '../records/fields.ts';
import {
  ingredientNumbered,
  natureNumbered,
  noSpecies,
  numberOf,
  speciesNumber,
  speciesNumbered,
  subskillNumbered,
} from '../records/numbers.ts';
import { creatureOf } from '../records/record.ts';
import { writeKnown } from '../records/write-known.ts';
import type { FormatRow, ReadCreature, ReadProblem, RecordSource } from '../types.ts';

const INGREDIENT_LEVELS = [1, 30, 60];
/** What it calls the slots, whatever they are called since. */
const SLOT_LEVELS = [10, 25, 50, 75, 100];

/** A number for a species is a record of this tool, unless something says that it is another's. */
const like = ({ pokemon, pokemonId }: Fields): number => (isNumberLike(pokemonId) || isNumberLike(pokemon) ? 0.8 : 0);

/** Skill levels that subskills give while their slot is open. */
function skillLevelsOpen(game: Game, subskills: readonly (string | null)[], level: number): number {
  return subskills.reduce((sum, name, slot) => {
    const subskill = name === null ? undefined : game.subskills.find(name);
    const isOpen = level >= (game.rules.subskillUnlockLevels[slot] ?? 0);
    return subskill?.unit === 'skillLevels' && isOpen ? sum + subskill.amount : sum;
  }, 0);
}

function subskillsByLevel(game: Game, value: unknown, notes: Note[]): (string | null)[] {
  const slots: (string | null)[] = Array.from({ length: SUBSKILL_SLOTS }, () => null);
  for (const [level, id] of Object.entries(isObject(value) ? value : {})) {
    const name = subskillNumbered(game, id, notes);
    if (name !== null) putIn(slots, slotOfLevel(Number(level)), name, notes);
  }
  return slots;
}

/** By level; older records have a list instead. */
function ingredientsByLevel(game: Game, species: Species | undefined, fields: Fields, notes: Note[]): IngredientSlots {
  const { ingredients, randomIngredient } = fields;
  const list: readonly unknown[] = Array.isArray(randomIngredient)
    ? randomIngredient
    : Array.isArray(ingredients)
      ? ingredients
      : [];
  const slot = (place: 0 | 1 | 2): IngredientSlot => {
    const level = INGREDIENT_LEVELS[place] ?? 1;
    const found = isObject(ingredients)
      ? (ingredients[level] ?? (place === 0 ? ingredients[0] : undefined))
      : (list.find((entry) => isObject(entry) && wholeNumber(entry.level) === level) ??
        (isObject(list[place]) && !('level' in list[place]) ? list[place] : undefined));
    const entry = isObject(found) ? found : {};
    return ingredientNumbered(game, species, place, entry.id, entry.qty ?? entry.quantity, notes);
  };
  if (!isObject(ingredients) && list.length === 0) notes.push({ code: 'ingredientsMissing', values: {} });
  return [slot(0), slot(1), slot(2)];
}

function read(game: Game, source: RecordSource, fields: Fields): ReadCreature | ReadProblem {
  const notes: Note[] = [];
  const found = speciesNumbered(game, wholeNumber(fields.pokemon ?? fields.pokemonId), notes);
  if (found === '') return noSpecies(source);
  const species = typeof found === 'string' ? undefined : found;
  const level = levelOr(fields.level, DEFAULT_LEVEL, notes);
  const subskills = subskillsByLevel(game, fields.subSkill, notes);
  const seeds = isObject(fields.seeds) ? (wholeNumber(fields.seeds.gold) ?? 0) : 0;
  const evolutions = wholeNumber(fields.evolutionCount) ?? species?.previousEvolutions ?? 0;
  const skillLevel = 1 + seeds + evolutions + skillLevelsOpen(game, subskills, level);
  return creatureOf(
    game,
    source,
    {
      species: found,
      nickname: typeof fields.name === 'string' ? fields.name : undefined,
      level,
      // Seeds beyond the highest level are no mistake: the format counts them, not the level.
      skillLevel: species ? Math.min(skillLevel, species.skill.maxLevel) : skillLevel,
      nature: natureNumbered(game, fields.nature, notes),
      subskills,
      ingredients: ingredientsByLevel(game, species, fields, notes),
      shiny: fields.isShiny === true,
      more: fields.isFavorite === true ? { favourite: true } : {},
      id: typeof fields.uuid === 'string' ? fields.uuid : undefined,
    },
    notes,
  );
}

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

export const raenonx = {
  id: 'raenonx',
  name: 'RaenonX',
  json: { records: { like, read }, empty: '{}' },
  write: (game, { creatures }) => {
    const { rows, ...omitted } = writeKnown(game, creatures, (species, creature) => entryOf(game, species, creature));
    return { text: JSON.stringify(Object.fromEntries(rows.map((row) => [row.uuid, row]))), ...omitted };
  },
  losses: losing(
    ['ribbon', 'gender', 'mint', 'chosenSkill', 'tags', 'notes', 'teams'],
    ['skillLevelRaised', 'sizesOmitted'],
  ),
  extension: 'json',
} as const satisfies FormatRow;
