// A tier list in the words of the contract: the small list, everything behind one species, and variant by variant for tools.
import type { TierBuild, TierDetails, TieredPokemon, TierListAnswer, TierListHead } from '@oversleep/contract';
import {
  coverageOf,
  type RankedSpecies,
  rankingOf,
  scoreOf,
  supportValueOf,
  type TierFile,
  type TierList,
  type TierSpecies,
  type TierVariant,
  tierLevels,
  tierProduction,
  tierWeights,
} from '@oversleep/engine';
import { gameOf } from '@oversleep/game';
import type { ShownList } from './shelf.ts';

export const headOf = ({ list, computedAt }: TierFile): TierListHead => ({
  edition: list.edition,
  level: list.level,
  camp: list.camp,
  scoring: list.scoring,
  engineVersion: list.engineVersion,
  computedAt,
});

/** Ranks gained since the previous list; null: new, or nothing to compare with. */
function changeOf(pokemon: string, rank: number, previous: ShownList['previous']): number | null {
  const before = previous?.ranks.indexOf(pokemon) ?? -1;
  return before < 0 ? null : before + 1 - rank;
}

export function listAnswer({ file, previous }: ShownList): TierListAnswer {
  const { list } = file;
  const { borders, ranked } = rankingOf(list);
  return {
    ...headOf(file),
    levels: [...tierLevels(gameOf(list.edition), list.scoring)],
    previous: previous && {
      edition: previous.edition,
      engineVersion: previous.engineVersion,
      computedAt: previous.computedAt,
    },
    tiers: borders.map(({ tier, from }) => ({
      tier,
      from: tenths(from),
      species: ranked.filter((row) => row.tier === tier).length,
    })),
    entries: ranked.map(({ rank, tier, species, variants }) => {
      const best = variants[0]?.variant;
      return {
        pokemon: species.pokemon,
        rank,
        tier,
        score: best?.score ?? 0,
        change: changeOf(species.pokemon, rank, previous),
        ingredients: (best?.ingredients ?? []).map(([i]) => list.ingredients[i] ?? ''),
        recipes: (best?.dishes ?? []).map(({ recipe }) => recipe),
        variants: variants.length,
      };
    }),
  };
}

const tenths = (value: number): number => Math.round(value * 10) / 10;

/** Undefined for what is not in the list. */
export function detailsAnswer({ file, previous }: ShownList, pokemon: string): TierDetails | undefined {
  const { list } = file;
  const row = rankingOf(list).ranked.find(({ species }) => species.pokemon === pokemon);
  if (!row) return undefined;
  const { species, rank, tier, variants } = row;
  const mates = matesOf(list, row);
  return {
    ...headOf(file),
    pokemon,
    rank,
    tier,
    score: variants[0]?.variant.score ?? 0,
    change: changeOf(pokemon, rank, previous),
    supports: species.supports,
    ...buildOf(species),
    tastyFactor: species.tastyFactor,
    potSize: species.potSize,
    mates: mates.builds,
    variants: variants.map(({ variant, tier: own }) => ({
      ingredients: ingredientsOf(list, variant),
      tier: own,
      score: variant.score,
      production: namedAmounts(list, productionOf(list, species, variant)),
      recipes: dishesOf(list, species, variant).map(({ mates: team, ...dish }) => ({
        ...dish,
        team: team.map(([mate, list_]) => mates.numberOf(mate, list_)),
      })),
    })),
  };
}

const buildOf = ({ nature, subskills, skillLevel, carrySize, ribbon }: TierSpecies) => ({
  nature,
  subskills: [...subskills],
  skillLevel,
  carrySize,
  ribbon,
});

const ingredientsOf = ({ ingredients }: TierList, variant: TierVariant) =>
  variant.ingredients.map(([i, amount]) => ({ name: ingredients[i] ?? '', amount }));

const productionOf = (
  { ingredients }: TierList,
  species: TierSpecies,
  variant: TierVariant,
  boost?: readonly [number, number],
): readonly number[] => tierProduction(species, variant, ingredients.length, boost);

const namedAmounts = ({ ingredients }: TierList, amounts: readonly number[]) =>
  ingredients.flatMap((name, i) => {
    const amount = amounts[i] ?? 0;
    return amount > 0 ? [{ name, amount }] : [];
  });

function dishesOf(list: TierList, species: TierSpecies, variant: TierVariant) {
  const game = gameOf(list.edition);
  const own = productionOf(list, species, variant);
  return variant.dishes.map(({ recipe, parts, mates }, n) => {
    const weight = tierWeights(list.scoring)[n] ?? 1;
    const found = game.recipes.find(recipe);
    return {
      recipe,
      score: tenths(weight * scoreOf(parts)),
      weight,
      // A recipe may be gone from the tables that an older list was made of.
      coverage: found ? tenths(coverageOf(game, found, own)) : 0,
      supportValue: tenths(weight * supportValueOf(parts)),
      parts: {
        base: tenths(weight * parts.base),
        ingredients: tenths(weight * parts.ingredients),
        filler: tenths(weight * parts.filler),
        supportIngredients: tenths(weight * parts.supportIngredients),
        supportFiller: tenths(weight * parts.supportFiller),
        tasty: tenths(weight * parts.tasty),
      },
      mates,
    };
  });
}

/** Each proposed teammate of a species once, with what it makes beside it. */
function matesOf(list: TierList, { species, variants }: RankedSpecies) {
  const numbers = new Map<string, number>();
  const builds: TierBuild[] = [];
  for (const { variant } of variants)
    for (const { mates } of variant.dishes)
      for (const [mate, number] of mates) {
        if (numbers.has(`${mate} ${number}`)) continue;
        const row = list.species[mate];
        const own = row?.variants[number];
        if (!row || !own) continue;
        numbers.set(`${mate} ${number}`, builds.length);
        builds.push({
          pokemon: row.pokemon,
          ...buildOf(row),
          ingredients: ingredientsOf(list, own),
          production: namedAmounts(list, productionOf(list, row, own, boostOn(species, mate))),
        });
      }
  return { builds, numberOf: (mate: number, number: number) => numbers.get(`${mate} ${number}`) ?? 0 };
}

function boostOn({ boosts }: TierSpecies, mate: number): readonly [number, number] | undefined {
  const boost = boosts.find(([number]) => number === mate);
  return boost && [boost[1], boost[2]];
}

/** The best first. */
export function tieredPokemon({ file, previous }: ShownList): TieredPokemon[] {
  const { list } = file;
  return rankingOf(list)
    .ranked.flatMap(({ species, rank, variants }) => variants.map((row) => ({ species, rank, ...row })))
    .toSorted((a, b) => b.variant.score - a.variant.score)
    .map(({ species, rank, variant, tier }) => {
      const change = changeOf(species.pokemon, rank, previous);
      const { nature, subskills, ...settings } = buildOf(species);
      const member = (row: TierSpecies, own: TierVariant, boost?: readonly [number, number]) => ({
        pokemon: row.pokemon,
        ingredientList: ingredientsOf(list, own),
        nature: row.nature,
        subskills: [...row.subskills],
        totalProduction: [...productionOf(list, row, own, boost)],
      });
      return {
        pokemonWithSettings: {
          pokemon: species.pokemon,
          ingredientList: ingredientsOf(list, variant),
          totalIngredients: [...productionOf(list, species, variant)],
          critMultiplier: species.tastyFactor,
          averageWeekdayPotSize: species.potSize,
          settings: { level: list.level, nature, subskills, ...settings, externalId: '' },
        },
        contributions: dishesOf(list, species, variant).map(({ recipe, score, supportValue, coverage, mates }) => ({
          recipe,
          score,
          skillValue: supportValue,
          coverage,
          team: [
            member(species, variant),
            ...mates.flatMap(([mate, number]) => {
              const row = list.species[mate];
              const own = row?.variants[number];
              return row && own ? [member(row, own, boostOn(species, mate))] : [];
            }),
          ],
        })),
        score: variant.score,
        tier,
        ...(change === null ? {} : { diff: change }),
      };
    });
}
