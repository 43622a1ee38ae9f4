// The creature in the editor: how each field changes it, and whether it can be saved.
import {
  buildOf,
  type Creature,
  canBe,
  carrySize,
  clampSkillLevel,
  type Game,
  type Gender,
  type IngredientSet,
  type IngredientSlots,
  ingredientChoices,
  isKnown,
  rpOf,
  type Species,
} from '@oversleep/game';
import { messages } from '../../../messages/messages.ts';
import { nameOf } from '../../../messages/names.ts';

const t = messages('creature');

export type IngredientPlace = 0 | 1 | 2;
export const INGREDIENT_PLACES: readonly IngredientPlace[] = [0, 1, 2];

export function withIngredient(
  draft: Creature,
  place: IngredientPlace,
  { ingredient, amount }: IngredientSet,
): Creature {
  const [a, b, c] = draft.ingredients;
  const slot = { name: ingredient.name, amount };
  const slots: readonly IngredientSlots[] = [
    [slot, b, c],
    [a, slot, c],
    [a, b, slot],
  ];
  return { ...draft, ingredients: slots[place] ?? draft.ingredients };
}

export const withSkillLevel = (draft: Creature, species: Species, level: number): Creature => ({
  ...draft,
  skillLevel: clampSkillLevel(species.skill, level),
});

/** Undefined if the species can only have one gender. */
export function otherGender(species: Species, { gender }: Pick<Creature, 'gender'>): Gender | undefined {
  const other = gender === 'male' ? 'female' : 'male';
  return canBe(species, other) ? other : undefined;
}

export const hasGender = ({ genders }: Pick<Species, 'genders'>): boolean => genders.male + genders.female > 0;

/** RP and Carry Limit; undefined for a species that the edition does not know. */
export function figuresOf(game: Game, draft: Creature): { readonly rp: number; readonly carry: number } | undefined {
  if (!isKnown(game, draft)) return undefined;
  const build = buildOf(game, draft);
  return { rp: rpOf(game, build), carry: carrySize(game, build) };
}

/** Why it cannot be saved; undefined when it can. */
export function refusalOf(
  { lockedIngredient }: Game,
  { ingredients: [, second, third] }: Creature,
): string | undefined {
  const isLocked = ({ name }: { readonly name: string }) => name === lockedIngredient.name;
  return isLocked(second) && !isLocked(third) ? t('ingredients.order') : undefined;
}

export interface SlotFace {
  readonly place: IngredientPlace;
  readonly unlock: number;
  readonly isLocked: boolean;
  readonly now: {
    readonly name: string;
    readonly longName: string;
    readonly amount: number;
    readonly isEmpty: boolean;
  };
  /** Everything that the slot may hold, including the current one. */
  readonly choices: readonly IngredientSet[];
  /** Whether there is another choice. */
  readonly canChange: boolean;
}

export function slotFaces(game: Game, draft: Creature): readonly SlotFace[] {
  const species = game.species.find(draft.pokemon);
  return INGREDIENT_PLACES.map((place) => {
    const { name, amount } = draft.ingredients[place];
    const choices = species ? ingredientChoices(species)[place] : [];
    const unlock = game.rules.ingredientUnlockLevels[place] ?? 0;
    const isEmpty = name === game.lockedIngredient.name;
    const known = isEmpty ? game.lockedIngredient : game.ingredients.find(name);
    return {
      place,
      unlock,
      isLocked: unlock > draft.level,
      now: { name, longName: nameOf('ingredients', known ?? name), amount, isEmpty },
      choices,
      canChange: choices.some(({ ingredient }) => ingredient.name !== name),
    };
  });
}
