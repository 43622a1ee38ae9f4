// The game's own arithmetic as proof: interval, carry size and RP follow from the other fields, so they agree or something is wrong.
import {
  type Build,
  carrySize,
  clampSkillLevel,
  type Game,
  type IngredientSet,
  ingredientChoices,
  natureOf,
  RIBBONS,
  type Ribbon,
  rpOf,
  type Species,
  shownInterval,
  unlockedIngredients,
  unlockedSlots,
} from '@oversleep/game';

/** What was read and is put into the formulas. */
export interface ProofInput {
  readonly level: number;
  readonly skillLevel: number;
  readonly nature: string;
  readonly mint: boolean;
  /** Keys by slot; null is one that was not read. */
  readonly subskills: readonly (string | null)[];
  /** Choices of each slot that are left by what was read. */
  readonly ingredients: readonly (readonly IngredientSet[])[];
  readonly ribbons: readonly Ribbon[];
}

/** What was read and has to come out. */
export interface Figures {
  readonly interval?: number | undefined;
  readonly carry?: number | undefined;
  readonly rp?: number | undefined;
}

/** One way in which all figures come out. */
interface Fit {
  readonly ribbon: Ribbon;
  /** Ingredients that drop at this level. */
  readonly ingredients: readonly IngredientSet[];
}

export interface Proof {
  readonly interval: boolean;
  readonly carry: boolean;
  readonly rp: boolean;
  readonly fits: readonly Fit[];
}

export const NO_PROOF: Proof = { interval: false, carry: false, rp: false, fits: [] };

/** Choices of the slots that count use of the picture leaves; all of them where it leaves none. */
export function choicesLeft(
  species: Species,
  counts: readonly (number | undefined)[],
): readonly (readonly IngredientSet[])[] {
  return ingredientChoices(species).map((choices, slot) => {
    const counted = choices.filter(({ amount }) => amount === counts[slot]);
    return counted.length > 0 ? counted : choices;
  });
}

function* combinations<T>([first, ...rest]: readonly (readonly T[])[]): Generator<readonly T[]> {
  if (!first) yield [];
  else for (const one of first) for (const others of combinations(rest)) yield [one, ...others];
}

/** Whether, and with which ribbon and ingredients, the figures follow from what was read. */
export function prove(game: Game, species: Species, given: ProofInput, figures: Figures): Proof {
  const open = given.subskills.slice(0, unlockedSlots(game, given.level));
  if (open.includes(null) || given.skillLevel > species.skill.maxLevel) return NO_PROOF;
  const plain: Build = {
    species,
    level: given.level,
    nature: natureOf(game, given),
    ribbon: 0,
    skillLevel: clampSkillLevel(species.skill, given.skillLevel),
    subskills: open.flatMap((key) => (key === null ? [] : [game.subskills.get(key)])),
    ingredients: [],
  };
  const speeds = given.ribbons.filter((ribbon) => shownInterval(game, { ...plain, ribbon }) === figures.interval);
  const sizes = given.ribbons.filter((ribbon) => isCarrySize(game, { ...plain, ribbon }, figures.carry));
  const both = speeds.filter((ribbon) => sizes.includes(ribbon));
  const fits: Fit[] = [];
  let rp = false;
  for (const ribbon of both.length > 0 ? both : speeds) {
    for (const sets of combinations(given.ingredients)) {
      const ingredients = unlockedIngredients(game, given.level, sets);
      if (rpOf(game, { ...plain, ribbon, ingredients }) !== figures.rp) continue;
      rp = true;
      if (both.includes(ribbon)) fits.push({ ribbon, ingredients });
    }
  }
  return { interval: speeds.length > 0, carry: both.length > 0 || sizes.length > 0, rp, fits };
}

/** Only evolutions that the player has led it through add to it: one that was met evolved has fewer. */
function isCarrySize(game: Game, build: Build, carry: number | undefined): boolean {
  const most = carrySize(game, build);
  const { previousEvolutions } = build.species;
  return Array.from({ length: previousEvolutions + 1 }, (_, less) => most - less * game.rules.carryPerEvolution).some(
    (size) => size === carry,
  );
}

/** The ribbon follows from the hours; without them any is possible. */
export function ribbonsFor({ ribbons }: Pick<Game, 'ribbons'>, hours: number | undefined): readonly Ribbon[] {
  if (hours === undefined) return RIBBONS;
  const earned = RIBBONS.filter((ribbon) => (ribbons[ribbon]?.hours ?? 0) <= hours);
  return earned.slice(-1);
}
