// The week that a player plans, as it is kept.
import { MEALS, type PlayerWeek as Planned, WEEK_LIMITS, WEEKDAYS } from '@oversleep/game';
import { Type } from 'typebox';
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

const Forecasts = Type.Array(Shape({ day: Day, time: Time, p10: Strength, p50: Strength, p90: Strength }), {
  maxItems: WEEK_LIMITS.forecasts,
});

/** Of a player. */
export const PlayerWeek = Type.Union(
  [
    Type.Unsafe<Planned>(
      Shape({
        monday: Monday,
        island: Name,
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
        log: Type.Array(
          Shape({
            day: Day,
            time: Time,
            meal: orNull(Type.Enum([...MEALS])),
            dish: orNull(Name),
            strength: orNull(Strength),
          }),
          { maxItems: WEEK_LIMITS.log },
        ),
        forecasts: Forecasts,
        past: Type.Array(Shape({ monday: Monday, island: Name, forecasts: Forecasts, strength: orNull(Strength) }), {
          maxItems: WEEK_LIMITS.past,
        }),
      }),
    ),
    Type.Null(),
  ],
  { description: 'The planned week with its log and earlier weeks; null: none yet.' },
);
