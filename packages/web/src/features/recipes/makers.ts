// Who makes an ingredient: the player's own creatures first, then every species that can.
import {
  buildOf,
  type Creature,
  type Game,
  type Ingredient,
  ingredientChoices,
  isKnown,
  type Species,
} from '@oversleep/game';

export interface OwnMaker {
  readonly creature: Creature;
  readonly species: Species;
  /** Per drop, of all its open slots. */
  readonly amounts: readonly number[];
}

export interface SpeciesMaker {
  readonly species: Species;
  /** Per drop by slot; null where the slot cannot hold it. */
  readonly slots: readonly (number | null)[];
}

/** Those that have it in an open slot; who has most of it first. */
export function ownMakers(game: Game, ingredient: Ingredient, creatures: readonly Creature[]): readonly OwnMaker[] {
  return creatures
    .filter((creature) => isKnown(game, creature))
    .flatMap((creature) => {
      const { species, ingredients } = buildOf(game, creature);
      const amounts = ingredients.flatMap((set) => (set.ingredient === ingredient ? [set.amount] : []));
      return amounts.length === 0 ? [] : [{ creature, species, amounts, rate: rateOf(species, sum(amounts)) }];
    })
    .sort((a, b) => b.rate - a.rate)
    .map(({ creature, species, amounts }) => ({ creature, species, amounts }));
}

/** Last stages only; who brings most in the same time first. */
export function speciesMakers(game: Game, ingredient: Ingredient): readonly SpeciesMaker[] {
  return game.species.rows
    .filter(({ remainingEvolutions }) => remainingEvolutions === 0)
    .flatMap((species) => {
      const slots = ingredientChoices(species).map(
        (choices) => choices.find((choice) => choice.ingredient === ingredient)?.amount ?? null,
      );
      const most = sum(slots.map((amount) => amount ?? 0));
      return most === 0 ? [] : [{ species, slots, rate: rateOf(species, most) }];
    })
    .sort((a, b) => b.rate - a.rate)
    .map(({ species, slots }) => ({ species, slots }));
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** How much in the same time, as far as the species decides it. */
const rateOf = ({ ingredientPercentage, frequency }: Species, amount: number): number =>
  (amount * ingredientPercentage) / frequency;

/** Amounts of the slots in words: 2 from the start, 5 at level 30. */
export function slotWords({ rules }: Pick<Game, 'rules'>, slots: readonly (number | null)[]): string {
  return slots
    .flatMap((amount, slot) => {
      const level = rules.ingredientUnlockLevels[slot] ?? 0;
      return amount === null ? [] : [level === 0 ? `${amount} from the start` : `${amount} at level ${level}`];
    })
    .join(', ');
}
