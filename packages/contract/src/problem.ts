// The body of every answer that is not a success.
import { type Static, Type } from 'typebox';

export const Problem = Type.Object({
  statusCode: Type.Integer({ minimum: 400, maximum: 599 }),
  code: Type.String({ description: 'A stable word for programs, such as NOT_FOUND.' }),
  reason: Type.Optional(
    Type.String({ description: 'Which case of a general code it is, such as TEAM_SLOT_EMPTY of NOT_FOUND.' }),
  ),
  message: Type.String({ description: 'A sentence for people, in English.' }),
  values: Type.Optional(
    Type.Record(Type.String(), Type.Union([Type.String(), Type.Number()]), {
      description: 'The values in the message, by name, for clients with texts of their own.',
    }),
  ),
  details: Type.Optional(Type.Array(Type.String(), { description: 'One sentence for each thing that is wrong.' })),
  current: Type.Optional(
    Type.Unknown({ description: 'With 409 VERSION_CONFLICT: what is stored, in the shape in which it is read.' }),
  ),
});

export type Problem = Static<typeof Problem>;
