// A creature and its three ideal builds as creatures, for the server's comparison.
import { type IdealKind, idealBuild } from '@oversleep/engine';
import { buildOf, type Creature, type Game, type SubskillSlots, withMint } from '@oversleep/game';

export function idealCreature(game: Game, creature: Creature, kind: IdealKind): Creature {
  const { nature, subskills } = idealBuild(game, buildOf(game, creature), kind);
  const at = (slot: number): string | null => subskills[slot]?.name ?? null;
  const slots: SubskillSlots = [at(0), at(1), at(2), at(3), at(4)];
  return withMint({ ...creature, nature: nature.name, subskills: slots }, false);
}
