// Formulas against recorded results, row by row, for the editions of which there are any.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { berryPower } from './berries.ts';
import { ingredientChoices, unlockedIngredients } from './creature.ts';
import { correctionsOf, gameOf, sourceGameOf } from './edition.ts';
import { rpOf } from './rating.ts';
import { recipeValue } from './recipes.ts';
import {
  type Build,
  berriesPerHelp,
  carrySize,
  helpInterval,
  ingredientChance,
  shownInterval,
  skillChance,
  skillChanceWithPity,
} from './stats.ts';
import type { EditionId, Game } from './types.ts';

interface Golden {
  readonly count: number;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly unknown[])[];
}

interface BuildRow {
  readonly pokemon: string;
  readonly level: number;
  readonly nature: string;
  readonly subskills: readonly { readonly level: number; readonly subskill: string }[];
  readonly ingredients?: readonly { readonly name: string; readonly amount: number }[];
  readonly skillLevel?: number;
  readonly ribbon: number;
}

/** Rows as records; the file's own count must hold. */
function golden<T>(edition: EditionId, table: string): readonly T[] {
  const file: Golden = JSON.parse(readFileSync(new URL(`./goldens/${edition}-${table}.json`, import.meta.url), 'utf8'));
  expect(file.rows).toHaveLength(file.count);
  return file.rows.map((row) => Object.fromEntries(file.columns.map((column, i) => [column, row[i]])) as T);
}

function buildFrom(game: Game, row: BuildRow): Build {
  const species = game.species.get(row.pokemon);
  return {
    species,
    level: row.level,
    nature: game.natures.get(row.nature),
    ribbon: row.ribbon,
    skillLevel: row.skillLevel ?? 1,
    // The recorded rows carry the unlock level of each subskill themselves.
    subskills: row.subskills
      .filter(({ level }) => level <= row.level)
      .map(({ subskill }) => game.subskills.get(subskill)),
    ingredients: unlockedIngredients(
      game,
      row.level,
      (row.ingredients ?? []).map(({ name, amount }) => ({
        ingredient: name === 'Locked' ? game.lockedIngredient : game.ingredients.get(name),
        amount,
      })),
    ),
  };
}

/** Species or skill with corrected figures: there the recorded source and our edition must differ, nowhere else. */
function isCorrected(edition: EditionId, row: BuildRow): boolean {
  const species = gameOf(edition).species.get(row.pokemon);
  return correctionsOf(edition).some(({ key }) => key === species.name || key === species.skill.key);
}

describe.each(['2025-10', '2026-08'] as const)('recorded results of %s', (edition) => {
  const game = gameOf(edition);
  const source = sourceGameOf(edition);

  it('RP of 200 creatures', () => {
    const rows = golden<BuildRow & { rp: number }>(edition, 'rp');
    expect(rows).toHaveLength(200);
    expect(rows.map((row) => rpOf(source, buildFrom(source, row)))).toEqual(rows.map(({ rp }) => rp));
    const plain = rows.filter((row) => !isCorrected(edition, row));
    expect(plain.length).toBeGreaterThanOrEqual(edition === '2025-10' ? 200 : 185);
    expect(plain.map((row) => rpOf(game, buildFrom(game, row)))).toEqual(plain.map(({ rp }) => rp));
  });

  it('interval, carry size and chances of 200 creatures', () => {
    const rows = golden<
      BuildRow & {
        camp: boolean;
        otherHelpingBonus: number;
        helpFrequencySeconds: number;
        carrySize: number;
        ingredientPercentage: number;
        skillPercentage: number;
        skillPercentageWithPity: number;
        berriesPerDrop: number;
      }
    >(edition, 'stats');
    expect(rows).toHaveLength(200);
    // Where we round as the game does, some intervals are a second shorter than the source has them.
    const shorter = game.rules.rounding === 'game' ? 1 : 0;
    for (const row of rows) {
      for (const world of isCorrected(edition, row) ? [source] : [source, game]) {
        const build = buildFrom(world, row);
        const label = JSON.stringify(row);
        const excess = row.helpFrequencySeconds - helpInterval(world, build, row);
        expect(world === source ? excess === 0 : excess >= 0 && excess <= shorter, label).toBe(true);
        expect(carrySize(world, build, row.camp), label).toBe(row.carrySize);
        expect(berriesPerHelp(world, build), label).toBe(row.berriesPerDrop);
        expect(Math.abs(ingredientChance(build) - row.ingredientPercentage), label).toBeLessThan(1e-9);
        expect(Math.abs(skillChance(build) - row.skillPercentage), label).toBeLessThan(1e-9);
        expect(Math.abs(skillChanceWithPity(build) - row.skillPercentageWithPity), label).toBeLessThan(1e-9);
      }
    }
  });

  it('200 dishes', () => {
    const rows = golden<{ recipe: string; type: string; ingredientCount: number; level: number; value: number }>(
      edition,
      'recipes',
    );
    expect(rows).toHaveLength(200);
    for (const row of rows) {
      const recipe =
        game.recipes.find(row.recipe) ?? Object.values(game.mixedDishes).find(({ name }) => name === row.recipe);
      if (!recipe) throw new Error(`Recipe not found: ${row.recipe}`);
      expect([recipe.type, recipe.nrOfIngredients, recipeValue(game, recipe, row.level)], JSON.stringify(row)).toEqual([
        row.type,
        row.ingredientCount,
        row.value,
      ]);
    }
  });

  it('200 berry strengths', () => {
    const rows = golden<{ berry: string; level: number; power: number }>(edition, 'berries');
    expect(rows).toHaveLength(200);
    expect(rows.map(({ berry, level }) => berryPower(game, game.berries.get(berry), level))).toEqual(
      rows.map(({ power }) => power),
    );
  });

  it('names only ingredients in the recorded rows that the species offers', () => {
    const rows = golden<BuildRow>(edition, 'rp');
    for (const { pokemon, ingredients = [] } of rows) {
      const choices = ingredientChoices(game.species.get(pokemon));
      for (const [slot, { name, amount }] of ingredients.entries()) {
        expect(choices[slot]?.map((set) => [set.ingredient.name, set.amount])).toContainEqual([name, amount]);
      }
    }
  });
});

interface ScreenRow extends Omit<BuildRow, 'pokemon'> {
  readonly species: string;
  readonly shown: { readonly rp: number; readonly helpIntervalSeconds: number; readonly carrySize: number };
}

it('74 screens of the game, to the second and the point', () => {
  const game = gameOf('2026-10');
  const rows: readonly ScreenRow[] = JSON.parse(
    readFileSync(new URL('./goldens/screens.json', import.meta.url), 'utf8'),
  );
  expect(rows).toHaveLength(74);
  const figures = rows.map(({ species, ...row }) => {
    const build = buildFrom(game, { ...row, pokemon: species });
    return {
      rp: rpOf(game, build),
      helpIntervalSeconds: shownInterval(game, build),
      carrySize: carrySize(game, build),
    };
  });
  expect(figures).toEqual(rows.map(({ shown }) => shown));
});

it('halves of RP go up, where binary numbers would lose them', () => {
  const rated = (game: Game) => {
    const species = game.species.get('SWABLU');
    const build = { species, level: 22, nature: game.natures.get('Jolly'), ribbon: 0, skillLevel: 1, subskills: [] };
    return rpOf(game, { ...build, ingredients: species.ingredient0.slice(0, 1) });
  };
  expect([rated(sourceGameOf('2026-08')), rated(gameOf('2026-08'))]).toEqual([484, 485]);
});

it('our corrections change only what they should', () => {
  const [before, after] = [sourceGameOf('2026-08'), gameOf('2026-08')];
  expect(correctionsOf('2025-10')).toEqual([]);
  expect(before.species.get('MANKEY').carrySize).toBe(7);
  expect(after.species.get('MANKEY').carrySize).toBe(12);
  expect(before.species.get('COMBUSKEN').frequency).toBe(3300);
  expect(after.species.get('COMBUSKEN').frequency).toBe(3400);
  expect(after.species.get('MAWILE').skill.rp[5]).toBe(4546);
  expect(after.species.get('TOGEDEMARU').skillPercentage).toBe(5.5);
  expect(after.species.get('MEW').skill.rp[7]).toBe(8033);
  expect(gameOf('2025-10').species.get('MAWILE').skill.rp[5]).toBe(4846);
});
