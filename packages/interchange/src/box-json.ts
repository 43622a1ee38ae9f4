// A box that was read, as the command line and the HTTP interface answer it.
import type { Game } from '@oversleep/game';
import type { SourceId } from './formats.ts';
import type { ReadBox } from './read-box.ts';
import type { ReadCreature, ReadProblem, ReadTeam } from './types.ts';

export interface CreatureJson {
  readonly row: number;
  readonly line?: number;
  /** Where several files were read. */
  readonly file?: string;
  readonly pokemon: string;
  readonly level: number;
  readonly nature: string;
  readonly subskills: readonly { readonly slot: number; readonly subskill: string }[];
  /** null is a closed slot. */
  readonly ingredients: readonly (string | null)[];
  readonly skillLevel: number;
  readonly ribbon: number;
  readonly shiny: boolean;
  readonly gender?: string;
  readonly nickname?: string;
  readonly chosenSkill?: string;
  readonly mint?: true;
  readonly favourite?: true;
  readonly tags?: readonly string[];
  readonly note?: string;
  readonly flags: readonly string[];
  /** The record itself, where its species is not known. */
  readonly unknown?: string;
}

export interface BoxJson {
  readonly format: SourceId;
  readonly creatures: readonly CreatureJson[];
  readonly problems: readonly ReadProblem[];
  readonly teams: readonly ReadTeam[];
  readonly notes: readonly string[];
}

/** Read from a text, or otherwise known. */
type Known = Pick<ReadCreature, 'row' | 'creature' | 'flags'> & Partial<Pick<ReadCreature, 'unknown' | 'raw' | 'line'>>;

export function creatureJson(
  { lockedIngredient }: Game,
  { row, line, creature, flags, unknown, raw }: Known,
): CreatureJson {
  const { pokemon, name, level, nature, subskills, ingredients, skillLevel, ribbon, shiny, ...rest } = creature;
  const { gender, chosenSkill, mint, favourite, tags, note } = rest;
  return {
    row,
    ...(line !== undefined && { line }),
    pokemon,
    level,
    nature,
    subskills: subskills.flatMap((subskill, slot) => (subskill === null ? [] : [{ slot: slot + 1, subskill }])),
    ingredients: ingredients.map((slot) => (slot.name === lockedIngredient.name ? null : slot.name)),
    skillLevel,
    ribbon,
    shiny,
    ...(gender && { gender }),
    ...(name !== '' && { nickname: name }),
    ...(chosenSkill && { chosenSkill }),
    ...(mint && { mint }),
    ...(favourite && { favourite }),
    ...(tags && tags.length > 0 && { tags }),
    ...(note && { note }),
    flags,
    ...(unknown !== undefined && raw !== undefined && { unknown: raw }),
  };
}

export const boxJson = (game: Game, { creatures, ...box }: ReadBox): BoxJson => ({
  format: box.format,
  creatures: creatures.map((creature) => creatureJson(game, creature)),
  problems: box.problems,
  teams: box.teams,
  notes: box.notes,
});
