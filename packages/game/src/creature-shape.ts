// The one description of a creature, from which its type, its reader for any source and its JSON schema follow. Names
// unknown to an edition are kept.

import { creatureNotes } from './creature-notes.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { isLongerThan } from './limited-text.ts';
import { cutNickname, MAX_NICKNAME, NICKNAME_TOO_LONG } from './nickname.ts';
import { type Fields, isObject, shown, type Validation } from './reading.ts';
import { optional, or, prepare, refine } from './shape/modifiers.ts';
import { NONE, type Of, type OptionalShape, parse, type Reading, type Shape } from './shape/shape.ts';
import { list, object } from './shape/structures.ts';
import { flag, named, number, oneOf, onlyTrue, text } from './shape/values.ts';
import {
  type IngredientSlot,
  type IngredientSlots,
  MAX_LEVEL,
  MIN_LEVEL,
  NO_SUBSKILLS,
  RIBBONS,
  SUBSKILL_SLOTS,
  type SubskillSlots,
  slotOfLevel,
} from './slots.ts';
import type { Game, Species } from './types.ts';

export const LEVEL_MESSAGE = `Level must be ${MIN_LEVEL}-${MAX_LEVEL}`;
export const CORRUPT_INGREDIENTS = 'Received corrupt ingredient data';
export const CORRUPT_SUBSKILLS = 'Received corrupt subskill data';
export const LOCKED_ORDER = 'Level 30 ingredient must unlock before level 60 ingredient.';

export const levelShape = number(MIN_LEVEL, MAX_LEVEL, LEVEL_MESSAGE);

/** The species that the fields of a creature name. */
export const speciesIn = ({ species }: Game, { pokemon }: Fields): Species | undefined =>
  typeof pokemon === 'string' ? species.find(pokemon) : undefined;

/** A level that only another edition has is valid; formulas clamp it to their own edition's. */
function highestSkillLevel({ name }: Species): number {
  const known = highest.get(name);
  if (known !== undefined) return known;
  const level = Math.max(...EDITIONS.map((edition) => gameOf(edition).species.find(name)?.skill.maxLevel ?? 1));
  highest.set(name, level);
  return level;
}
const highest = new Map<string, number>();

const skillLevel = refine(
  number(1, MAX_LEVEL, 'Skill level must be a whole number from 1'),
  (level, at, { game, report }, siblings) => {
    const species = speciesIn(game, siblings);
    const most = species ? highestSkillLevel(species) : level;
    if (level > most) report.note(at, `Skill level ${level} is above the highest of ${species?.skill.name}`);
    return Math.min(level, most);
  },
);

const skillName = text((value) => `chosenSkill must be the name of a skill, not ${shown(value)}`, { most: 64 });

/** By key; one that only another edition knows is kept. A species with a single skill has none. */
export const chosenSkillShape: OptionalShape<string> = {
  ...optional(skillName, { nullable: true }),
  read: (value, at, reading, siblings) => {
    const { game, report } = reading;
    const species = speciesIn(game, siblings);
    if (value === undefined || value === null || (species && !species.skill.choosable)) return undefined;
    const name = skillName.read(value, at, reading, siblings);
    if (name === NONE) return undefined;
    const offered = (species?.skill.choosable ?? []).flatMap((key) => game.skills.find(key) ?? []);
    // Two skills may share a name; the one that can be chosen wins.
    const known = offered.find((skill) => skill.name.toLowerCase() === name.toLowerCase()) ?? game.skills.find(name);
    if (species && !(known && offered.includes(known))) report.note(at, `${species.skill.name} cannot be ${name}`);
    return known?.key ?? name;
  },
};

const listedSubskill = object(
  {
    subskill: named(
      ({ subskills }) => subskills,
      (value) => `Can't find Subskill with name ${shown(value)}`,
    ),
    level: number(MIN_LEVEL, MAX_LEVEL, `Subskill level must be ${MIN_LEVEL}-${MAX_LEVEL}`),
  },
  CORRUPT_SUBSKILLS,
);

/** Subskills as they travel: a list of `{level, subskill}`, each at most once. */
export const listedSubskillsShape = refine(
  list(listedSubskill, CORRUPT_SUBSKILLS, { most: SUBSKILL_SLOTS, keep: 'none' }),
  (listed, at, { report }) => {
    for (const [i, { subskill }] of listed.entries())
      if (listed.findIndex((other) => other.subskill === subskill) < i)
        report.problem(`${at}[${i}].subskill`, `${subskill} is listed twice`);
    return listed;
  },
);

const subskillsByListing = refine(listedSubskillsShape, (listed, at, { report }): SubskillSlots => {
  const slots: [...SubskillSlots] = [...NO_SUBSKILLS];
  for (const [i, { level, subskill }] of listed.entries()) {
    const slot = slotOfLevel(level);
    if (slot === undefined) report.problem(`${at}[${i}].level`, `No subskill unlocks at level ${level}`);
    else if (slots[slot] !== null)
      report.problem(`${at}[${i}].level`, `Two subskills for the same slot (level ${level})`);
    else slots[slot] = subskill;
  }
  return slots;
});

/** By slot: an array of five names and nulls is taken as it is, a list with levels is put in place. */
const subskills = prepare(subskillsByListing, (value, { rules }) => {
  const isBySlot =
    Array.isArray(value) &&
    value.length === SUBSKILL_SLOTS &&
    value.every((entry) => entry === null || typeof entry === 'string');
  return isBySlot
    ? value.flatMap((subskill: unknown, slot) =>
        subskill === null ? [] : [{ level: rules.subskillUnlockLevels[slot], subskill }],
      )
    : value;
});

const lockedNamed = ({ lockedIngredient: locked }: Game, name: string) =>
  [locked.key, locked.name, locked.longName].some((known) => known.toLowerCase() === name.toLowerCase())
    ? locked
    : undefined;

const ingredient = object(
  {
    name: named(
      (game) => ({ find: (name) => game.ingredients.find(name) ?? lockedNamed(game, name) }),
      (value) => `Ingredient ${shown(value)} not found`,
      { keep: true },
    ),
    amount: number(0, 99, 'Ingredient amount must be a whole number from 0 to 99'),
  },
  CORRUPT_INGREDIENTS,
);

/** Exactly three ingredients; if they have levels, in any order. */
export const ingredientsShape: Shape<IngredientSlots> = {
  description: {
    kind: 'list',
    of: {
      kind: 'object',
      fields: {
        level: { description: { kind: 'choice', values: ({ rules }) => rules.ingredientUnlockLevels } },
        ...ingredient.description.fields,
      },
    },
    least: 3,
    most: 3,
    sentence: CORRUPT_INGREDIENTS,
  },
  read: (value, at, reading, siblings) => {
    const { game, report } = reading;
    const levels = game.rules.ingredientUnlockLevels;
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    const isLeveled = entries.some((entry) => isObject(entry) && entry.level !== undefined);
    const order = levels.map((level, slot) =>
      isLeveled ? entries.findIndex((entry) => isObject(entry) && entry.level === level) : slot,
    );
    if (entries.length !== levels.length || order.includes(-1)) {
      report.problem(at, CORRUPT_INGREDIENTS);
      return NONE;
    }
    // An unknown species may come with ingredients of its own edition.
    const quiet: Reading = speciesIn(game, siblings) ? reading : { game, report: { ...report, note: () => {} } };
    const [first, second, third] = order.map((i) => ingredient.read(entries[i], `${at}[${i}]`, quiet, {}));
    if (!isSlot(first) || !isSlot(second) || !isSlot(third)) return NONE;
    const isLocked = ({ name }: IngredientSlot) => name === game.lockedIngredient.name;
    if (isLocked(second) && !isLocked(third)) report.problem(at, LOCKED_ORDER);
    return [first, second, third];
  },
};

const isSlot = (slot: IngredientSlot | typeof NONE | undefined): slot is IngredientSlot => typeof slot === 'object';

/** Empty if it has no nickname; then the species' name is shown. */
const nickname: Shape<string> = {
  // An emoji may take a dozen code points and is still one character.
  description: { kind: 'text', most: 12 * MAX_NICKNAME },
  read: (value, at, { report }) => {
    if (typeof value !== 'string') return '';
    if (isLongerThan(value.trim(), MAX_NICKNAME)) report.note(at, NICKNAME_TOO_LONG);
    return cutNickname(value);
  },
};

export const ribbonShape = oneOf(RIBBONS, (_, { rules }) => `Ribbon must be 0-${rules.maxRibbon}`);

/** A nature in the game's spelling. */
export const natureShape = named(
  ({ natures }) => natures,
  (value) => `Couldn't find nature with name: ${shown(value)}`,
);

/**
 * Stored fields of a creature. Carry Limit and RP are computed from them. Names may be unknown to an edition (a later
 * species): they are kept unchanged.
 */
export const creatureShape = object(
  {
    externalId: text('Creature without an id'),
    version: or(number(0, Number.MAX_SAFE_INTEGER, 'Version must be a whole number'), 0),
    saved: flag(),
    shiny: flag(),
    gender: optional(oneOf(['male', 'female'], (value) => `Gender must be male or female, not ${shown(value)}`)),
    /** Name of the species. */
    pokemon: named(
      ({ species }) => species,
      (value) => `Can't find Pokemon with name ${shown(value)}`,
      { keep: true },
    ),
    /** Nickname; empty where it has none (`displayNameOf` says what it is called). */
    name: nickname,
    level: levelShape,
    ribbon: ribbonShape,
    skillLevel,
    /** Key of the skill that the player has chosen for one that can be several. */
    chosenSkill: chosenSkillShape,
    nature: natureShape,
    /** It has had a White Mint: the nature keeps its name and has no effect. */
    mint: onlyTrue(),
    /** Names by slot. */
    subskills,
    ingredients: ingredientsShape,
    ...creatureNotes,
  },
  (value) => `A creature must be an object, not ${shown(value)}`,
);

export interface Creature extends Of<typeof creatureShape> {}

/** Reads a creature from the wire, from storage or from any other source. */
export const validateCreature = (game: Game, input: unknown): Validation<Creature> => parse(creatureShape, game, input);
