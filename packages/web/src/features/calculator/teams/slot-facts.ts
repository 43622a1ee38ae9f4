// What the card of a member shows.
import {
  buildOf,
  type Creature,
  type Game,
  isKnown,
  ratingOf,
  type Species,
  type Subskill,
  unlockedSlots,
} from '@oversleep/game';

export interface SlotFacts {
  readonly species: Species;
  readonly rp: number;
  /** Sub skills that help the whole team, first to fifth slot. */
  readonly support: readonly { readonly subskill: Subskill; readonly opensAt: number | undefined }[];
}

const SUPPORT: readonly string[] = ['HELPING_BONUS', 'ENERGY_RECOVERY_BONUS'];

/** Undefined for a species that the edition does not know. */
export function slotFacts(game: Game, creature: Creature): SlotFacts | undefined {
  if (!isKnown(game, creature)) return undefined;
  const build = buildOf(game, creature);
  const { species } = build;
  const open = unlockedSlots(game, creature.level);
  const { rp } = ratingOf(game, build);
  return {
    species,
    rp,
    support: creature.subskills.flatMap((name, slot) => {
      const subskill = name === null ? undefined : game.subskills.find(name);
      if (!subskill || !SUPPORT.includes(subskill.key)) return [];
      return [{ subskill, opensAt: slot < open ? undefined : game.rules.subskillUnlockLevels[slot] }];
    }),
  };
}
