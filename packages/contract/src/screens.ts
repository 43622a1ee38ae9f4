// A screenshot of a Pokémon's detail page becomes a Pokémon. Pictures are neither stored nor logged.
import { LANGUAGES } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { RatedCreatureAnswer } from './rate.ts';
import { type RouteContract, Shape } from './route.ts';
import { EditionChoice } from './shapes.ts';

const PICTURE_BYTES = 8 * 1024 * 1024;

const ShownOnScreen = Shape(
  {
    name: Type.Optional(Type.String()),
    level: Type.Optional(Type.Integer()),
    rp: Type.Optional(Type.Integer()),
    helpIntervalSeconds: Type.Optional(Type.Integer()),
    carrySize: Type.Optional(Type.Integer()),
    mainSkill: Type.Optional(Type.String()),
    skillLevel: Type.Optional(Type.Integer()),
  },
  { description: 'What the picture itself says; what could not be read is left out.' },
);

const PicturedCreature = Shape({
  creature: RatedCreatureAnswer,
  nickname: Type.Optional(Type.String({ description: "If the name on the picture isn't that of its species." })),
  shown: ShownOnScreen,
  sure: Type.Boolean({
    description: 'Helping frequency, Carry Limit and RP prove every field, and none is doubtful.',
  }),
  doubts: Type.Array(
    Shape({
      field: Type.String({ description: 'Such as `level`, `nature`, `subskills.2` or `ingredients.3`.' }),
      why: Type.String({ description: 'A sentence in English.' }),
    }),
  ),
  rp: Shape(
    {
      shown: Type.Union([Type.Integer(), Type.Null()], { description: 'null: it could not be read.' }),
      computed: Type.Union([Type.Integer(), Type.Null()], {
        description: 'Of the Pokémon as it was read; null if too much of it is missing.',
      }),
    },
    { description: 'If they differ, something was misread or belongs to another edition.' },
  ),
});

const ScreensAnswer = Shape({
  edition: Type.String(),
  language: Type.Union([Type.Enum([...LANGUAGES]), Type.Null()], {
    description: 'Of the words on the picture; null: it could not be recognised.',
  }),
  creatures: Type.Array(PicturedCreature),
  problems: Type.Array(Type.String(), { description: 'Why no Pokémon was found, and what helps. In English.' }),
});

export type ScreensAnswer = Static<typeof ScreensAnswer>;

export const screensRoutes = {
  readScreen: {
    method: 'POST',
    path: '/api/screens',
    summary:
      'Reads the Pokémon on a screenshot of its detail page. The body is one picture; it is neither stored nor logged.',
    access: 'anyone',
    open: true,
    limit: 'units',
    units: 200,
    bodyLimit: PICTURE_BYTES,
    bodyTypes: ['image/png', 'image/jpeg', 'image/webp'],
    query: Shape({
      edition: Type.Optional(EditionChoice),
      language: Type.Optional(
        Type.Enum([...LANGUAGES], { description: 'Of the game on the picture; recognised where it is left out.' }),
      ),
    }),
    answer: ScreensAnswer,
  },
} as const satisfies Record<string, RouteContract>;
