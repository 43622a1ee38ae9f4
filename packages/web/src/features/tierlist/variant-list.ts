// The variants of a species: found by an ingredient, sorted, and who goes well with them.
import type { TierBuild, TierDetails, TierVariant } from '@oversleep/contract';
import type { Game } from '@oversleep/game';
import { fold } from '../../parts/species-search.ts';
import { includesWords, ingredientNames } from './tier-rows.ts';

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
  readonly label: string;
  readonly colour: string;
}

const SCORE_PARTS: readonly ScorePart[] = [
  { key: 'ingredients', label: 'Own ingredients in the dish', colour: 'var(--ingredient)' },
  { key: 'base', label: 'Being on the team', colour: 'var(--secondary)' },
  { key: 'supportIngredients', label: 'Ingredients of others, thanks to its skill', colour: 'var(--skill)' },
  { key: 'tasty', label: 'Extra tasty dishes', colour: 'var(--curry)' },
  { key: 'filler', label: 'Own ingredients beyond the dish', colour: 'var(--energy)' },
  { key: 'supportFiller', label: 'Spare ingredients of others', colour: 'var(--help)' },
];

/** Where points come from, without what brings none. */
export function scoreParts(recipes: TierVariant['recipes']) {
  const whole = recipes.reduce((sum, { score }) => sum + score, 0);
  return SCORE_PARTS.map((part) => ({ ...part, points: recipes.reduce((sum, { parts }) => sum + parts[part.key], 0) }))
    .filter(({ points }) => points > 0)
    .map((part) => ({ ...part, share: whole > 0 ? part.points / whole : 0 }));
}
