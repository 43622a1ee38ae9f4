// pokeSleepCalc: a list of records with numbers of the game, letters for what a nature does and subskills without their slots.

import {
  type Creature,
  DEFAULT_LEVEL,
  type Fields,
  type Game,
  type Nature,
  type NatureModifier,
  type Species,
} from '@oversleep/game';
import { losing } from '../losses.ts';
import type { Note } from '../note.ts';
import { NATURES } from '../pokesleep/code.ts';
import { fittingNature } from '../pokesleep/rules.ts';
import { isNumberLike, levelOr, wholeNumber } from '../records/fields.ts';
import { noSpecies, speciesNumber, speciesNumbered } from '../records/numbers.ts';
import { choiceOf, creatureOf, lockedSlot } from '../records/record.ts';
import { writeKnown } from '../records/write-known.ts';
import { wordsOf } from '../text/words.ts';
import type { FormatRow, ReadCreature, ReadProblem, RecordSource } from '../types.ts';

/** Its letters for subskills; Helping Bonus has the number of them in the team behind it. */
const LETTERS: Readonly<Record<string, string>> = {
  hs: 'HELPING_SPEED_S',
  hm: 'HELPING_SPEED_M',
  fs: 'INGREDIENT_FINDER_S',
  fm: 'INGREDIENT_FINDER_M',
  ss: 'SKILL_TRIGGER_S',
  sm: 'SKILL_TRIGGER_M',
  sls: 'SKILL_LEVEL_UP_S',
  slm: 'SKILL_LEVEL_UP_M',
  cs: 'INVENTORY_S',
  cm: 'INVENTORY_M',
  cl: 'INVENTORY_L',
  berrys: 'BERRY_FINDING_S',
};
const HELPING_BONUS = /^hg\d*$/;

/** The effects of natures that it has: help speed, ingredients and skills, up and down. */
const EFFECTS: { readonly [modifier in NatureModifier]?: string } = { speed: 'h', ingredient: 'f', skill: 's' };

/** The letters for a nature: "hupsdown", "fup", "none". */
function characterOf({ positiveModifier, negativeModifier }: Nature): string {
  const [up, down] = [EFFECTS[positiveModifier], EFFECTS[negativeModifier]];
  return `${up ? `${up}up` : ''}${down ? `${down}down` : ''}` || 'none';
}

function natureIn(game: Game, species: Species | undefined, value: unknown, notes: Note[]): Nature {
  const natures = NATURES.flatMap((name) => game.natures.find(name) ?? []);
  const named = typeof value === 'string' ? wordsOf(game).nature(value) : undefined;
  if (named) return named;
  const written = typeof value === 'string' && value !== '' ? value.toLowerCase() : 'none';
  // Up and down may be in either order.
  const turned = written.replace(/^([hfs]down)([hfs]up)$/, '$2$1');
  const candidates = natures.filter((nature) => characterOf(nature) === turned);
  const [first, ...others] = candidates.filter((nature) => fittingNature(game, species, nature) === nature);
  const nature = first ?? candidates[0] ?? natures[0] ?? game.natures.get('Bashful');
  if (candidates.length === 0) notes.push({ code: 'natureUnknown', values: { text: written, nature: nature.name } });
  else if (others.length > 0)
    notes.push({
      code: 'natureAmbiguous',
      values: { nature: nature.name, others: others.map(({ name }) => name).join(', ') },
    });
  return nature;
}

function subskillsIn(game: Game, value: unknown, notes: Note[]): string[] {
  const letters = (Array.isArray(value) ? value : []).filter(
    (letter) => letter !== 'none' && letter !== '' && letter !== null,
  );
  const found = letters.flatMap((letter) => {
    const key = HELPING_BONUS.test(String(letter)) ? 'HELPING_BONUS' : (LETTERS[String(letter)] ?? String(letter));
    const subskill = wordsOf(game).subskill(key);
    if (!subskill) notes.push({ code: 'subskillOmitted', values: { text: String(letter) } });
    return subskill ? [subskill.name] : [];
  });
  if (found.length > 0) notes.push({ code: 'subskillSlotsUnknown', values: {} });
  for (const name of found.slice(5)) notes.push({ code: 'subskillTooMany', values: { subskill: name } });
  return found.slice(0, 5);
}

function read(game: Game, source: RecordSource, fields: Fields): ReadCreature | ReadProblem {
  const notes: Note[] = [];
  const found = speciesNumbered(game, wholeNumber(fields.pokemonId), notes);
  if (found === '') return noSpecies(source);
  const species = typeof found === 'string' ? undefined : found;
  const foods: readonly unknown[] = Array.isArray(fields.useFoods) ? fields.useFoods : [];
  const ingredient = (place: 0 | 1 | 2) => {
    const choice = wholeNumber(foods[place]);
    if (!species) return lockedSlot(game);
    const choices = [species.ingredient0, species.ingredient30, species.ingredient60][place] ?? [];
    if (choice === undefined || !choices[choice])
      notes.push({
        code: choice === undefined ? 'ingredientMissing' : 'ingredientNotOffered',
        values: { slot: place + 1 },
      });
    return choiceOf(game, species, place, choice ?? 0);
  };
  return creatureOf(
    game,
    source,
    {
      species: found,
      level: levelOr(fields.level, DEFAULT_LEVEL, notes),
      skillLevel: wholeNumber(fields.skilllevel),
      nature: natureIn(game, species, fields.character, notes),
      subskills: subskillsIn(game, fields.skill, notes),
      ingredients: [ingredient(0), ingredient(1), ingredient(2)],
      shiny: fields.isShiny === true,
      id: typeof fields.dataId === 'string' ? fields.dataId : undefined,
    },
    notes,
  );
}

/** Fields that other tools with numbers for species do not have. */
const TYPICAL_FIELDS = ['skill', 'character', 'useFoods', 'skilllevel', 'dataId'];

const like = (fields: Fields): number =>
  isNumberLike(fields.pokemonId) && TYPICAL_FIELDS.some((name) => name in fields) ? 0.9 : 0;

function entryOf(game: Game, species: Species, creature: Creature) {
  const pokemonId = speciesNumber(game, species);
  if (pokemonId === undefined) return undefined;
  const letters = creature.subskills.flatMap((name) => {
    const key = name === null ? undefined : game.subskills.find(name)?.key;
    const letter = key === 'HELPING_BONUS' ? 'hg1' : Object.keys(LETTERS).find((each) => LETTERS[each] === key);
    return letter === undefined ? [] : [letter];
  });
  const nature = game.natures.find(creature.nature);
  const choices = [species.ingredient0, species.ingredient30, species.ingredient60];
  return {
    dataId: creature.externalId,
    pokemonId,
    isShiny: creature.shiny,
    evotimes: 0,
    skilllevel: creature.skillLevel,
    level: creature.level,
    skill: letters.length > 0 ? letters : ['none'],
    character: nature && !creature.mint ? characterOf(nature) : 'none',
    useFoods: creature.ingredients.map(({ name }, slot) =>
      Math.max(0, choices[slot]?.findIndex(({ ingredient }) => ingredient.name === name) ?? 0),
    ),
  };
}

export const pokesleepcalc = {
  id: 'pokesleepcalc',
  name: 'pokeSleepCalc',
  json: { records: { like, read } },
  write: (game, { creatures }) => {
    const { rows, ...omitted } = writeKnown(game, creatures, (species, creature) => entryOf(game, species, creature));
    return { text: JSON.stringify(rows), ...omitted };
  },
  losses: losing(
    ['nickname', 'gender', 'ribbon', 'mint', 'chosenSkill', 'favourites', 'tags', 'notes', 'teams'],
    ['natureByEffect', 'subskillSlots', 'sizesOmitted'],
  ),
  extension: 'json',
} as const satisfies FormatRow;
