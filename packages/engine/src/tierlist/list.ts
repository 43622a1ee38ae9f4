// A tier list out of its parts, its tiers and ranks, and which lists there are.

import { EDITIONS, type Game, gameOf } from '@oversleep/game';
import { METHOD } from '../method.ts';
import type { TierChoice, TierLetter, TierList, TierScoring, TierSpecies, TierVariant } from './types.ts';
import { type TierPart, tierParts } from './work.ts';

/** Of everything beside the tables that decides a list. To be raised when scores move; the test of the prebuilt lists notices. */
export const TIER_ENGINE_VERSION = '0.4.0';

/** Levels at which slots open and at which most players are. */
const LEVELS: readonly number[] = [30, 60];

/** Rotations are rated where most players are: the reference box is theirs. */
const ROTATION_LEVELS: readonly number[] = [60];

export const tierLevels = ({ rules }: Game, scoring: TierScoring = 'fixed'): readonly number[] =>
  scoring === 'rotation' ? ROTATION_LEVELS : [...LEVELS, rules.maxLevel];

/** Every list that is offered. */
export const tierChoices = (): readonly TierChoice[] =>
  EDITIONS.flatMap((edition) =>
    (['fixed', 'rotation'] as const).flatMap((scoring) =>
      tierLevels(gameOf(edition), scoring).flatMap((level) =>
        [true, false].map((camp): TierChoice => ({ edition, level, camp, scoring })),
      ),
    ),
  );

/** Of the tables that lists are made of: another value, another list. No list is made in an event, so what events can do is left out. */
export function datasetOf({ species, ingredients, recipes, natures, subskills, rules, ribbons, levels }: Game): string {
  const rows = [species, ingredients, recipes, natures, subskills].map((catalogue) => catalogue.rows);
  return hashOf(
    JSON.stringify(
      [rows, { ...rules, choices: { ...rules.choices, ...METHOD_NAMED } }, ribbons, levels],
      (key, value: unknown) => (key === 'bonus' && typeof value === 'object' ? undefined : value),
    ),
  );
}

/** A list also depends on how it is simulated. These are the names that the first fingerprints were made with: unchanged lists keep theirs. */
const METHOD_NAMED = {
  grid: METHOD.grid,
  chainWeeks: METHOD.chainWeeks,
  warmUpWeeks: METHOD.burnInWeeks,
  pilotWeeks: METHOD.pilotWeeks,
  ownEnergyBooked: METHOD.ownEnergyBooked,
  othersBooked: METHOD.othersBooked,
};

/** Two rounds of FNV-1a: enough to notice that tables have changed, no protection against intent. */
function hashOf(text: string): string {
  let a = 0x811c9dc5;
  let b = 0x01000193;
  for (let i = 0; i < text.length; i += 1) {
    const code = text.charCodeAt(i);
    a = Math.imul(a ^ code, 0x01000193);
    b = Math.imul(b ^ (code + i), 0x811c9dc5 | 1);
  }
  return [a, b].map((half) => (half >>> 0).toString(16).padStart(8, '0')).join('');
}

/** Puts the parts together, in whatever order they were computed. Fields have a fixed order, so that the same list is the same text. */
export function tierListOf(
  choice: TierChoice,
  results: ReadonlyMap<string, TierSpecies>,
  parts: readonly TierPart[] = tierParts(choice),
): TierList {
  const game = gameOf(choice.edition);
  const species: TierSpecies[] = [];
  for (const part of parts) {
    const result = results.get(part.name);
    if (!result) throw new Error(`${part.name} is missing in the list`);
    const last = species.at(-1);
    if (last?.pokemon === result.pokemon) species[species.length - 1] = joined(last, result);
    else species.push(ordered(result));
  }
  return {
    edition: choice.edition,
    level: choice.level,
    camp: choice.camp,
    scoring: choice.scoring,
    engineVersion: TIER_ENGINE_VERSION,
    dataset: datasetOf(game),
    ingredients: game.ingredients.rows.map(({ name }) => name),
    species,
  };
}

function joined(first: TierSpecies, next: TierSpecies): TierSpecies {
  const boosts = new Map([...first.boosts, ...next.boosts].map((boost) => [boost[0], boost]));
  return ordered({
    ...first,
    boosts: [...boosts.values()].toSorted((a, b) => a[0] - b[0]),
    variants: [...first.variants, ...next.variants],
  });
}

const ordered = (row: TierSpecies): TierSpecies => ({
  pokemon: row.pokemon,
  nature: row.nature,
  subskills: row.subskills,
  skillLevel: row.skillLevel,
  carrySize: row.carrySize,
  ribbon: row.ribbon,
  supports: row.supports,
  skill: row.skill,
  tastyFactor: row.tastyFactor,
  potSize: row.potSize,
  boosts: row.boosts,
  variants: row.variants.map(({ ingredients, helps, score, dishes }) => ({
    ingredients,
    helps,
    score,
    dishes: dishes.map(({ recipe, parts, mates }) => ({
      recipe,
      parts: {
        base: parts.base,
        ingredients: parts.ingredients,
        filler: parts.filler,
        supportIngredients: parts.supportIngredients,
        supportFiller: parts.supportFiller,
        tasty: parts.tasty,
      },
      mates,
    })),
  })),
});

// ── Tiers and ranks ──────────────────────────────────────────────────────────────────────────────────────────────────

const LETTERS: readonly TierLetter[] = ['S', 'A', 'B', 'C', 'D', 'E', 'F'];

export interface TierBorder {
  readonly tier: TierLetter;
  /** Least score. */
  readonly from: number;
}

export interface RankedSpecies {
  readonly rank: number;
  readonly tier: TierLetter;
  readonly species: TierSpecies;
  /** The best first, with the tier of each. */
  readonly variants: readonly { readonly tier: TierLetter; readonly variant: TierVariant }[];
}

export interface Ranking {
  readonly borders: readonly TierBorder[];
  /** The best first; of equal ones, that with the lower number. */
  readonly ranked: readonly RankedSpecies[];
}

/**
 * Walks down all scores: a score below a fifth of the way from the top of its tier to the bottom of the list opens the
 * next tier. An empty tier has no border.
 */
export function tierBorders(scores: readonly number[]): readonly TierBorder[] {
  const falling = scores.toSorted((a, b) => b - a);
  const least = falling.at(-1) ?? 0;
  const cut = (top: number) => 0.8 * top + 0.2 * least;
  const borders: TierBorder[] = [];
  for (const score of falling) {
    const open = borders.at(-1);
    if (open && (score >= open.from || borders.length === LETTERS.length)) continue;
    const tier = LETTERS[borders.length] ?? 'F';
    borders.push({ tier, from: tier === 'F' ? least : cut(score) });
  }
  return borders;
}

export const tierOf = (borders: readonly TierBorder[], score: number): TierLetter =>
  borders.find(({ from }) => score >= from)?.tier ?? 'F';

export function rankingOf({ species }: Pick<TierList, 'species'>): Ranking {
  const borders = tierBorders(species.flatMap(({ variants }) => variants.map(({ score }) => score)));
  const bestFirst = species.map((row) => ({
    species: row,
    variants: row.variants
      .toSorted((a, b) => b.score - a.score)
      .map((variant) => ({ tier: tierOf(borders, variant.score), variant })),
  }));
  const scoreOf = ({ variants }: (typeof bestFirst)[number]) => variants[0]?.variant.score ?? 0;
  return {
    borders,
    ranked: bestFirst
      .toSorted((a, b) => scoreOf(b) - scoreOf(a))
      .map((row, i) => ({ rank: i + 1, tier: row.variants[0]?.tier ?? 'F', ...row })),
  };
}

/** A variant's ingredients per meal, with or without a helpful teammate. */
export function tierProduction(
  { skill }: Pick<TierSpecies, 'skill'>,
  { ingredients, helps }: Pick<TierVariant, 'ingredients' | 'helps'>,
  count: number,
  boost: readonly [helps: number, procs: number] = [1, 1],
): readonly number[] {
  const distinct = [...new Set(ingredients.map(([ingredient]) => ingredient))];
  return Array.from({ length: count }, (_, i) => {
    const own = helps[distinct.indexOf(i)] ?? 0;
    return Math.round(1000 * (own * boost[0] + (skill[i] ?? 0) * boost[1])) / 1000;
  });
}
