// A player's creature: its stored data, creation and changes.

import { tidyNote, tidyTags } from './creature-notes.ts';
import type { Creature } from './creature-shape.ts';
import { natureOf } from './nature.ts';
import { cutNickname, nicknameFor } from './nickname.ts';
import { clampSkillLevel } from './skills.ts';
import { type IngredientSlot, type IngredientSlots, NO_SUBSKILLS, type SubskillSlots } from './slots.ts';
import type { Build } from './stats.ts';
import type { Game, Gender, IngredientSet, Random, Species } from './types.ts';

/** The fields a player adds to a creature. */
export type CreatureNotes = Pick<Creature, 'favourite' | 'tags' | 'note' | 'origin'>;

/** What a simulation sees of a creature. */
export function buildFields(creature: Creature) {
  const { pokemon, level, ribbon, skillLevel, chosenSkill, nature, mint, subskills, ingredients } = creature;
  return { pokemon, level, ribbon, skillLevel, chosenSkill, nature, mint, subskills, ingredients };
}

export const DEFAULT_LEVEL = 60;
export const DEFAULT_NATURE = 'Bashful';
/** How many a Pokébox holds, on a device as in an account. */
export const MAX_SAVED_CREATURES = 2000;

/** Input of a new creature that comes from chance or the platform. */
export interface Birth {
  readonly id: string;
  readonly random: Random;
  readonly randomNickname: boolean;
}

/** A random gender by the species' ratio; none for species without gender. */
export function randomGender({ genders }: Pick<Species, 'genders'>, random: Random): Gender | undefined {
  if (genders.male + genders.female <= 0) return undefined;
  return random() < genders.male ? 'male' : 'female';
}

export const canBe = ({ genders }: Pick<Species, 'genders'>, gender: Gender): boolean => genders[gender] > 0;

/** The choices of the three ingredient slots. */
export const ingredientChoices = (
  species: Species,
): readonly [readonly IngredientSet[], readonly IngredientSet[], readonly IngredientSet[]] => [
  species.ingredient0,
  species.ingredient30,
  species.ingredient60,
];

function firstIngredients(game: Game, species: Species): IngredientSlots {
  const first = (choices: readonly IngredientSet[]): IngredientSlot => {
    const { ingredient, amount } = choices[0] ?? { ingredient: game.lockedIngredient, amount: 0 };
    return { name: ingredient.name, amount };
  };
  const [a, b, c] = ingredientChoices(species);
  return [first(a), first(b), first(c)];
}

export function newCreature(game: Game, species: Species, { id, random, randomNickname }: Birth): Creature {
  const gender = randomGender(species, random);
  return {
    externalId: id,
    version: 0,
    saved: false,
    shiny: false,
    gender,
    pokemon: species.name,
    name: nicknameFor(species, gender, randomNickname, random),
    level: DEFAULT_LEVEL,
    ribbon: 0,
    skillLevel: clampSkillLevel(species.skill, species.previousEvolutions + 1),
    nature: DEFAULT_NATURE,
    subskills: NO_SUBSKILLS,
    ingredients: firstIngredients(game, species),
  };
}

/** Another species with the same level, name, nature, subskills, ribbon and id; incompatible fields are adapted. */
export function changeSpecies(game: Game, creature: Creature, species: Species, random: Random): Creature {
  const keeps = creature.gender !== undefined && canBe(species, creature.gender);
  return {
    ...withChosenSkill(creature, species.skill.choosable && creature.chosenSkill),
    pokemon: species.name,
    gender: keeps ? creature.gender : randomGender(species, random),
    shiny: creature.shiny && !species.shinyLocked,
    skillLevel: clampSkillLevel(species.skill, creature.skillLevel),
    ingredients: firstIngredients(game, species),
  };
}

/** Without a mint the field is missing, as in creatures stored before mints existed. */
export function withMint({ mint: _, ...creature }: Creature, mint: boolean): Creature {
  return mint ? { ...creature, mint } : creature;
}

/** Without a choice the field is missing, as in creatures stored before there was one. */
export function withChosenSkill({ chosenSkill: _, ...creature }: Creature, chosenSkill: string | undefined): Creature {
  return chosenSkill === undefined ? creature : { ...creature, chosenSkill };
}

interface NotesChange {
  readonly favourite?: boolean;
  readonly tags?: readonly string[];
  readonly note?: string;
}

/** Missing fields keep their values. Empty values remove the field, as in older stored creatures. */
export function withNotes(creature: Creature, change: NotesChange): Creature {
  const { favourite, tags = [], note = '', ...rest } = { ...creature, ...change };
  const [tidy, text] = [tidyTags(tags), tidyNote(note)];
  return {
    ...rest,
    ...(favourite && { favourite: true }),
    ...(tidy.length > 0 && { tags: tidy }),
    ...(text !== '' && { note: text }),
  };
}

/** Possible evolutions of this creature: gender and, for Toxel, nature decide. */
export function evolutionsOf(game: Game, creature: Creature): readonly Species[] {
  const species = game.species.find(creature.pokemon);
  if (!species) return [];
  const form = game.natures.find(creature.nature)?.toxelEvolvesInto;
  return species.evolvesInto
    .filter((name) => species.name !== 'TOXEL' || name === form)
    .map(game.species.get)
    .filter((into) => creature.gender === undefined || canBe(into, creature.gender));
}

/** One stage further: the skill gains a level, ingredients stay where the new stage has them too. */
export function evolve(game: Game, creature: Creature, into: Species): Creature {
  if (!evolutionsOf(game, creature).includes(into)) {
    throw new Error(
      `${creature.pokemon} (${creature.gender ?? 'no gender'}, ${creature.nature}) does not evolve into ${into.name}`,
    );
  }
  const firsts = firstIngredients(game, into);
  const keep = (slot: 0 | 1 | 2): IngredientSlot => {
    const { name } = creature.ingredients[slot];
    const same = ingredientChoices(into)[slot].find(({ ingredient }) => ingredient.name === name);
    return same ? { name, amount: same.amount } : firsts[slot];
  };
  return {
    ...creature,
    pokemon: into.name,
    shiny: creature.shiny && !into.shinyLocked,
    skillLevel: clampSkillLevel(into.skill, creature.skillLevel + 1),
    ingredients: [keep(0), keep(1), keep(2)],
  };
}

/** A copy with a new identity: it keeps tags and note, but has no origin and is no favourite yet. */
export function duplicateCreature(game: Game, creature: Creature, { id, random, randomNickname }: Birth): Creature {
  const species = game.species.find(creature.pokemon);
  const name = species ? nicknameFor(species, creature.gender, randomNickname, random) : creature.name;
  const { favourite: _, origin: __, ...copied } = creature;
  return { ...copied, externalId: id, version: 0, saved: false, name };
}

// ── Slots ────────────────────────────────────────────────────────────────────────────────────────────────────────────

/** How many subskill slots are open at a level. */
export const unlockedSlots = ({ rules }: Pick<Game, 'rules'>, level: number): number =>
  rules.subskillUnlockLevels.filter((unlock) => unlock <= level).length;

/** Levels at which slots open for a creature, which players plan for. */
export const milestoneLevels = ({ rules }: Pick<Game, 'rules'>): readonly number[] =>
  [...new Set([...rules.ingredientUnlockLevels.slice(1), ...rules.subskillUnlockLevels.slice(1)])].sort(
    (a, b) => a - b,
  );

/** Subskills with the edition's unlock levels, as they travel. */
export function subskillsByLevel(
  { rules }: Pick<Game, 'rules'>,
  slots: SubskillSlots,
): { level: number; subskill: string }[] {
  return slots.flatMap((subskill, slot) => {
    const level = rules.subskillUnlockLevels[slot];
    return subskill === null || level === undefined ? [] : [{ level, subskill }];
  });
}

/** Ingredients that drop at this level: up to the first closed or locked slot, without those that the edition doesn't know. */
export function unlockedIngredients(
  { rules }: Pick<Game, 'rules'>,
  level: number,
  slots: readonly (IngredientSet | undefined)[],
): readonly IngredientSet[] {
  const open: IngredientSet[] = [];
  for (const [slot, set] of slots.entries()) {
    const unlock = rules.ingredientUnlockLevels[slot];
    if (unlock === undefined || unlock > level || set?.ingredient.placeholder) break;
    if (set) open.push(set);
  }
  return open;
}

/** Whether its nickname is only the shortened name of its species or of an earlier stage, as imports used to invent. */
export function isNamedAfterSpecies({ species }: Pick<Game, 'species'>, { name, pokemon }: Creature): boolean {
  let stage = species.find(pokemon);
  if (!stage) return name === cutNickname(pokemon);
  for (; stage; stage = stage.evolvesFrom === null ? undefined : species.find(stage.evolvesFrom))
    if (name === cutNickname(stage.displayName)) return true;
  return false;
}

export const isKnown = (game: Game, creature: Pick<Creature, 'pokemon'>): boolean =>
  game.species.find(creature.pokemon) !== undefined;

/** Whether the edition knows everything about it that a build needs. */
export const canBeBuilt = (game: Game, creature: Pick<Creature, 'pokemon' | 'nature' | 'subskills'>): boolean =>
  isKnown(game, creature) &&
  game.natures.find(creature.nature) !== undefined &&
  creature.subskills.every((name) => name === null || game.subskills.find(name) !== undefined);

/** Files and players may give it a level that this edition doesn't have yet. */
export const isAboveCap = ({ rules }: Pick<Game, 'rules'>, { level }: Pick<Creature, 'level'>): boolean =>
  level > rules.maxLevel;

/** A slot in this edition: its amount for that ingredient, or the stored one if the species doesn't offer it here. */
function resolveSlot(
  game: Game,
  choices: readonly IngredientSet[],
  { name, amount }: IngredientSlot,
): IngredientSet | undefined {
  const offered = choices.find(({ ingredient }) => ingredient.name.toLowerCase() === name.toLowerCase());
  if (offered) return offered;
  const ingredient = game.ingredients.find(name);
  return ingredient && { ingredient, amount };
}

/** The creature as formulas see it; the edition must know its species, nature and subskills. */
export function buildOf(game: Game, creature: Creature): Build {
  const species = game.species.get(creature.pokemon);
  const choices = ingredientChoices(species);
  const open = creature.subskills.slice(0, unlockedSlots(game, creature.level));
  return {
    species,
    level: creature.level,
    nature: natureOf(game, creature),
    ribbon: creature.ribbon,
    skillLevel: clampSkillLevel(species.skill, creature.skillLevel),
    chosenSkill: creature.chosenSkill,
    subskills: open.flatMap((name) => (name === null ? [] : [game.subskills.get(name)])),
    ingredients: unlockedIngredients(
      game,
      creature.level,
      creature.ingredients.map((slot, i) => resolveSlot(game, choices[i] ?? [], slot)),
    ),
  };
}
