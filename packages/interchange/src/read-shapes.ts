// Parts of a box that was read, each described once: for its type here and its JSON schema in the contract.
import {
  about,
  either,
  keptText,
  list,
  number,
  object,
  optional,
  orNull,
  record,
  requiredFlag,
  swapPlanShape,
} from '@oversleep/game';

export const anyText = keptText();
export const count = number(0, Number.MAX_SAFE_INTEGER);

/** A sentence as data, for programs with texts of their own. */
export const noteShape = object({
  code: anyText,
  values: record(
    either([
      { is: (value) => typeof value === 'string', shape: anyText },
      {
        is: (value) => typeof value === 'number',
        shape: number(-Number.MAX_VALUE, Number.MAX_VALUE, undefined, { fraction: true }),
      },
    ]),
  ),
});

/** Of a record: the line of the text that it begins in. */
export const lineShape = optional(
  about(count, 'The line of the text that the record begins in, where it has one record to a line.'),
);

/** A record of which no creature could be made, or what is wrong with the whole file (row 0). */
export const readProblemShape = object({
  row: count,
  line: lineShape,
  field: anyText,
  message: anyText,
  note: optional(about(noteShape, 'The message as a code with its values.')),
  raw: anyText,
});

/** A team of the file. */
export const readTeamShape = object({
  name: anyText,
  members: about(list(orNull(count)), 'By the rows of the creatures.'),
  camp: optional(requiredFlag),
  bedtime: optional(anyText),
  wakeup: optional(anyText),
  recipeType: optional(anyText),
  island: optional(anyText),
  rotation: optional(
    about(
      object({ ...swapPlanShape.fields, lineups: list(list(count)) }),
      'Who is in when, by the rows of the creatures.',
    ),
  ),
});
