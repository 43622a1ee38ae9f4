// Finding things of the game by a name in any of its languages.
import { GAME_LANGUAGES } from '@oversleep/game';
import { Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';

export const FIND_KINDS = [
  'species',
  'recipe',
  'ingredient',
  'berry',
  'nature',
  'subskill',
  'skill',
  'island',
  'event',
] as const;

export const NameLanguage = Type.Enum([...GAME_LANGUAGES], {
  description: 'Language of names; English where it is left out.',
});

/** English stands in where a name is missing. */
export const NamesInAll = Shape(
  {
    en: Type.String(),
    ja: Type.String(),
    ko: Type.String(),
    'zh-CN': Type.String(),
    'zh-TW': Type.String(),
    de: Type.String(),
    fr: Type.String(),
    es: Type.String(),
  },
  { description: 'In all eight languages; the English name stands in for a missing one.' },
);

export const GameId = Type.Union([Type.Integer(), Type.Null()], {
  description: "The game's own number; null where it is unknown or disputed.",
});

const MAX_QUERY = 64;
const MAX_RESULTS = 25;

const Kind = Type.Enum([...FIND_KINDS], { description: 'Only things of this kind.' });

const Result = Shape({
  kind: Type.Enum([...FIND_KINDS]),
  key: Type.String(),
  gameId: GameId,
  name: Type.String({ description: 'In the language asked for.' }),
  names: NamesInAll,
  matched: Type.String({ description: 'The name that was found.' }),
  fallback: Type.Optional(
    Type.Literal(true, { description: 'There is no name in this language: the English one stands in.' }),
  ),
});

export const findRoutes = {
  find: {
    method: 'GET',
    path: '/api/find',
    summary:
      'Finds species, recipes, ingredients, berries, natures, Sub Skills, Main Skills, islands and events by a name in any language, best match first.',
    access: 'anyone',
    open: true,
    limit: 'units',
    units: 1,
    query: Shape({
      q: Type.String({
        minLength: 1,
        maxLength: MAX_QUERY,
        description:
          'A name or a part of one, a short name such as BFS, a key, or a Pokédex number such as #25. Case, accents, width, kind of kana, spaces and punctuation do not matter; one typing error is forgiven from four letters on.',
      }),
      lang: Type.Optional(NameLanguage),
      kind: Type.Optional(Kind),
      limit: Type.Optional(
        Type.Integer({ minimum: 1, maximum: MAX_RESULTS, description: `Most results, 10 where it is left out.` }),
      ),
    }),
    answer: Shape({ query: Type.String(), results: Type.Array(Result) }),
  },
} as const satisfies Record<string, RouteContract>;
