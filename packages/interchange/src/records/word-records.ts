// A record in plain words: Neroli's Lab's objects, our own, and the like. Names may be strings or rows with a name; slots have levels, numbers or an order.

import {
  creatureShape,
  DEFAULT_LEVEL,
  DEFAULT_NATURE,
  type Fields,
  type Game,
  type IngredientSlot,
  type IngredientSlots,
  isObject,
  type Nature,
  restore,
  type Species,
  SUBSKILL_SLOTS,
  shown,
  slotOfLevel,
} from '@oversleep/game';
import type { Note } from '../note.ts';
import { jsonOf } from '../text/json.ts';
import { type WordLookup, wordsOf } from '../text/words.ts';
import type { ReadCreature, ReadProblem, RecordKind, RecordSource } from '../types.ts';
import { levelOr, putIn, wholeNumber } from './fields.ts';
import { noSpecies } from './numbers.ts';
import { choiceOf, creatureOf, lockedSlot, offered } from './record.ts';

const nameOf = (value: unknown): string | undefined => {
  if (typeof value === 'string') return value.trim();
  return isObject(value) && typeof value.name === 'string' ? value.name.trim() : undefined;
};

function read(game: Game, source: RecordSource, fields: Fields): ReadCreature | ReadProblem {
  const words = wordsOf(game);
  const name = nameOf(fields.pokemon ?? fields.species ?? fields.speciesID);
  if (name === undefined || name === '') return noSpecies(source);
  const species = words.species(name);
  const notes: Note[] = [];
  return creatureOf(
    game,
    source,
    {
      species: species ?? name,
      nickname: nicknameIn(fields),
      level: levelOr(fields.level, DEFAULT_LEVEL, notes),
      skillLevel: wholeNumber(fields.skillLevel ?? fields.baseMainSkillLevel),
      nature: natureIn(game, words, fields.nature, notes),
      subskills: subskillsIn(words, fields.subskills, notes),
      ingredients: ingredientsIn(game, words, species, fields.ingredients, notes),
      ribbon: wholeNumber(fields.ribbon),
      shiny: fields.shiny === true || fields.isShiny === true,
      gender: genderIn(fields.gender, notes),
      more: moreIn(game, words, species, fields, notes),
      shown: shownIn(fields),
      id: idIn(fields),
    },
    notes,
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

function natureIn(game: Game, words: WordLookup, value: unknown, notes: Note[]): Nature {
  const name = nameOf(value);
  const nature = name === undefined ? undefined : words.nature(name);
  if (!nature)
    notes.push(
      name === undefined || name === ''
        ? { code: 'natureMissing', values: { nature: DEFAULT_NATURE } }
        : { code: 'natureUnknown', values: { text: name, nature: DEFAULT_NATURE } },
    );
  return nature ?? game.natures.get(DEFAULT_NATURE);
}

function genderIn(value: unknown, notes: Note[]) {
  if (value === 'male' || value === 'female') return value;
  if (value !== undefined && value !== null && value !== '')
    notes.push({ code: 'genderUnknown', values: { text: shown(value) } });
  return undefined;
}

/** A list with levels or slot numbers, or names in the order of the slots. */
function subskillsIn(words: WordLookup, value: unknown, notes: Note[]): (string | null)[] {
  const slots: (string | null)[] = Array.from({ length: SUBSKILL_SLOTS }, () => null);
  if (value === undefined || value === null) return slots;
  if (!Array.isArray(value)) {
    notes.push({ code: 'subskillsNotAList', values: {} });
    return slots;
  }
  for (const [place, entry] of value.entries()) {
    const wanted = nameOf(isObject(entry) && 'subskill' in entry ? entry.subskill : entry);
    if (entry === null || wanted === '') continue;
    const subskill = wanted === undefined ? undefined : words.subskill(wanted);
    if (!subskill) {
      notes.push({ code: 'subskillUnknown', values: { text: wanted ?? shown(entry) } });
      continue;
    }
    putIn(slots, slotOf(entry, place), subskill.name, notes);
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

/** Three of them, by level or in their order. */
function ingredientsIn(
  game: Game,
  words: WordLookup,
  species: Species | undefined,
  value: unknown,
  notes: Note[],
): IngredientSlots {
  const list: readonly unknown[] = Array.isArray(value) ? value : [];
  if (list.length !== 3) notes.push({ code: 'ingredientCountWrong', values: { count: list.length } });
  const leveled = list.some((entry) => isObject(entry) && typeof entry.level === 'number');
  const slot = (place: 0 | 1 | 2): IngredientSlot => {
    const level = game.rules.ingredientUnlockLevels[place];
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
      notes.push({
        code: 'ingredientImpossible',
        values: { given: ingredient.name, slot: place + 1, species: species.name },
      });
      return { name: ingredient.name, amount: Math.min(Math.max(amount, 0), 99) };
    }
    const fallback = choiceOf(game, species, place, 0);
    notes.push({ code: 'ingredientUnknown', values: { text: name, ingredient: fallback.name } });
    return fallback;
  };
  return [slot(0), slot(1), slot(2)];
}

function moreIn(game: Game, words: WordLookup, species: Species | undefined, fields: Fields, notes: Note[]) {
  const { chosenSkill, mint, favourite, tags, note, origin } = fields;
  const chosen = typeof chosenSkill === 'string' ? chosenSkill : undefined;
  const known = species && chosen !== undefined ? words.choice(species, chosen) : undefined;
  if (species && chosen !== undefined && !known)
    notes.push({ code: 'skillChoiceImpossible', values: { skill: species.skill.key, text: chosen } });
  const kept = known?.key ?? (species ? undefined : chosen);
  const { value: from } = restore(creatureShape.fields.origin, game, origin);
  const ownWords = Array.isArray(tags) ? tags.filter((tag) => typeof tag === 'string') : [];
  return {
    ...(kept !== undefined && { chosenSkill: kept }),
    ...(mint === true && { mint: true as const }),
    ...(favourite === true && { favourite: true as const }),
    ...(ownWords.length > 0 && { tags: ownWords }),
    ...(typeof note === 'string' && note !== '' && { note }),
    ...(from && { origin: from }),
  };
}

function shownIn({ rp, carrySize, helpSeconds }: Fields) {
  return {
    ...(typeof rp === 'number' && rp > 0 && { rp }),
    ...(typeof carrySize === 'number' && carrySize > 0 && { carrySize }),
    ...(typeof helpSeconds === 'number' && helpSeconds > 0 && { helpSeconds }),
  };
}

/** Fields that a record of another kind has hardly all of. */
const TYPICAL_FIELDS = ['level', 'nature', 'subskills', 'ingredients', 'skillLevel'];

/** Other kinds, which have numbers where this one has words, are surer of theirs. */
function like(fields: Fields): number {
  const species = fields.pokemon ?? fields.species ?? fields.speciesID;
  if (typeof species === 'string') return jsonOf(species) === undefined ? LIKELY : 0;
  if (isObject(species)) return typeof species.name === 'string' ? LIKELY : 0;
  // Without a species there is no creature, but what has so much of one was meant to be one.
  return species === undefined && TYPICAL_FIELDS.filter((name) => name in fields).length > 2 ? LIKELY : 0;
}
const LIKELY = 0.5;

/** Records in plain words: shared by formats that differ only in what is around their records. */
export const wordRecords: RecordKind = { like, read };
