// Who takes part in the rotation of a team, and how the rotation follows when members are exchanged.
import type { SwapPlan } from './swap-plan-shape.ts';
import type { Team } from './team-shape.ts';

type WithSwapPlan = Pick<Team, 'members' | 'rotation'>;

/** Ids of all that are ever in: the members in order of their slots, then those that take turns with them. */
export const allMembersOf = ({ members, rotation }: WithSwapPlan): readonly string[] => [
  ...new Set([...members.filter((id) => id !== null), ...(rotation?.lineups.flat() ?? [])]),
];

/** Ids of those that take turns with the members. */
export const swapInsOf = (team: WithSwapPlan): readonly string[] =>
  allMembersOf(team).filter((id) => !team.members.includes(id));

/** Ids of those that come in for the member of a slot: newcomers take the slots of missing members in order. */
export const swapInsAt = ({ members, rotation }: WithSwapPlan, place: number): readonly string[] => [
  ...new Set(
    rotation?.lineups.flatMap((lineup) => {
      const free = members.flatMap((id, at) => (id !== null && lineup.includes(id) ? [] : [at]));
      return lineup.filter((id) => !members.includes(id))[free.indexOf(place)] ?? [];
    }),
  ),
];

/** With other ids; null takes a Pokémon out. Nothing is left of a rotation that is empty all week. */
export function withIds(rotation: SwapPlan, idFor: (id: string) => string | null): SwapPlan | undefined {
  const lineups = rotation.lineups.map((lineup) => [...new Set(lineup.flatMap((id) => idFor(id) ?? []))]);
  return lineups.every((lineup) => lineup.length === 0) ? undefined : { ...rotation, lineups };
}

/**
 * The rotation of a team whose members may have been exchanged without it, for example by an older version of the app:
 * a newcomer takes over all shifts of the member that it replaces. Nothing is left of it for an entirely different team.
 */
export function swapPlanFor({ members, rotation }: WithSwapPlan): SwapPlan | undefined {
  if (!rotation) return undefined;
  const present = members.filter((id) => id !== null);
  const common = (lineup: readonly string[]) => lineup.filter((id) => present.includes(id)).length;
  // Of line-ups that have as much in common, the one with fewest others.
  const [closest = []] = rotation.lineups.toSorted((a, b) => common(b) - common(a) || a.length - b.length);
  const gone = closest.filter((id) => !present.includes(id));
  const coming = present.filter((id) => !closest.includes(id));
  if (gone.length === 0 && coming.length === 0) return rotation;
  if (common(closest) === 0) return undefined;
  const followed = withIds(rotation, (id) => (gone.includes(id) ? (coming[gone.indexOf(id)] ?? null) : id));
  const added = coming.slice(gone.length);
  return (
    followed && {
      ...followed,
      lineups: followed.lineups.map((lineup) => [...new Set([...lineup, ...added])].slice(0, members.length)),
    }
  );
}
