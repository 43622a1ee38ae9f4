// A record of a file becomes a creature: what is missing gets its default, what cannot be is put right, and both are said.

import {
  canBe,
  clampSkillLevel,
  firstLetters,
  type Game,
  type Gender,
  type IngredientSlot,
  type IngredientSlots,
  ingredientChoices,
  MAX_LEVEL,
  MIN_LEVEL,
  MOST_LETTERS,
  type Nature,
  NO_SUBSKILLS,
  RIBBONS,
  type Species,
  type SubskillSlots,
} from '@oversleep/game';
import type { Note } from '../note.ts';
import type { CreatureFields, ReadCreature, RecordSource, ShownFigures } from '../types.ts';

/** What a reader has found in a record, still as the file has it. */
export interface FoundRecord {
  /** The species, or what the file calls one that is not known. */
  readonly species: Species | string;
  readonly nickname?: string | undefined;
  readonly level: number;
  /** Undefined: as many as its evolutions give. */
  readonly skillLevel?: number | undefined;
  readonly nature: Nature;
  /** Names by slot. */
  readonly subskills?: readonly (string | null)[];
  readonly ingredients: IngredientSlots;
  readonly ribbon?: number | undefined;
  readonly shiny?: boolean | undefined;
  readonly gender?: Gender | undefined;
  /** What only some formats know. */
  readonly more?: Partial<Pick<CreatureFields, 'chosenSkill' | 'mint' | 'favourite' | 'tags' | 'note' | 'origin'>>;
  readonly shown?: ShownFigures | undefined;
  readonly id?: string | undefined;
}

const between = (value: number, low: number, high: number): number => Math.min(Math.max(Math.trunc(value), low), high);

export const lockedSlot = ({ lockedIngredient }: Game): IngredientSlot => ({ name: lockedIngredient.name, amount: 0 });

/** Of a species' choices, that for a name; undefined where the slot has no such thing. */
export function offered(species: Species, slot: number, name: string): IngredientSlot | undefined {
  const found = ingredientChoices(species)[slot as 0 | 1 | 2]?.find(({ ingredient }) => ingredient.name === name);
  return found && { name, amount: found.amount };
}

/** The n-th choice of a slot (A, B, C), or its first. */
export function choiceOf(game: Game, species: Species, slot: 0 | 1 | 2, index: number): IngredientSlot {
  const choices = ingredientChoices(species)[slot];
  const set = choices[index] ?? choices[0];
  return set ? { name: set.ingredient.name, amount: set.amount } : lockedSlot(game);
}

function fiveOf(names: readonly (string | null)[]): SubskillSlots {
  const [a = null, b = null, c = null, d = null, e = null] = names;
  return [a, b, c, d, e];
}

/** The creature of a record, with the notes of its reader. */
export function creatureOf(
  game: Game,
  { row, line, raw }: RecordSource,
  found: FoundRecord,
  readerNotes: readonly Note[] = [],
): ReadCreature {
  const notes: Note[] = [...readerNotes];
  const species = typeof found.species === 'string' ? undefined : found.species;
  const unknown = typeof found.species === 'string' ? found.species : undefined;
  if (unknown !== undefined)
    notes.unshift(
      unknown === '' ? { code: 'speciesUnnamed', values: {} } : { code: 'speciesUnknown', values: { text: unknown } },
    );
  const level = between(found.level, MIN_LEVEL, MAX_LEVEL);
  if (level !== found.level) notes.push({ code: 'levelImpossible', values: { given: found.level, level } });
  const ribbon = RIBBONS.find((known) => known === between(found.ribbon ?? 0, 0, game.rules.maxRibbon)) ?? 0;
  if (found.ribbon !== undefined && ribbon !== found.ribbon)
    notes.push({ code: 'ribbonImpossible', values: { given: found.ribbon, ribbon } });
  const skillLevel = skillLevelOf(species, found.skillLevel, notes);
  const subskills = fiveOf(found.subskills ?? NO_SUBSKILLS);
  const twice = subskills.find((name, slot) => name !== null && subskills.indexOf(name) !== slot);
  if (twice) notes.push({ code: 'subskillTwice', values: { subskill: twice } });
  const [, second, third] = found.ingredients;
  const locked = game.lockedIngredient.name;
  if (second.name === locked && third.name !== locked) notes.push({ code: 'ingredientOrderImpossible', values: {} });
  const shiny = found.shiny === true && species?.shinyLocked !== true;
  if (species && found.shiny && !shiny) notes.push({ code: 'shinyImpossible', values: { species: species.name } });
  if (species && found.gender && !canBe(species, found.gender))
    notes.push({ code: 'genderImpossible', values: { species: species.name, gender: found.gender } });
  return {
    row,
    ...(line !== undefined && { line }),
    creature: {
      shiny,
      ...(found.gender && { gender: found.gender }),
      pokemon: species?.name ?? unknown ?? '',
      name: firstLetters(found.nickname ?? '', MOST_LETTERS),
      level,
      ribbon,
      skillLevel,
      nature: found.nature.name,
      subskills,
      ingredients: found.ingredients,
      ...found.more,
    },
    ...(unknown !== undefined && { unknown }),
    doubts: notes,
    raw,
    ...(found.shown && Object.keys(found.shown).length > 0 && { shown: found.shown }),
    ...(found.id !== undefined && { id: found.id }),
  };
}

function skillLevelOf(species: Species | undefined, wanted: number | undefined, notes: Note[]): number {
  if (wanted === undefined) return species ? clampSkillLevel(species.skill, species.previousEvolutions + 1) : 1;
  const level = species ? clampSkillLevel(species.skill, Math.trunc(wanted)) : between(wanted, 1, MAX_LEVEL);
  if (level !== wanted)
    notes.push(
      species && wanted > level
        ? {
            code: 'skillLevelTooHigh',
            values: { skill: species.skill.key, max: species.skill.maxLevel, given: wanted, level },
          }
        : { code: 'skillLevelImpossible', values: { given: wanted, level } },
    );
  return level;
}
