// The rest of a week: from a moment of it to Sunday's bedtime.
import {
  MEALS,
  MOST_WEEK_TEAMS,
  SWAP_PLAN_LIMITS,
  type SwapPlan,
  swapPlanShape,
  TEAM_SIZE,
  WEEKDAYS,
  weekQuestionShape,
} from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { Settings } from './calculator.ts';
import { type RouteContract, Shape } from './route.ts';
import { wireSchemaOf } from './schema-of.ts';
import { CalculatedCreature, ClockText, Edition, Estimate } from './shapes.ts';

const N = Type.Number();
const Name = Type.String();
const Day = Type.Enum([...WEEKDAYS]);
const Meal = Type.Enum([...MEALS]);

const Member = Shape({
  ...CalculatedCreature.properties,
  externalId: Type.Optional(
    Type.String({
      maxLength: 64,
      description: 'Any name: it identifies members on several teams, and those whose energy is known.',
    }),
  ),
});
const Members = Type.Array(Member, { minItems: 1, maxItems: TEAM_SIZE });
/** Whatever teams and settings there are: the reader knows them. */
const { fields } = weekQuestionShape({
  ids: new Set(),
  recipeType: 'curry',
  schedule: { bedtime: 0, wakeup: 0 },
  teams: MOST_WEEK_TEAMS,
});
const Spread = Shape({ ...Estimate.properties, p10: N, p50: N, p90: N });
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
  saving: Type.Optional(Shape({ from: Day, dishes: Type.Array(Name), gain: Estimate })),
  hold: Type.Optional(Shape({ from: N, gain: Estimate })),
  fillerGain: Estimate,
  cookNow: Type.Array(Shape({ dish: Name, probability: N, change: Estimate })),
  lookInCost: Type.Optional(Estimate),
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
    open: true,
    limit: 'units',
    units: 10,
    unknownFields: 'strip',
    body: Shape({
      edition: Type.Optional(Edition),
      settings: Settings,
      members: Type.Array(Member, {
        minItems: 1,
        maxItems: SWAP_PLAN_LIMITS.members,
        description: `At most ${TEAM_SIZE} without a rotation.`,
      }),
      rotation: Type.Optional(
        wireSchemaOf<SwapPlan>(swapPlanShape, {
          description: 'Who of the members is in the team when, instead of `teams` and `plan`.',
        }),
      ),
      now: wireSchemaOf<unknown>(fields.now),
      policy: Type.Optional(wireSchemaOf<unknown>(fields.policy)),
      rank: Type.Optional(wireSchemaOf<unknown>(fields.rank, { description: 'Such as "Master 12".' })),
      teams: Type.Optional(
        Type.Array(Members, { maxItems: MOST_WEEK_TEAMS - 1, description: 'More teams; `members` is team 0.' }),
      ),
      plan: Type.Optional(wireSchemaOf<unknown>(fields.plan)),
      naps: Type.Optional(wireSchemaOf<unknown>(fields.naps)),
      drowsy: Type.Optional(wireSchemaOf<unknown>(fields.drowsy)),
    }),
    answer: WeekProduction,
  },
} as const satisfies Record<string, RouteContract>;
