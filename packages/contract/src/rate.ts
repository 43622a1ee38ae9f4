// One call for what a Pokémon is worth: RP, stats, exact ranks of its roll and, if wanted, what it makes in a day.
import { GAME_LANGUAGES, levelShape } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { Settings } from './calculator.ts';
import { type RouteContract, Shape } from './route.ts';
import { schemaOf } from './schema-of.ts';
import { CalculatedCreature, EditionChoice, Estimate, GameName } from './shapes.ts';

const MAX_TEXT = 16_384;
const MAX_LINK = 4096;

const { externalId: _, ingredients: _all, ...calculated } = CalculatedCreature.properties;

/** As in the calculator, but without an id, and without amounts that follow from the slot. */
const RatedCreature = Shape(
  {
    ...calculated,
    ingredients: Type.Array(
      Shape({
        level: Type.Integer({ minimum: 0, maximum: 100, description: 'At which the slot opens.' }),
        name: GameName,
        amount: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
      }),
      { maxItems: 3, description: 'Slots that are left out are closed.' },
    ),
  },
  { description: 'The Pokémon, field by field as in calculator/iv.' },
);

/** Slots that are closed are left out. */
export const RatedCreatureAnswer = Shape({
  pokemon: Type.String(),
  level: Type.Integer(),
  nature: Type.String(),
  mint: Type.Optional(Type.Boolean()),
  chosenSkill: Type.Optional(Type.String()),
  ribbon: Type.Integer(),
  skillLevel: Type.Integer(),
  subskills: Type.Array(Shape({ level: Type.Integer(), subskill: Type.String() })),
  ingredients: Type.Array(Shape({ level: Type.Integer(), name: Type.String(), amount: Type.Integer() })),
});

const Share = Shape({
  share: Type.Number({ description: 'Of catches that are at least as good: 0.03 is the top 3 %.' }),
});
const Aim = Type.Enum(['berries', 'ingredients', 'skill']);

const DayProduction = Shape({
  helps: Type.Number(),
  berries: Type.Number(),
  ingredients: Type.Array(Shape({ name: Type.String(), amount: Type.Number(), error: Type.Number() })),
  procs: Type.Number({ description: 'How often its Main Skill triggers.' }),
  strength: Estimate,
});

export type DayProduction = Static<typeof DayProduction>;

export const rateRoutes = {
  rate: {
    method: 'POST',
    path: '/api/rate',
    summary:
      'Rates a Pokémon in one call: RP, stats, exact ranks of its roll, and with `production` what it makes in a day.',
    access: 'anyone',
    open: true,
    limit: 'units',
    units: 5,
    unitsWith: { production: 30 },
    unknownFields: 'strip',
    body: Shape({
      creature: Type.Optional(RatedCreature),
      text: Type.Optional(
        Type.String({ minLength: 1, maxLength: MAX_TEXT, description: 'One record in any format of box/read.' }),
      ),
      link: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: MAX_LINK,
          description: 'A link of Oversleep or of a known tool. It is read as text and never called.',
        }),
      ),
      edition: Type.Optional(EditionChoice),
      level: Type.Optional(
        schemaOf(levelShape, {
          description: 'Ranks and verdict are for this level, or its own if that is higher; 60 where it is left out.',
        }),
      ),
      settings: Type.Optional(Settings),
      production: Type.Optional(Type.Boolean({ description: 'Simulate what it makes in a day alone.' })),
      language: Type.Optional(
        Type.Enum([...GAME_LANGUAGES], { description: 'Of the names on the card; notes are English.' }),
      ),
    }),
    answer: Shape({
      edition: Type.String(),
      source: Shape({
        format: Type.String({ description: '`creature`, `link`, or the format that the text was read as.' }),
        flags: Type.Array(Type.String(), { description: 'What is doubtful about it.' }),
      }),
      creature: RatedCreatureAnswer,
      rp: Shape({
        value: Type.Integer(),
        berries: Type.Number(),
        ingredients: Type.Number(),
        skill: Type.Number(),
        factor: Type.Number({ description: 'Of nature and Sub Skills that the three parts do not show.' }),
      }),
      stats: Shape({
        helpIntervalSeconds: Type.Integer({ description: "The game's own: without Helping Bonus." }),
        carrySize: Type.Integer(),
        ingredientChance: Type.Number(),
        skillChance: Type.Number(),
        berriesPerHelp: Type.Number(),
      }),
      ranks: Shape({ level: Type.Integer(), berries: Share, ingredients: Share, skill: Share }),
      verdict: Shape({
        choice: Type.Enum(['keep', 'candy', 'open']),
        reasons: Type.Array(
          Shape({
            kind: Type.Enum(['goodRoll', 'poorRoll', 'shiny', 'favourite']),
            aim: Type.Optional(Aim),
            share: Type.Optional(Type.Number()),
          }),
        ),
      }),
      day: Type.Optional(DayProduction),
      link: Type.String({ description: 'A page about it, without its nickname.' }),
      card: Type.String({ description: 'A picture of it.' }),
      notes: Type.Array(Type.String()),
    }),
  },
} as const satisfies Record<string, RouteContract>;
