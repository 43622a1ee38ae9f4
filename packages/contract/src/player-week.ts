// The week that a player plans: as one value, and as the rows that it is kept in.
import {
  MEALS,
  type PlayerWeek as Planned,
  WEEK_LIMITS,
  WEEK_ROW_KINDS,
  WEEKDAYS,
  type WeekRowKind,
} from '@oversleep/game';
import { type Static, type TSchema, Type } from 'typebox';
import { Filler, LookIn } from './policy.ts';
import { Shape } from './route.ts';

const Day = Type.Enum([...WEEKDAYS]);
const Monday = Type.String({ pattern: '^\\d{4}-\\d\\d-\\d\\d$' });
const Time = Type.String({ pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' });
const Name = Type.String({ maxLength: WEEK_LIMITS.name });
const Strength = Type.Integer({ minimum: 0, maximum: WEEK_LIMITS.strength });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => Type.Union([type, Type.Null()]);
const byDay = <T extends Parameters<typeof Type.Optional>[0]>(type: T) =>
  Shape(Object.fromEntries(WEEKDAYS.map((day) => [day, Type.Optional(type)])));

const Forecast = Shape({ day: Day, time: Time, p10: Strength, p50: Strength, p90: Strength });

const LogEntry = Shape({
  day: Day,
  time: Time,
  meal: orNull(Type.Enum([...MEALS])),
  dish: orNull(Name),
  strength: orNull(Strength),
});

const planFields = {
  day: Day,
  time: Time,
  strength: orNull(Strength),
  bag: Type.Record(Type.String({ maxLength: WEEK_LIMITS.name }), Strength, {
    maxProperties: WEEK_LIMITS.bag,
    additionalProperties: false,
  }),
  tasty: Type.Number({ minimum: 0, maximum: 1 }),
  pot: Strength,
  // Weeks of an earlier app do not have these three.
  energy: Type.Optional(
    Type.Record(Name, Type.Integer({ minimum: 0, maximum: WEEK_LIMITS.energy }), {
      maxProperties: WEEK_LIMITS.members,
      additionalProperties: false,
    }),
  ),
  lookIn: Type.Optional(LookIn),
  naps: Type.Optional(byDay(Shape({ from: Time, to: Time }))),
  rank: orNull(Name),
  filler: Filler,
  sunday: Type.Boolean(),
  dishes: byDay(Type.Array(orNull(Name), { maxItems: MEALS.length })),
  teams: byDay(
    Shape({ day: Type.Integer({ minimum: 0, maximum: 9 }), night: Type.Integer({ minimum: 0, maximum: 9 }) }),
  ),
};

/** Of a player. */
export const PlayerWeek = Type.Union(
  [
    Type.Unsafe<Planned>(
      Shape({
        monday: Monday,
        island: Name,
        ...planFields,
        log: Type.Array(LogEntry, { maxItems: WEEK_LIMITS.log }),
        forecasts: Type.Array(Forecast, { maxItems: WEEK_LIMITS.forecasts }),
        past: Type.Array(
          Shape({
            monday: Monday,
            island: Name,
            forecasts: Type.Array(Forecast, { maxItems: WEEK_LIMITS.forecasts }),
            strength: orNull(Strength),
          }),
          { maxItems: WEEK_LIMITS.past },
        ),
      }),
    ),
    Type.Null(),
  ],
  { description: 'The planned week with its log and earlier weeks; null: none yet.' },
);

const WeekData = Shape({
  island: Name,
  end: orNull(Strength),
  plan: orNull(Type.Unsafe<Omit<Planned, 'monday' | 'island' | 'log' | 'forecasts' | 'past'>>(Shape(planFields))),
});

const RowKey = Type.String({ minLength: 1, maxLength: 64 });

const rowOf = <const Kind extends WeekRowKind, Data extends TSchema>(kind: Kind, data: Data) =>
  Shape({
    kind: Type.Literal(kind),
    key: RowKey,
    version: Type.Optional(
      Type.Integer({
        minimum: 0,
        maximum: Number.MAX_SAFE_INTEGER,
        description: 'What the write is based on, 0 for a row that is not there yet; left out: the last write wins.',
      }),
    ),
    data,
  });

/** A piece of a player's weeks; the key follows from what it says, such as 2026-10-05/tue/lunch. */
export const RowWrite = Type.Union([rowOf('week', WeekData), rowOf('log', LogEntry), rowOf('forecast', Forecast)]);
export const RowName = Shape({ kind: Type.Enum([...WEEK_ROW_KINDS]), key: RowKey });

export type RowWrite = Static<typeof RowWrite>;
