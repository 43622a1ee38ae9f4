// Tier lists for cooking: the list of a level and camp choice, small, and what is behind one species of it, on demand.
import { DEFAULT_EDITION, EDITIONS } from '@oversleep/game';
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { Edition, Level, Moment, SpeciesName } from './shapes.ts';

const Count = Type.Integer({ minimum: 0 });
const Name = Type.String();
const Amount = Shape({ name: Name, amount: Type.Number() });

export const TierLetter = Type.Enum(['S', 'A', 'B', 'C', 'D', 'E', 'F']);
/**
 * `fixed`: dishes that its smallest team cooks at every meal; `rotation`: what it adds to the best rotation of a reference
 * box; `compat`: the formula of the reference tool with its flaws, for comparison.
 */
export const TierScoring = Type.Enum(['fixed', 'rotation', 'compat']);
const OfferedScoring = Type.Enum(['fixed', 'rotation'], {
  description:
    'fixed: dishes that its smallest team cooks at every meal; rotation: what it adds to the dishes of the best rotation of a reference box. Left out: fixed.',
});

/** What a list was made of and when. */
const origin = {
  edition: Edition,
  level: Level,
  camp: Type.Boolean(),
  scoring: TierScoring,
  engineVersion: Type.String({ description: 'Of the computation: another one may come to other scores.' }),
  computedAt: Moment,
};

/** A list that was there before, with which ranks are compared. It may be that of the edition before. */
const PreviousList = Shape({ edition: Edition, engineVersion: Type.String(), computedAt: Moment });

const standing = {
  /** 1 is the best. */
  rank: Type.Integer({ minimum: 1 }),
  tier: TierLetter,
  score: Type.Number(),
  change: Type.Union([Type.Integer(), Type.Null()], {
    description:
      'Ranks gained since the previous list (0: none, negative: lost); null: new, or there is no previous list.',
  }),
};

/** A species by its best variant; ingredients and recipes are what a search looks at and a card shows. */
const TierEntry = Shape({
  pokemon: Name,
  ...standing,
  ingredients: Type.Array(Name, { description: 'Of the best variant, one for each open slot.' }),
  recipes: Type.Array(Name, { description: 'Those that its score comes from, the best first.' }),
  variants: Count,
});

/** A tier begins below the score of the one before and ends at `from`. */
const TierBorder = Shape({ tier: TierLetter, from: Type.Number(), species: Count });

export const TierListAnswer = Shape({
  ...origin,
  /** Levels that there are lists for in this edition, each with and without camp. */
  levels: Type.Array(Level),
  previous: Type.Union([PreviousList, Type.Null()]),
  tiers: Type.Array(TierBorder),
  entries: Type.Array(TierEntry),
});

/** A creature as the list assumes it. Ribbon, level and camp are those of the whole list. */
const TierBuild = Shape({
  pokemon: Name,
  nature: Name,
  subskills: Type.Array(Name, { description: 'First to last open slot.' }),
  skillLevel: Type.Integer(),
  carrySize: Type.Integer(),
  ribbon: Type.Integer(),
  ingredients: Type.Array(Amount, { description: 'By slot.' }),
  production: Type.Array(Amount, { description: 'A meal, what others give it included; nothing that is zero.' }),
});

/** Where the points of a dish come from; they add up to its score. */
const TierParts = Shape({
  base: Type.Number({ description: 'For being on the team that cooks the dish.' }),
  ingredients: Type.Number({ description: 'Own ingredients in the dish.' }),
  filler: Type.Number({ description: 'Own ingredients beyond it.' }),
  supportIngredients: Type.Number({ description: 'Ingredients of the dish that others make because of it.' }),
  supportFiller: Type.Number({ description: 'Other ingredients that others make because of it.' }),
  tasty: Type.Number({ description: 'Dishes that are extra tasty because of it.' }),
});

const TierRecipe = Shape({
  recipe: Name,
  score: Type.Number({ description: 'Already times its weight.' }),
  weight: Type.Number(),
  coverage: Type.Number({ description: 'Percent of the ingredients that it brings alone.' }),
  supportValue: Type.Number({ description: 'The part of the score that comes from its skill.' }),
  parts: TierParts,
  /** The proposed team: places in the list of mates; the species itself is not among them but comes first. */
  team: Type.Array(Count),
});

const TierVariant = Shape({
  ingredients: Type.Array(Amount),
  tier: TierLetter,
  score: Type.Number(),
  production: Type.Array(Amount),
  recipes: Type.Array(TierRecipe),
});

export const TierDetails = Shape({
  ...origin,
  pokemon: Name,
  ...standing,
  supports: Type.Boolean({ description: 'Whether its skill changes what the others make.' }),
  nature: Name,
  subskills: Type.Array(Name),
  skillLevel: Type.Integer(),
  carrySize: Type.Integer(),
  ribbon: Type.Integer(),
  /** Of an average dish with it on the team, and of a weekday's pot. */
  tastyFactor: Type.Number(),
  potSize: Type.Number(),
  /** Everyone who is proposed as a team mate of any variant. */
  mates: Type.Array(TierBuild),
  /** The best first. */
  variants: Type.Array(TierVariant),
});

/** What tools of players know: every variant on its own, with everything about it. */
const TieredPokemon = Shape({
  pokemonWithSettings: Shape({
    pokemon: Name,
    ingredientList: Type.Array(Amount),
    totalIngredients: Type.Array(Type.Number(), { description: "A meal, by ingredient in the edition's order." }),
    critMultiplier: Type.Number(),
    averageWeekdayPotSize: Type.Number(),
    settings: Shape({
      level: Level,
      nature: Name,
      subskills: Type.Array(Name),
      skillLevel: Type.Integer(),
      carrySize: Type.Integer(),
      ribbon: Type.Integer(),
      externalId: Type.String(),
    }),
  }),
  contributions: Type.Array(
    Shape({
      recipe: Name,
      score: Type.Number(),
      skillValue: Type.Number(),
      coverage: Type.Number(),
      team: Type.Array(
        Shape({
          pokemon: Name,
          ingredientList: Type.Array(Amount),
          nature: Name,
          subskills: Type.Array(Name),
          totalProduction: Type.Array(Type.Number()),
        }),
      ),
    }),
  ),
  score: Type.Number(),
  tier: TierLetter,
  diff: Type.Optional(Type.Integer()),
});

const TierListHead = Shape(origin);
const TierChoice = Shape({ edition: Edition, level: Level, camp: Type.Boolean(), scoring: TierScoring });

export type TierLetter = Static<typeof TierLetter>;
export type TierScoring = Static<typeof TierScoring>;
export type TierEntry = Static<typeof TierEntry>;
export type TierBuild = Static<typeof TierBuild>;
export type TierRecipe = Static<typeof TierRecipe>;
export type TierVariant = Static<typeof TierVariant>;
export type TierListAnswer = Static<typeof TierListAnswer>;
export type TierDetails = Static<typeof TierDetails>;
export type TieredPokemon = Static<typeof TieredPokemon>;
export type TierListHead = Static<typeof TierListHead>;

const chosen = Shape({
  edition: Type.Optional(Type.Enum([...EDITIONS], { description: `Left out: ${DEFAULT_EDITION}.` })),
  level: Type.Optional(Type.Integer({ ...Level, description: 'Left out: 60.' })),
  camp: Type.Optional(Type.Boolean({ description: 'With a Good Camp Ticket; left out: true.' })),
  scoring: Type.Optional(OfferedScoring),
});

export const tierListRoutes = {
  tierLists: {
    method: 'GET',
    path: '/api/tierlist',
    summary: 'The tier lists that there are.',
    access: 'anyone',
    open: true,
    answer: Shape({ lists: Type.Array(TierListHead) }),
  },
  tierList: {
    method: 'GET',
    path: '/api/tierlist/cooking',
    summary: 'The tier list for cooking of a level, with or without camp.',
    access: 'anyone',
    open: true,
    query: chosen,
    answer: TierListAnswer,
  },
  tieredPokemon: {
    method: 'POST',
    path: '/api/tierlist/cooking',
    summary: 'The same list variant by variant, in the shape that tools of players know.',
    access: 'anyone',
    open: true,
    unknownFields: 'strip',
    body: Shape({
      edition: Type.Optional(Edition),
      level: Level,
      camp: Type.Boolean(),
      scoring: Type.Optional(OfferedScoring),
    }),
    answer: Type.Array(TieredPokemon),
  },
  tierDetails: {
    method: 'GET',
    path: '/api/tierlist/cooking/:pokemon',
    summary: 'A species of a tier list: its variants, their recipes and the teams that cook them.',
    access: 'anyone',
    open: true,
    params: Shape({ pokemon: Type.String({ ...SpeciesName, description: 'Name or key of the species.' }) }),
    query: chosen,
    answer: TierDetails,
  },
  rebuildTierLists: {
    method: 'POST',
    path: '/api/admin/tierlist/rebuild',
    summary: 'Starts computing those of the tier lists that are not of this edition of tables and engine.',
    access: 'admin',
    body: Shape({
      edition: Type.Optional(Edition),
      level: Type.Optional(Level),
      camp: Type.Optional(Type.Boolean()),
    }),
    answer: Shape({ started: Type.Array(TierChoice) }),
  },
} as const satisfies Record<string, RouteContract>;
