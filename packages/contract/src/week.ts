// The rest of a week: from a moment of it to Sunday's bedtime.
import { MEALS, number, TEAM_SIZE, WEEK_LIMITS, WEEKDAYS } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { Settings } from './calculator.ts';
import { SavingPolicy } from './policy.ts';
import { type RouteContract, Shape } from './route.ts';
import { schemaOf } from './schema-of.ts';
import { CalculatedCreature, ClockText, Edition, GameName } from './shapes.ts';

const N = Type.Number();
const Name = Type.String();
const Day = Type.Enum([...WEEKDAYS]);
const Meal = Type.Enum([...MEALS]);

const ByIngredient = Type.Record(Type.String({ maxLength: 64 }), Type.Number({ minimum: 0, maximum: 2000 }), {
  description: 'By ingredient.',
  maxProperties: 64,
});
const ByMember = Type.Record(Type.String({ maxLength: 64 }), Type.Number({ minimum: 0, maximum: WEEK_LIMITS.energy }), {
  description: "By the member's externalId.",
  maxProperties: 20,
});

const Now = Shape({
  day: Day,
  time: ClockText,
  strength: Type.Optional(
    Type.Union([Type.Number({ minimum: 0, maximum: 1e9 }), Type.Literal('typical')], {
      description: 'Of Snorlax, this week so far; 0 if left out. "typical": what this team usually has by then.',
    }),
  ),
  bag: Type.Optional(ByIngredient),
  energy: Type.Optional(ByMember),
  tasty: Type.Optional(
    schemaOf(
      number(0, ({ rules }) => rules.extraTasty.skillCap, undefined, { fraction: true }),
      { description: 'Chance of extra tasty that skills have stored.' },
    ),
  ),
  pot: Type.Optional(
    schemaOf(
      number(0, ({ rules }) => rules.pot.skillCap, undefined, { fraction: true }),
      { description: 'Room in the pot that skills have stored.' },
    ),
  ),
});

const Dishes = Type.Array(GameName, {
  maxItems: 3,
  description: 'Breakfast, lunch, dinner: a dish, "best", "mixed" or "nothing".',
});
const perDay = <T extends Parameters<typeof Type.Optional>[0]>(value: T) =>
  Shape({
    mon: Type.Optional(value),
    tue: Type.Optional(value),
    wed: Type.Optional(value),
    thu: Type.Optional(value),
    fri: Type.Optional(value),
    sat: Type.Optional(value),
    sun: Type.Optional(value),
  });

const Policy = Shape({ ...SavingPolicy.properties, dishes: Type.Optional(perDay(Dishes)) });

const Member = Shape({
  ...CalculatedCreature.properties,
  externalId: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Any name: it tells who is on several teams, and whose energy is known.',
    }),
  ),
});
const Members = Type.Array(Member, { minItems: 1, maxItems: TEAM_SIZE });
const TeamNumber = Type.Integer({ minimum: 0, maximum: 3 });

/** A second sleep of a day, between wake-up and bedtime. */
const Nap = Shape({ from: ClockText, to: ClockText });

const Known = Shape({ mean: N, error: N });
const Spread = Shape({ mean: N, error: N, p10: N, p50: N, p90: N });
const RankChance = Shape({ rank: Name, strength: N, probability: N });

const Sleep = Shape({
  score: N,
  strength: Spread,
  drowsyPower: Spread,
  pokemon: Type.Array(Shape({ count: Type.Integer(), probability: N })),
});

const WeekProduction = Shape({
  edition: Edition,
  seed: Type.Integer(),
  weeks: Type.Integer(),
  strength: Spread,
  ranks: Type.Array(RankChance),
  wanted: Type.Optional(RankChance),
  meals: Type.Array(
    Shape({
      day: Day,
      meal: Meal,
      time: ClockText,
      options: Type.Array(Shape({ dish: Name, probability: N, value: N })),
      value: N,
      filler: N,
      wish: Type.Optional(
        Shape({
          dish: Name,
          failed: N,
          tooLarge: N,
          missing: Type.Array(Shape({ ingredient: Name, probability: N, amount: N })),
        }),
      ),
    }),
  ),
  recipeLevels: Type.Optional(
    Type.Array(Shape({ recipe: Name, level: Type.Integer(), end: N }), {
      description: 'Where recipes level up: those that are cooked, with their level now and at the end on average.',
    }),
  ),
  nights: Type.Array(Shape({ day: Day, ...Sleep.properties, nap: Type.Optional(Sleep) })),
  keep: Type.Record(Type.String(), N),
  saving: Type.Optional(Shape({ from: Day, dishes: Type.Array(Name), gain: Known })),
  hold: Type.Optional(Shape({ from: N, gain: Known })),
  fillerGain: Known,
  cookNow: Type.Array(Shape({ dish: Name, probability: N, change: Known })),
  lookInCost: Type.Optional(Known),
  typicalStrength: Type.Optional(N),
  notes: Type.Array(Type.String()),
});

export type WeekProduction = Static<typeof WeekProduction>;

export const weekRoutes = {
  calculateWeek: {
    method: 'POST',
    path: '/api/calculator/week',
    summary: "Plays the rest of a week many times: Sunday's strength, ranks, meals, nights, and what to cook now.",
    access: 'maybe',
    limit: 'calculate',
    unknownFields: 'strip',
    body: Shape({
      edition: Type.Optional(Edition),
      settings: Settings,
      members: Members,
      now: Now,
      policy: Type.Optional(Policy),
      rank: Type.Optional(Type.String({ maxLength: 32, description: 'Such as "Master 12".' })),
      teams: Type.Optional(Type.Array(Members, { maxItems: 3, description: 'More teams; `members` is team 0.' })),
      plan: Type.Optional(perDay(Shape({ day: TeamNumber, night: Type.Optional(TeamNumber) }))),
      naps: Type.Optional(perDay(Nap)),
      drowsy: Type.Optional(perDay(Type.Number({ minimum: 0, maximum: 10 }))),
    }),
    answer: WeekProduction,
  },
} as const satisfies Record<string, RouteContract>;
