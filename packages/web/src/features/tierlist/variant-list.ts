// The variants of a species: search, order, and best teammates.

import type { TierBuild, TierDetails, TierRecipe, TierVariant } from '@oversleep/contract';
import { type Game, partsThatAddUp } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { fold } from '../../parts/species-search.ts';
import { includesWords, ingredientNames } from './tier-rows.ts';

const t = messages('tierlist');

/** Stays the same when a list is computed anew. */
export const variantKey = ({ ingredients }: Pick<TierVariant, 'ingredients'>): string =>
  ingredients.map(({ name }) => name).join(' ');

export function shownVariants(
  game: Game,
  variants: readonly TierVariant[],
  text: string,
  lowestFirst: boolean,
): readonly TierVariant[] {
  const found = variants.filter(({ ingredients }) => {
    const names = ingredients.flatMap(({ name }) => {
      const ingredient = game.ingredients.find(name);
      return ingredient ? ingredientNames(ingredient) : [name];
    });
    return includesWords(names.map(fold).join(' · '), text);
  });
  return lowestFirst ? found.toReversed() : found;
}

/** From the first of a page to its last, counted from 1. */
export function pageOf<T>(rows: readonly T[], page: number, size: number) {
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const current = Math.min(Math.max(1, page), pages);
  const from = (current - 1) * size;
  return { page: current, pages, from: from + 1, rows: rows.slice(from, from + size) };
}

export interface Synergy {
  readonly mate: TierBuild;
  /** Dishes that they cook together. */
  readonly recipes: readonly string[];
}

/** Mates by how many of the dishes they help with, the most helpful first. */
export function synergiesOf({ recipes }: TierVariant, mates: TierDetails['mates']): readonly Synergy[] {
  const dishes = new Map<number, string[]>();
  for (const { recipe, team } of recipes) {
    for (const mate of new Set(team)) dishes.set(mate, [...(dishes.get(mate) ?? []), recipe]);
  }
  return [...dishes]
    .flatMap(([index, names]) => {
      const mate = mates[index];
      return mate ? [{ mate, recipes: names }] : [];
    })
    .toSorted((a, b) => b.recipes.length - a.recipes.length);
}

interface ScorePart {
  readonly key: keyof TierVariant['recipes'][number]['parts'];
  readonly colour: string;
}

const SCORE_PARTS: readonly ScorePart[] = [
  { key: 'ingredients', colour: 'var(--ingredient)' },
  { key: 'base', colour: 'var(--secondary)' },
  { key: 'supportIngredients', colour: 'var(--skill)' },
  { key: 'tasty', colour: 'var(--curry)' },
  { key: 'filler', colour: 'var(--energy)' },
  { key: 'supportFiller', colour: 'var(--help)' },
];

/** What each dish of a variant is shown to bring: whole points that add up to the variant's score as it is shown. */
export const dishPoints = ({ score, recipes }: Pick<TierVariant, 'score' | 'recipes'>): readonly number[] =>
  partsThatAddUp(
    recipes.map((recipe) => recipe.score),
    { total: score },
  );

/** Where the points of dishes come from, without what brings none: whole points that add up to the total as it is shown. */
export function scoreParts(recipes: TierVariant['recipes'], total: number) {
  const parts = SCORE_PARTS.map((part) => ({
    part,
    points: recipes.reduce((sum, recipe) => sum + recipe.parts[part.key], 0),
  })).filter(({ points }) => points > 0);
  const whole = parts.reduce((sum, { points }) => sum + points, 0);
  const shown = partsThatAddUp(
    parts.map(({ points }) => points),
    { total },
  );
  return parts.map(({ part, points }, i) => ({
    ...part,
    label: t(`points.${part.key}`),
    points: shown[i] ?? 0,
    share: points / whole,
  }));
}

const SUPPORT: ReadonlySet<ScorePart['key']> = new Set(['supportIngredients', 'supportFiller', 'tasty']);

/** The part of a dish's points that its skill brings, as the parts beside it are shown. */
export const supportPoints = (recipe: TierRecipe, total: number): number =>
  scoreParts([recipe], total).reduce((sum, { key, points }) => sum + (SUPPORT.has(key) ? points : 0), 0);
