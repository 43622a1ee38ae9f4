// Unknown input in, a creature or a list of problems out. Nothing here throws, and what an edition does not know is kept.
import {
  type Creature,
  type IngredientSlot,
  type IngredientSlots,
  MAX_LEVEL,
  MIN_LEVEL,
  NO_SUBSKILLS,
  RIBBONS,
  SUBSKILL_SLOTS,
  type SubskillSlots,
  slotOfLevel,
} from './creature.ts';
import { EDITIONS, gameOf } from './edition.ts';
import { keepsakesIn } from './keepsakes.ts';
import { clamp } from './maths.ts';
import { cutNickname, MAX_NICKNAME, NICKNAME_TOO_LONG, nicknameLength } from './nickname.ts';
import { flagIn, integerIn, isObject, newReport, type Report, shown, textIn, type Validated } from './reading.ts';
import type { Game, Gender, Ribbon, Species } from './types.ts';

export const LEVEL_MESSAGE = `Level must be ${MIN_LEVEL}-${MAX_LEVEL}`;
export const CORRUPT_INGREDIENTS = 'Received corrupt ingredient data';
export const CORRUPT_SUBSKILLS = 'Received corrupt subskill data';
export const LOCKED_ORDER = 'Level 30 ingredient must unlock before level 60 ingredient.';

export const levelIn = (report: Report, value: unknown): number =>
  integerIn(report, 'level', value, MIN_LEVEL, MAX_LEVEL, LEVEL_MESSAGE);

export function ribbonIn(report: Report, game: Game, value: unknown): Ribbon {
  const ribbon = RIBBONS.find((level) => level === value);
  if (ribbon !== undefined) return ribbon;
  report.problem('ribbon', `Ribbon must be 0-${game.rules.maxRibbon}`);
  return 0;
}

/** Name of a nature in the game's spelling. */
export function natureIn(report: Report, game: Game, value: unknown): string {
  const nature = typeof value === 'string' ? game.natures.find(value) : undefined;
  if (!nature) report.problem('nature', `Couldn't find nature with name: ${shown(value)}`);
  return nature?.name ?? '';
}

/** By key; one that only another edition knows is kept. Whose skill is always the same has none, whatever the source says. */
export function chosenSkillIn(
  report: Report,
  { skills }: Game,
  species: Species | undefined,
  value: unknown,
): Pick<Creature, 'chosenSkill'> {
  if (value === undefined || value === null || (species && !species.skill.choosable)) return {};
  const name = textIn(report, 'chosenSkill', value, `chosenSkill must be the name of a skill, not ${shown(value)}`);
  const offered = (species?.skill.choosable ?? []).flatMap((key) => skills.find(key) ?? []);
  // Two skills may share a name: what can be chosen comes first.
  const known = offered.find((skill) => skill.name.toLowerCase() === name.toLowerCase()) ?? skills.find(name);
  if (species && !(known && offered.includes(known)))
    report.note('chosenSkill', `${species.skill.name} cannot be ${name}`);
  return { chosenSkill: known?.key ?? name };
}

function genderIn(report: Report, value: unknown): Gender | undefined {
  if (value === 'male' || value === 'female') return value;
  if (value !== undefined && value !== null)
    report.problem('gender', `Gender must be male or female, not ${shown(value)}`);
  return undefined;
}

export interface ListedSubskill {
  readonly level: number;
  readonly name: string;
}

/** Subskills as they travel: a list of `{level, subskill}`, each at most once. */
export function listedSubskills(report: Report, game: Game, value: unknown): readonly ListedSubskill[] {
  if (!Array.isArray(value) || value.length > SUBSKILL_SLOTS) {
    report.problem('subskills', CORRUPT_SUBSKILLS);
    return [];
  }
  const seen = new Set<string>();
  return value.flatMap((entry: unknown, i) => {
    const field = `subskills[${i}]`;
    const fields = isObject(entry) ? entry : {};
    const wanted = fields.subskill;
    const subskill = typeof wanted === 'string' ? game.subskills.find(wanted) : undefined;
    if (!subskill) {
      report.problem(`${field}.subskill`, `Can't find Subskill with name ${shown(wanted)}`);
      return [];
    }
    if (seen.has(subskill.key)) report.problem(`${field}.subskill`, `${subskill.name} is listed twice`);
    seen.add(subskill.key);
    const level = integerIn(
      report,
      `${field}.level`,
      fields.level,
      MIN_LEVEL,
      MAX_LEVEL,
      `Subskill level must be ${MIN_LEVEL}-${MAX_LEVEL}`,
    );
    return [{ level, name: subskill.name }];
  });
}

/** By slot: an array of five names and nulls is taken as it is, a list with levels is put in place. */
function subskillsIn(report: Report, game: Game, value: unknown): SubskillSlots {
  if (
    Array.isArray(value) &&
    value.length === SUBSKILL_SLOTS &&
    value.every((entry) => entry === null || typeof entry === 'string')
  ) {
    const listed = value.flatMap((subskill: unknown, slot) =>
      subskill === null ? [] : [{ level: game.rules.subskillUnlockLevels[slot], subskill }],
    );
    return subskillsIn(report, game, listed);
  }
  const slots: [...SubskillSlots] = [...NO_SUBSKILLS];
  for (const [i, { level, name }] of listedSubskills(report, game, value).entries()) {
    const slot = slotOfLevel(level);
    if (slot === undefined) report.problem(`subskills[${i}].level`, `No subskill unlocks at level ${level}`);
    else if (slots[slot] !== null)
      report.problem(`subskills[${i}].level`, `Two subskills for the same slot (level ${level})`);
    else slots[slot] = name;
  }
  return slots;
}

function ingredientIn(report: Report, game: Game, field: string, entry: unknown, known: boolean): IngredientSlot {
  const fields = isObject(entry) ? entry : {};
  const wanted = fields.name;
  const found = typeof wanted === 'string' ? (game.ingredients.find(wanted) ?? lockedNamed(game, wanted)) : undefined;
  // An unknown species may come with ingredients of its own edition.
  const name = found?.name ?? (typeof wanted === 'string' && wanted.trim() !== '' ? wanted.trim() : undefined);
  if (name === undefined) report.problem(`${field}.name`, `Ingredient ${shown(wanted)} not found`);
  else if (!found && known) report.note(`${field}.name`, `Ingredient ${name} not found`);
  const amount = integerIn(
    report,
    `${field}.amount`,
    fields.amount,
    0,
    99,
    'Ingredient amount must be a whole number from 0 to 99',
  );
  return { name: name ?? '', amount };
}

export const lockedNamed = ({ lockedIngredient: locked }: Game, name: string) =>
  [locked.key, locked.name, locked.longName].some((known) => known.toLowerCase() === name.trim().toLowerCase())
    ? locked
    : undefined;

/** Exactly three ingredients; with levels they may come in any order. */
export function ingredientsIn(report: Report, game: Game, value: unknown, known: boolean): IngredientSlots {
  const none: IngredientSlot = { name: game.lockedIngredient.name, amount: 0 };
  const levels = game.rules.ingredientUnlockLevels;
  if (!Array.isArray(value) || value.length !== levels.length) {
    report.problem('ingredients', CORRUPT_INGREDIENTS);
    return [none, none, none];
  }
  const at = (slot: 0 | 1 | 2): IngredientSlot => {
    const byLevel = value.findIndex((entry: unknown) => isObject(entry) && entry.level === levels[slot]);
    const leveled = value.some((entry: unknown) => isObject(entry) && entry.level !== undefined);
    if (leveled && byLevel < 0) {
      report.problem('ingredients', CORRUPT_INGREDIENTS);
      return none;
    }
    const index = leveled ? byLevel : slot;
    return ingredientIn(report, game, `ingredients[${index}]`, value[index], known);
  };
  const slots: IngredientSlots = [at(0), at(1), at(2)];
  const isLocked = ({ name }: IngredientSlot) => name === game.lockedIngredient.name;
  if (isLocked(slots[1]) && !isLocked(slots[2])) report.problem('ingredients', LOCKED_ORDER);
  return slots;
}

/** Empty where it has none: then it is called by its species wherever it is shown. */
function nicknameIn(report: Report, value: unknown): string {
  if (typeof value !== 'string') return '';
  if (nicknameLength(value.trim()) > MAX_NICKNAME) report.note('name', NICKNAME_TOO_LONG);
  return cutNickname(value);
}

/** A level that only another edition has is no mistake; formulas clamp to their own edition's. */
const highestSkillLevel = (species: string): number =>
  Math.max(...EDITIONS.map((edition) => gameOf(edition).species.find(species)?.skill.maxLevel ?? 1));

/** A creature in the shape in which it travels or is stored, from any source. */
export function validateCreature(game: Game, input: unknown): Validated<Creature> {
  const report = newReport();
  if (!isObject(input))
    return { ok: false, problems: [{ field: '', message: `A creature must be an object, not ${shown(input)}` }] };
  const pokemon = textIn(report, 'pokemon', input.pokemon, `Can't find Pokemon with name ${shown(input.pokemon)}`);
  const species = game.species.find(pokemon);
  if (!species) report.note('pokemon', `Can't find Pokemon with name ${pokemon}`);
  const wantedSkill = integerIn(
    report,
    'skillLevel',
    input.skillLevel,
    1,
    MAX_LEVEL,
    'Skill level must be a whole number from 1',
  );
  const skillLevel = species ? clamp(wantedSkill, 1, highestSkillLevel(species.name)) : wantedSkill;
  if (skillLevel !== wantedSkill)
    report.note('skillLevel', `Skill level ${wantedSkill} is above the highest of ${species?.skill.name}`);
  const value: Creature = {
    externalId: textIn(report, 'externalId', input.externalId, 'Creature without an id'),
    version:
      input.version === undefined
        ? 0
        : integerIn(report, 'version', input.version, 0, Number.MAX_SAFE_INTEGER, 'Version must be a whole number'),
    saved: flagIn(report, 'saved', input.saved),
    shiny: flagIn(report, 'shiny', input.shiny),
    gender: genderIn(report, input.gender),
    pokemon: species?.name ?? pokemon,
    name: nicknameIn(report, input.name),
    level: levelIn(report, input.level),
    ribbon: ribbonIn(report, game, input.ribbon),
    skillLevel,
    ...chosenSkillIn(report, game, species, input.chosenSkill),
    nature: natureIn(report, game, input.nature),
    ...(flagIn(report, 'mint', input.mint) && { mint: true }),
    subskills: subskillsIn(report, game, input.subskills),
    ingredients: ingredientsIn(report, game, input.ingredients, species !== undefined),
    ...keepsakesIn(report, input),
  };
  return report.problems.length > 0
    ? { ok: false, problems: report.problems }
    : { ok: true, value, notes: report.notes };
}
