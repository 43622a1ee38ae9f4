// How likely a catch is as wished: exact odds by the rules that players have found out.
import { Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { EditionChoice, GameName } from './shapes.ts';

const MAX_CATCHES = 10_000;
const MAX_WISHES = 5;
const MAX_CHOICES = 25;
const MAX_SEEDS = 5;

const Chance = Type.Number({ minimum: 0, maximum: 1 });
const Confidence = Type.Enum(['low', 'medium', 'high']);
const Place = Type.Union([Type.Enum(['A', 'B', 'C']), Type.Null()]);

const SubskillWish = Shape({
  anyOf: Type.Array(GameName, {
    minItems: 1,
    maxItems: MAX_CHOICES,
    description: 'Names, short names or keys of Sub Skills, of which one is enough.',
  }),
  bySlot: Type.Optional(
    Type.Integer({ minimum: 1, maximum: 5, description: 'The last slot that counts; 5 where it is left out.' }),
  ),
});

const Wish = Shape({
  natures: Type.Optional(
    Type.Array(GameName, { maxItems: MAX_CHOICES, description: 'Any of these; any at all where none is named.' }),
  ),
  subskills: Type.Optional(Type.Array(SubskillWish, { maxItems: MAX_WISHES, description: 'All of these wishes.' })),
  ingredients: Type.Optional(
    Type.Array(Place, {
      maxItems: 3,
      description: "By slot: the first, second or third of the species' ingredients; null: any.",
    }),
  ),
  shiny: Type.Optional(Type.Boolean({ description: 'Its odds are unknown: needs `shinyChance`.' })),
  shinyChance: Type.Optional(Type.Number({ exclusiveMinimum: 0, maximum: 1, description: 'Your own assumption.' })),
});

export const oddsRoutes = {
  odds: {
    method: 'POST',
    path: '/api/odds',
    summary: 'The odds that a catch is as wished, and how many catches it takes. Exact, nothing is simulated.',
    access: 'anyone',
    open: true,
    limit: 'units',
    units: 2,
    unknownFields: 'strip',
    body: Shape({
      species: GameName,
      edition: Type.Optional(EditionChoice),
      medal: Type.Optional(
        Type.Enum(['none', 'bronze', 'silver', 'gold'], {
          description: "The player's friend medal: it makes the first 1, 2 or 3 Sub Skills gold.",
        }),
      ),
      catches: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_CATCHES, description: 'How many catches `within` is about.' }),
      ),
      wish: Wish,
      seeds: Type.Optional(
        Type.Integer({
          minimum: 0,
          maximum: MAX_SEEDS,
          description:
            'Sub Skill Seeds to be used; with them every wish must name one Sub Skill, all by the same slot.',
        }),
      ),
    }),
    answer: Shape({
      edition: Type.String(),
      species: Type.String(),
      model: Type.String({ description: 'How Sub Skills are drawn.' }),
      perCatch: Type.Number({ description: 'Of one catch. With seeds: at least.' }),
      perCatchMost: Type.Optional(Type.Number({ description: 'With seeds: at most.' })),
      within: Type.Array(Shape({ catches: Type.Integer(), chance: Chance })),
      catchesFor: Type.Array(
        Shape({
          chance: Chance,
          catches: Type.Union([Type.Integer(), Type.Null()], { description: 'null: it never comes.' }),
        }),
      ),
      confidence: Confidence,
      notes: Type.Array(Type.String()),
    }),
  },
} as const satisfies Record<string, RouteContract>;
