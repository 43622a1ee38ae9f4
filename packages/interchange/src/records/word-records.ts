// A record in plain words: Neroli's Lab's objects, our own, and the like. Names may be strings or rows with a name; slots have levels, numbers or an order.
import {
  DEFAULT_LEVEL,
  DEFAULT_NATURE,
  type Fields,
  type Game,
  type IngredientSlot,
  type IngredientSlots,
  isObject,
  type Nature,
  type Origin,
  type Species,
  SUBSKILL_SLOTS,
  shown,
  slotOfLevel,
} from '@oversleep/game';
import { jsonOf } from '../text/json.ts';
import { type Words, wordsOf } from '../text/words.ts';
import type { ReadCreature, ReadProblem, RecordKind, RecordSource } from '../types.ts';
import { numberOr, putIn, wholeNumber } from './fields.ts';
import { choiceOf, creatureOf, lockedSlot, offered } from './record.ts';

const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim();
  return isObject(value) && typeof value.name === 'string' ? value.name.trim() : undefined;
};

function read(game: Game, source: RecordSource, fields: Fields): ReadCreature | ReadProblem {
  const words = wordsOf(game);
  const name = nameOf(fields.pokemon ?? fields.species ?? fields.speciesID);
  if (name === undefined || name === '')
    return { ...source, field: 'pokemon', message: 'This record names no species.' };
  const species = words.species(name);
  const flags: string[] = [];
  return creatureOf(
    game,
    source,
    {
      species: species ?? name,
      nickname: nicknameIn(fields),
      level: numberOr(fields.level, 'The level', DEFAULT_LEVEL, flags),
      skillLevel: wholeNumber(fields.skillLevel ?? fields.baseMainSkillLevel),
      nature: natureIn(game, words, fields.nature, flags),
      subskills: subskillsIn(words, fields.subskills, flags),
      ingredients: ingredientsIn(game, words, species, fields.ingredients, flags),
      ribbon: wholeNumber(fields.ribbon),
      shiny: fields.shiny === true || fields.isShiny === true,
      gender: genderIn(fields.gender, flags),
      more: moreIn(words, species, fields, flags),
      shown: shownIn(fields),
      id: idIn(fields),
    },
    flags,
  );
}

const nicknameIn = ({ name, nickname }: Fields): string | undefined => {
  const found = nickname ?? name;
  return typeof found === 'string' ? found : undefined;
};

const idIn = ({ externalId, id }: Fields): string | undefined => {
  const found = externalId ?? id;
  return typeof found === 'string' ? found : undefined;
};

function natureIn(game: Game, words: Words, value: unknown, flags: string[]): Nature {
  const name = nameOf(value);
  const nature = name === undefined ? undefined : words.nature(name);
  if (!nature)
    flags.push(
      name === undefined || name === ''
        ? `The nature is missing; read as ${DEFAULT_NATURE}.`
        : `There is no nature ${name}; read as ${DEFAULT_NATURE}.`,
    );
  return nature ?? game.natures.get(DEFAULT_NATURE);
}

function genderIn(value: unknown, flags: string[]) {
  if (value === 'male' || value === 'female') return value;
  if (value !== undefined && value !== null && value !== '')
    flags.push(`Gender is male or female, not ${shown(value)}.`);
  return undefined;
}

/** A list with levels or slot numbers, or names in the order of the slots. */
function subskillsIn(words: Words, value: unknown, flags: string[]): (string | null)[] {
  const slots: (string | null)[] = Array.from({ length: SUBSKILL_SLOTS }, () => null);
  if (value === undefined || value === null) return slots;
  if (!Array.isArray(value)) {
    flags.push('The subskills are no list; all slots are left empty.');
    return slots;
  }
  for (const [place, entry] of value.entries()) {
    const wanted = nameOf(isObject(entry) && 'subskill' in entry ? entry.subskill : entry);
    if (entry === null || wanted === '') continue;
    const subskill = wanted === undefined ? undefined : words.subskill(wanted);
    if (!subskill) {
      flags.push(`There is no subskill ${wanted ?? shown(entry)}; its slot is left empty.`);
      continue;
    }
    putIn(slots, slotOf(entry, place), subskill.name, flags);
  }
  return slots;
}

function slotOf(entry: unknown, place: number): number | undefined {
  if (!isObject(entry)) return place;
  const slot = wholeNumber(entry.slot);
  if (slot !== undefined) return slot >= 1 && slot <= SUBSKILL_SLOTS ? slot - 1 : undefined;
  const level = wholeNumber(entry.level);
  return level === undefined ? place : slotOfLevel(level);
}

const INGREDIENT_LEVELS = [0, 30, 60];

/** Three of them, by level or in their order. */
function ingredientsIn(
  game: Game,
  words: Words,
  species: Species | undefined,
  value: unknown,
  flags: string[],
): IngredientSlots {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (list.length !== 3)
    flags.push(`There are three ingredients, not ${list.length}; what is missing is read as the first choice.`);
  const leveled = list.some((entry) => isObject(entry) && typeof entry.level === 'number');
  const slot = (place: 0 | 1 | 2): IngredientSlot => {
    const level = INGREDIENT_LEVELS[place];
    const entry = leveled
      ? list.find((each) => isObject(each) && (each.level === level || (place === 0 && each.level === 1)))
      : list[place];
    const name = nameOf(isObject(entry) && 'ingredient' in entry ? entry.ingredient : entry);
    if (name === undefined || name === '')
      return entry === undefined && species ? choiceOf(game, species, place, 0) : lockedSlot(game);
    if (words.isLocked(name)) return lockedSlot(game);
    const ingredient = words.ingredient(name);
    const amount = isObject(entry) ? (wholeNumber(entry.amount) ?? 0) : 0;
    if (!species) return { name: ingredient?.name ?? name, amount };
    const found = ingredient && offered(species, place, ingredient.name);
    if (found) return found;
    if (ingredient) {
      flags.push(`${ingredient.name} cannot be ingredient ${place + 1} of ${species.displayName}.`);
      return { name: ingredient.name, amount: Math.min(Math.max(amount, 0), 99) };
    }
    const fallback = choiceOf(game, species, place, 0);
    flags.push(`There is no ingredient ${name}; read as ${fallback.name}.`);
    return fallback;
  };
  return [slot(0), slot(1), slot(2)];
}

function moreIn(words: Words, species: Species | undefined, fields: Fields, flags: string[]) {
  const { chosenSkill, mint, favourite, tags, note, origin } = fields;
  const chosen = typeof chosenSkill === 'string' ? chosenSkill : undefined;
  const known = species && chosen !== undefined ? words.choice(species, chosen) : undefined;
  if (species && chosen !== undefined && !known) flags.push(`${species.skill.name} cannot be ${chosen}.`);
  const kept = known?.key ?? (species ? undefined : chosen);
  const ownWords = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  return {
    ...(kept !== undefined && { chosenSkill: kept }),
    ...(mint === true && { mint: true as const }),
    ...(favourite === true && { favourite: true as const }),
    ...(ownWords.length > 0 && { tags: ownWords }),
    ...(typeof note === 'string' && note !== '' && { note }),
    ...(isOrigin(origin) && { origin }),
  };
}

const isOrigin = (value: unknown): value is Origin =>
  isObject(value) &&
  [value.format, value.at, value.raw].every((field) => typeof field === 'string') &&
  (value.flags === undefined || (Array.isArray(value.flags) && value.flags.every((flag) => typeof flag === 'string')));

function shownIn({ rp, carrySize }: Fields) {
  return {
    ...(typeof rp === 'number' && rp > 0 && { rp }),
    ...(typeof carrySize === 'number' && carrySize > 0 && { carrySize }),
  };
}

/** Fields that a record of another kind has hardly all of. */
const TELLING = ['level', 'nature', 'subskills', 'ingredients', 'skillLevel'];

/** Other kinds, which have numbers where this one has words, are surer of theirs. */
function like(fields: Fields): number {
  const species = fields.pokemon ?? fields.species ?? fields.speciesID;
  if (typeof species === 'string') return jsonOf(species) === undefined ? LIKELY : 0;
  if (isObject(species)) return typeof species.name === 'string' ? LIKELY : 0;
  // Without a species there is no creature, but what has so much of one was meant to be one.
  return species === undefined && TELLING.filter((name) => name in fields).length > 2 ? LIKELY : 0;
}
const LIKELY = 0.5;

/** Records in plain words: shared by formats that differ only in what is around their records. */
export const wordRecords: RecordKind = { like, read };
