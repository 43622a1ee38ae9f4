// A box that was read, as the command line and the HTTP interface answer it.
import {
  about,
  type Game,
  keptText,
  list,
  number,
  type Of,
  object,
  oneOf,
  onlyTrue,
  optional,
  orNull,
  requiredFlag,
} from '@oversleep/game';
import type { SourceId } from './formats.ts';
import type { ReadBox } from './read-box.ts';
import type { ReadCreature, ReadProblem, ReadTeam } from './types.ts';

const anyText = keptText();
const count = number(0, Number.MAX_SAFE_INTEGER);

/** Of a record: the line of the text that it begins in. */
export const lineShape = optional(
  about(count, 'The line of the text that the record begins in, where it has one record to a line.'),
);

export const creatureJsonShape = object({
  row: about(count, '1 for the first record; a header and blank lines do not count.'),
  line: lineShape,
  pokemon: anyText,
  level: count,
  nature: anyText,
  subskills: list(object({ slot: count, subskill: anyText })),
  ingredients: about(list(orNull(anyText)), 'By slot; null: closed.'),
  skillLevel: count,
  ribbon: count,
  shiny: requiredFlag,
  gender: optional(oneOf(['male', 'female'])),
  nickname: optional(anyText),
  chosenSkill: optional(anyText),
  mint: onlyTrue(),
  favourite: onlyTrue(),
  tags: optional(list(anyText)),
  note: optional(anyText),
  flags: about(list(anyText), 'What is doubtful about it.'),
  unknown: optional(about(anyText, 'The record itself, where its species is not known.')),
});

export interface CreatureJson extends Of<typeof creatureJsonShape> {
  /** Where several files were read. */
  readonly file?: string;
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
