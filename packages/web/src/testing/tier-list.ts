// A small tier list for tests: three species, one that rose, one that fell and one that is new.
import type { TierBuild, TierDetails, TierEntry, TierListAnswer, TierRecipe, TierVariant } from '@oversleep/contract';

const ORIGIN = {
  edition: '2025-10',
  level: 60,
  camp: false,
  scoring: 'fixed',
  engineVersion: '0.1.0',
  computedAt: '2026-11-14T05:10:00.000Z',
} as const;

const entry = (pokemon: string, rank: number, change: number | null, rest: Partial<TierEntry>): TierEntry => ({
  pokemon,
  rank,
  tier: 'S',
  score: 90_000 - rank * 10_000,
  change,
  ingredients: ['Honey', 'Honey', 'Tomato'],
  recipes: ['FANCY_APPLE_CURRY'],
  variants: 2,
  ...rest,
});

export const sampleList = (change: Partial<TierListAnswer> = {}): TierListAnswer => ({
  ...ORIGIN,
  levels: [30, 60, 65],
  previous: { edition: '2025-10', engineVersion: '0.0.9', computedAt: '2026-10-01T00:00:00.000Z' },
  tiers: [
    { tier: 'S', from: 75_000, species: 1 },
    { tier: 'A', from: 50_000, species: 2 },
  ],
  entries: [
    entry('VENUSAUR', 1, 4, {}),
    entry('BLASTOISE', 2, -2, { tier: 'A', ingredients: ['Milk', 'Cacao'], recipes: ['BEAN_HAM_SALAD'] }),
    entry('FLAREON', 3, null, { tier: 'A', ingredients: ['Ginger'], recipes: ['BEAN_HAM_SALAD'] }),
  ],
  ...change,
});

export const MATE: TierBuild = {
  pokemon: 'BLASTOISE',
  nature: 'Quiet',
  subskills: ['Ingredient Finder M', 'Helping Speed M', 'Ingredient Finder S'],
  skillLevel: 7,
  carrySize: 40,
  ribbon: 4,
  ingredients: [
    { name: 'Milk', amount: 2 },
    { name: 'Cacao', amount: 4 },
  ],
  production: [{ name: 'Milk', amount: 6.4 }],
};

const recipe = (name: string, score: number, weight: number, team: number[]): TierRecipe => ({
  recipe: name,
  score,
  weight,
  coverage: 46.25,
  supportValue: 0,
  parts: { base: score / 2, ingredients: score / 2, filler: 0, supportIngredients: 0, supportFiller: 0, tasty: 0 },
  team,
});

const variant = (third: string, score: number): TierVariant => ({
  ingredients: [
    { name: 'Honey', amount: 2 },
    { name: 'Honey', amount: 5 },
    { name: third, amount: 7 },
  ],
  tier: 'S',
  score,
  production: [{ name: 'Honey', amount: 9.52 }],
  recipes: [recipe('FANCY_APPLE_CURRY', score / 2, 1.5, [0, 0]), recipe('BEAN_HAM_SALAD', score / 2, 1, [0])],
});

export const sampleDetails = (change: Partial<TierDetails> = {}): TierDetails => ({
  ...ORIGIN,
  pokemon: 'VENUSAUR',
  rank: 1,
  tier: 'S',
  score: 80_000,
  change: 4,
  supports: false,
  nature: 'Quiet',
  subskills: ['Ingredient Finder M', 'Helping Speed M', 'Ingredient Finder S'],
  skillLevel: 7,
  carrySize: 48,
  ribbon: 4,
  tastyFactor: 1.17,
  potSize: 69,
  mates: [MATE],
  variants: [variant('Tomato', 80_000), variant('Honey', 60_000)],
  ...change,
});
