// A box that was read, as the command line and the HTTP interface answer it.
import {
  about,
  type Game,
  list,
  type Of,
  object,
  oneOf,
  onlyTrue,
  optional,
  orNull,
  requiredFlag,
} from '@oversleep/game';
import type { SourceId } from './formats.ts';
import type { Note } from './note.ts';
import type { ReadBox } from './read-box.ts';
import { anyText, count, lineShape, noteShape, type readProblemShape } from './read-shapes.ts';
import type { ReadCreature, ReadProblem, ReadTeam } from './types.ts';

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
  flags: about(list(anyText), 'What is doubtful about it, an English sentence each.'),
  doubts: optional(about(list(noteShape), 'The same as codes and values; left out where there is none.')),
  unknown: optional(about(anyText, 'The record itself, where its species is not known.')),
});

export interface CreatureJson extends Of<typeof creatureJsonShape> {
  /** Where several files were read. */
  readonly file?: string;
}

export interface ProblemJson extends Of<typeof readProblemShape> {
  /** Where several files were read. */
  readonly file?: string;
}

export interface BoxJson {
  readonly format: SourceId;
  readonly creatures: readonly CreatureJson[];
  readonly problems: readonly ProblemJson[];
  readonly teams: readonly ReadTeam[];
  readonly notes: readonly string[];
  readonly remarks?: readonly Note[];
}

/** Of a record, its creature and the sentences about it. */
type JudgedRecord = Pick<ReadCreature, 'row' | 'creature'> &
  Partial<Pick<ReadCreature, 'unknown' | 'raw' | 'line'>> &
  Pick<CreatureJson, 'flags' | 'doubts'>;

/** The English of a note. */
type NoteWords = (note: Note) => string;

export function creatureJson(
  { lockedIngredient }: Game,
  { row, line, creature, flags, doubts, unknown, raw }: JudgedRecord,
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
    ...(doubts && doubts.length > 0 && { doubts }),
    ...(unknown !== undefined && raw !== undefined && { unknown: raw }),
  };
}

export const problemJson = (say: NoteWords, { row, line, field, note, raw }: ReadProblem): ProblemJson => ({
  row,
  ...(line !== undefined && { line }),
  field,
  message: say(note),
  note,
  raw,
});

export const boxJson = (
  game: Game,
  { format, creatures, problems, teams, remarks }: ReadBox,
  say: NoteWords,
): BoxJson => ({
  format,
  creatures: creatures.map((read) => creatureJson(game, { ...read, flags: read.doubts.map(say) })),
  problems: problems.map((problem) => problemJson(say, problem)),
  teams,
  notes: remarks.map(say),
  remarks,
});
