// Pokémon that bring an ingredient, and how much per day: the player's own, and all species.

import {
  type Build,
  buildOf,
  type Creature,
  DEFAULT_LEVEL,
  DEFAULT_NATURE,
  type Game,
  helpInterval,
  type Ingredient,
  ingredientChance,
  ingredientChoices,
  intervalFactor,
  isKnown,
  type Species,
} from '@oversleep/game';
import { listFormat } from '../../messages/formats.ts';
import { messages } from '../../messages/messages.ts';

const t = messages('recipes');

export interface OwnMaker {
  readonly creature: Creature;
  readonly species: Species;
  /** Per drop, of all its open slots. */
  readonly amounts: readonly number[];
  /** Well rested. */
  readonly perDay: number;
}

export interface SpeciesMaker {
  readonly species: Species;
  /** Per drop by slot; null where the slot cannot hold it. */
  readonly slots: readonly (number | null)[];
  /** Well rested, at the default level, with as much of it as it can carry, and nothing that speeds it up. */
  readonly perDay: number;
}

/** Pokémon with it in an open slot, most per day first. */
export function ownMakers(game: Game, ingredient: Ingredient, creatures: readonly Creature[]): readonly OwnMaker[] {
  return creatures
    .filter((creature) => isKnown(game, creature))
    .flatMap((creature) => {
      const build = buildOf(game, creature);
      const amounts = build.ingredients.flatMap((set) => (set.ingredient === ingredient ? [set.amount] : []));
      if (amounts.length === 0) return [];
      return { creature, species: build.species, amounts, perDay: dailyOf(game, build, ingredient) };
    })
    .sort((a, b) => b.perDay - a.perDay);
}

/** Last stages only, most per day first. */
export function speciesMakers(game: Game, ingredient: Ingredient): readonly SpeciesMaker[] {
  return game.species.rows
    .filter(({ remainingEvolutions }) => remainingEvolutions === 0)
    .flatMap((species) => {
      const slots = ingredientChoices(species).map(
        (choices) => choices.find((choice) => choice.ingredient === ingredient)?.amount ?? null,
      );
      if (slots.every((amount) => amount === null)) return [];
      return { species, slots, perDay: dailyOf(game, plainBuild(game, species, ingredient), ingredient) };
    })
    .sort((a, b) => b.perDay - a.perDay);
}

/** At the default level, without anything that speeds it up, with the ingredient in every slot that can hold it. */
function plainBuild(game: Game, species: Species, wanted: Ingredient): Build {
  const ingredients = ingredientChoices(species)
    .filter((_, slot) => (game.rules.ingredientUnlockLevels[slot] ?? 0) <= DEFAULT_LEVEL)
    .flatMap((choices) => choices.find(({ ingredient }) => ingredient === wanted) ?? choices[0] ?? []);
  const nature = game.natures.get(DEFAULT_NATURE);
  return { species, level: DEFAULT_LEVEL, nature, ribbon: 0, skillLevel: 1, subskills: [], ingredients };
}

const SECONDS_A_DAY = 24 * 60 * 60;

/** What its own helps bring with full energy; a tired team brings less, skills and a full bag are left aside. */
function dailyOf(game: Game, build: Build, wanted: Ingredient): number {
  const helps = SECONDS_A_DAY / (helpInterval(game, build) * intervalFactor(game, game.rules.energy.sleep.cap));
  const ofIt = build.ingredients.reduce((sum, set) => sum + (set.ingredient === wanted ? set.amount : 0), 0);
  return build.ingredients.length === 0 ? 0 : (helps * ingredientChance(build) * ofIt) / build.ingredients.length;
}

const listText = listFormat({ type: 'unit' });

/** "2 from level 1, 5 from level 30" */
export function slotWords({ rules }: Pick<Game, 'rules'>, slots: readonly (number | null)[]): string {
  return listText(
    slots.flatMap((amount, slot) => {
      const level = rules.ingredientUnlockLevels[slot] ?? 0;
      if (amount === null) return [];
      return level === 0 ? t('makers.slotOpen', { amount }) : t('makers.slotAt', { amount, level });
    }),
  );
}
