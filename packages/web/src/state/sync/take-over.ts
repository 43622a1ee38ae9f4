// Takes over the server's data: it goes into the stores without being sent back.
import { allMembersOf, type Creature, settingsBy } from '@oversleep/game';
import { comparedIds } from '../data/comparison.ts';
import { type Creatures, emptyTeam, type PlayerData, type PlayerTeam, withoutUnused } from '../data/data.ts';
import { playerDataIn } from '../data/stores.ts';
import { selectedPlace, withoutMembers } from '../data/team-rules.ts';
import { type PlayerSettings, settingsIn } from '../data/user.ts';
import type { OutboxState } from './outbox.ts';
import { pendingTargets } from './outbox.ts';
import type { SyncStores } from './stores.ts';

export function takeOverData(stores: Pick<SyncStores, 'teams' | 'creatures'>, after: PlayerData): void {
  stores.creatures.setState({ creatures: after.creatures });
  stores.teams.setState({ teams: after.teams });
}

/** The server's settings, except those with a pending write. */
export function pulledSettings(mine: PlayerSettings, theirs: PlayerSettings, outbox: OutboxState): PlayerSettings {
  const pending = pendingTargets(outbox);
  const own = <T>(prefix: 'area' | 'recipe', all: Readonly<Record<string, T>>): Readonly<Record<string, T>> =>
    Object.fromEntries(Object.entries(all).filter(([name]) => pending.has(`${prefix}:${name}`)));
  return {
    ...settingsBy((name) => (pending.has(`setting:${name}`) ? mine[name] : theirs[name])),
    islands: { ...theirs.islands, ...own('area', mine.islands) },
    recipeLevels: { ...theirs.recipeLevels, ...own('recipe', mine.recipeLevels) },
  };
}

export const settingsNow = (stores: Pick<SyncStores, 'user'>): PlayerSettings => settingsIn(stores.user.getState());

/** After the player has chosen the server's side of a team: null when it was deleted there. */
export function takeOverTeam(
  stores: Pick<SyncStores, 'teams' | 'creatures' | 'comparison' | 'outbox'>,
  index: number,
  theirs: { readonly team: PlayerTeam; readonly creatures: readonly Creature[] } | null,
): void {
  const { teams, creatures } = playerDataIn(stores);
  const pending = pendingTargets(stores.outbox.getState());
  const added = (theirs?.creatures ?? []).filter(
    ({ externalId }) => !pending.has(`creature:${externalId}`) || creatures[externalId] === undefined,
  );
  const team = theirs?.team ?? emptyTeam(index);
  const next = teams.map((known) =>
    known.index === index ? { ...team, memberIndex: selectedPlace(team.members, known.memberIndex) } : known,
  );
  const all: Creatures = {
    ...creatures,
    ...Object.fromEntries(added.map((creature) => [creature.externalId, creature])),
  };
  takeOverData(stores, { teams: next, creatures: withoutUnused(all, next, comparedIds(stores.comparison.getState())) });
}

/** After the player has chosen the server's side of a creature: null when it was deleted there. */
export function takeOverCreature(
  stores: Pick<SyncStores, 'teams' | 'creatures' | 'comparison'>,
  id: string,
  theirs: Creature | null,
): void {
  const { teams, creatures } = playerDataIn(stores);
  if (theirs) {
    takeOverData(stores, { teams, creatures: { ...creatures, [id]: theirs } });
    return;
  }
  const { [id]: _, ...rest } = creatures;
  const leave = (team: PlayerTeam): PlayerTeam =>
    allMembersOf(team).includes(id) ? withoutMembers(team, new Set([id])) : team;
  stores.comparison.setState(({ members }) => ({ members: members.filter(({ externalId }) => externalId !== id) }));
  takeOverData(stores, { teams: teams.map(leave), creatures: rest });
}
