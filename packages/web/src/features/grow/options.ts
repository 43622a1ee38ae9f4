// Possible upgrades of a creature by candies and shards, several steps ahead.
import type { RequestMember, TeamSettings } from '@oversleep/engine';
import type { Game } from '@oversleep/game';
import { teamSteps } from '../../sim/steps.ts';
import type { GrowthTarget } from './wishes.ts';

/** How many steps ahead are considered. */
const AHEAD = 3;

export function growthOptions(
  game: Game,
  settings: TeamSettings,
  member: RequestMember,
  own: number,
): readonly GrowthTarget[] {
  const stepsOf = (level: number) => {
    const creature = { ...member.creature, level };
    return teamSteps(game, { settings, members: [{ ...member, creature }] }).filter(({ place }) => place !== null);
  };
  const levels = new Set<number>();
  let reached = [member.creature.level];
  for (let round = 0; round < AHEAD; round += 1) {
    const next = reached.flatMap(stepsOf).flatMap(({ kind, to }) => (kind === 'level' ? Number(to) : []));
    reached = [...new Set(next)].filter((level) => !levels.has(level));
    for (const level of reached) levels.add(level);
  }
  const stages = stepsOf(member.creature.level).flatMap(({ kind, to, after }) =>
    kind === 'evolution'
      ? { to: after.members[0]?.creature.level ?? member.creature.level, into: String(to), own }
      : [],
  );
  return [...[...levels].sort((a, b) => a - b).map((to) => ({ to, into: null, own })), ...stages];
}
