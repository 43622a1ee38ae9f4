// What goes into a share link: creatures, or a team with its settings.
import { type Creature, swapInsOf } from '@oversleep/game';
import type { ShareContent } from '@oversleep/interchange';
import type { Creatures, PlayerTeam } from '../../state/data/data.ts';
import { creatureAt, places } from '../../state/data/team-rules.ts';
import { islandOfTeam, type PlayerSettings } from '../../state/data/user.ts';

export const sharedCreatures = ([first, ...others]: readonly Creature[]): ShareContent =>
  first && others.length === 0
    ? { kind: 'creature', creature: first }
    : { kind: 'box', creatures: first ? [first, ...others] : [] };

/** Without what its player has named: only the names of species are left. `teamName` is for all teams. */
export function withoutNicknames(shared: ShareContent, teamName: string): ShareContent {
  const unnamed = <T extends Creature | null>(creature: T): T => (creature ? { ...creature, name: '' } : creature);
  if (shared.kind === 'creature') return { ...shared, creature: unnamed(shared.creature) };
  if (shared.kind === 'box') return { ...shared, creatures: shared.creatures.map(unnamed) };
  return { ...shared, members: shared.members.map(unnamed), team: { ...shared.team, name: teamName } };
}

/** With the player's Area Bonus and pot, which the results depend on. */
export function sharedTeam(user: PlayerSettings, team: PlayerTeam, creatures: Creatures): ShareContent {
  const bench = swapInsOf(team).flatMap((id) => creatures[id] ?? []);
  const members = [...places().map((place) => creatureAt(team, place, creatures) ?? null), ...bench];
  return {
    kind: 'team',
    members,
    team: { ...team, island: islandOfTeam(user, team) },
    snacking: [...members.keys()].filter((place) => team.snacking.includes(members[place]?.externalId ?? '')),
    potSize: user.potSize,
  };
}
