// Boxes of creatures in the formats of other tools: read, and written for another one.
import { LANGUAGES } from '@oversleep/game';
import { creatureJsonShape, FORMATS, noteShape, readProblemShape, readTeamShape } from '@oversleep/interchange';
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { schemaOf } from './schema-of.ts';
import { Edition } from './shapes.ts';

/** Two thousand creatures in the widest format, and something to spare. */
const BOX_BODY = 2 * 1024 * 1024;
/** Records of one text: more than any player owns, few enough to be read in a moment. */
export const MAX_BOX_RECORDS = 5000;

const FormatId = Type.Enum(FORMATS.map(({ id }) => id));
const WrittenId = Type.Enum(FORMATS.filter(({ write }) => write).map(({ id }) => id));

const asked = {
  text: Type.String({
    description: `The file as text, with at most ${MAX_BOX_RECORDS} records (413 TOO_MANY_RECORDS).`,
  }),
  from: Type.Optional(FormatId),
  edition: Type.Optional(Edition),
};

const Note = schemaOf(noteShape, { description: 'A sentence as a code with its values.' });
const Remarks = Type.Array(Note, { description: 'The notes as codes and values.' });

const Problems = Type.Array(schemaOf(readProblemShape), {
  description: 'Records of which no creature could be made; row 0 is the whole file.',
});

const BoxAnswer = Shape({
  format: FormatId,
  creatures: Type.Array(schemaOf(creatureJsonShape)),
  problems: Problems,
  teams: Type.Array(schemaOf(readTeamShape)),
  notes: Type.Array(Type.String()),
  remarks: Type.Optional(Remarks),
});

const WrittenBox = Shape({
  format: FormatId,
  text: Type.String(),
  loses: Type.Array(Type.String(), { description: 'What the format has no place for.' }),
  notes: Type.Array(Type.String(), { description: 'What was left out, and why.' }),
  remarks: Remarks,
  problems: Problems,
});

export type BoxAnswer = Static<typeof BoxAnswer>;
export type BoxWritten = Static<typeof WrittenBox>;

export const boxRoutes = {
  readBox: {
    method: 'POST',
    path: '/api/box/read',
    summary:
      'Reads a box in the format of any tool; the format is recognised where it is not given. Nothing is stored.',
    access: 'maybe',
    open: true,
    limit: 'bulk',
    bodyLimit: BOX_BODY,
    body: Shape(asked),
    answer: BoxAnswer,
  },
  writeBox: {
    method: 'POST',
    path: '/api/box/write',
    summary: 'Reads a box in any format and writes it in another. Nothing is stored.',
    access: 'maybe',
    open: true,
    limit: 'bulk',
    bodyLimit: BOX_BODY,
    body: Shape({
      ...asked,
      to: WrittenId,
      language: Type.Optional(
        Type.Enum([...LANGUAGES], { description: 'Of CSV and TSV; English where it is left out.' }),
      ),
    }),
    answer: WrittenBox,
  },
} as const satisfies Record<string, RouteContract>;
