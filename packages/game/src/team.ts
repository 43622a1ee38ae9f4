// Teams: a new one, and which members support the others.

import { buildOf, isKnown } from './creature.ts';
import type { Creature } from './creature-shape.ts';
import { DEFAULT_ISLAND } from './islands.ts';
import { type Build, hasSubskill } from './stats.ts';
import { DEFAULT_BEDTIME, DEFAULT_WAKEUP, defaultTeamName, type Team } from './team-shape.ts';
import type { Game, Ribbon } from './types.ts';

/** Default ribbon of a member to simulate or rate; a new creature has none. */
export const DEFAULT_MEMBER_RIBBON: Ribbon = 4;

export const defaultTeam = (index: number): Team => ({
  index,
  memberIndex: 0,
  name: defaultTeamName(index),
  camp: false,
  bedtime: DEFAULT_BEDTIME,
  wakeup: DEFAULT_WAKEUP,
  recipeType: 'curry',
  island: { shortName: DEFAULT_ISLAND, berries: [], areaBonus: 0 },
  stockpiledBerries: [],
  stockpiledIngredients: [],
  version: 0,
  members: [null, null, null, null, null],
});

/** Whether a member changes what the others produce, so that their comparison with perfect builds must be made anew. */
export function isSupportMember(game: Game, creature: Creature): boolean {
  return isKnown(game, creature) && supportsTeam(buildOf(game, creature));
}

/** Whether a build changes what its team mates produce. */
export const supportsTeam = (build: Build): boolean =>
  build.species.skill.supportsTeam ||
  hasSubskill(build, 'HELPING_BONUS') ||
  hasSubskill(build, 'ENERGY_RECOVERY_BONUS');
