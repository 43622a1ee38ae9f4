// Conflicting changes of this device and another: both sides, and what choosing one means.
import { allMembersOf, type Creature, type Game } from '@oversleep/game';
import { type Creatures, isSame, type PlayerData, type PlayerTeam, sameContent, settingsOfTeam } from '../data/data.ts';
import { playerDataIn } from '../data/stores.ts';
import { parseTarget, type Target, teamOfTarget } from '../data/targets.ts';
import { gameFor } from '../data/user.ts';
import { readCreature, readServerTeam } from '../data/wire.ts';
import { mergedCreature, mergedTeam } from './merge.ts';
import { afterMerge, entriesIn, forced, type OutboxEntry, type OutboxState, retried, wholeOf } from './outbox.ts';
import type { SyncStores } from './stores.ts';
import { takeOverCreature, takeOverTeam } from './take-over.ts';

export type ConflictSide = 'mine' | 'theirs';

export interface TeamSide {
  readonly team: PlayerTeam;
  readonly creatures: readonly Creature[];
}

/** A side that is null was deleted. */
export type Conflict =
  | {
      readonly kind: 'team';
      readonly target: Target;
      readonly index: number;
      readonly reason: string;
      readonly mine: TeamSide;
      readonly theirs: TeamSide | null;
    }
  | {
      readonly kind: 'creature';
      readonly target: Target;
      readonly id: string;
      readonly reason: string;
      readonly mine: Creature | null;
      readonly theirs: Creature | null;
    };

export const conflictsIn = (outbox: OutboxState, data: PlayerData, game: Game): readonly Conflict[] =>
  entriesIn(outbox, 'conflict').flatMap((entry) => conflictOf(entry, data, game) ?? []);

function conflictOf(entry: OutboxEntry, { teams, creatures }: PlayerData, game: Game): Conflict | undefined {
  const { target, base } = entry;
  const reason = entry.reason ?? '';
  const parsed = parseTarget(target);
  if (parsed.kind === 'creature') {
    const theirs = readCreature(game, entry.theirs);
    const { name: id } = parsed;
    const [ours, others] = [creatures[id] ?? null, theirs.ok ? theirs.value : null];
    const sides = (ours && others && mergedCreature(game, base, ours, others)) ?? { mine: ours, theirs: others };
    return { kind: 'creature', target, id, reason, ...sides };
  }
  const index = teamOfTarget(target);
  const team = index === undefined ? undefined : teams[index];
  if (!team) return undefined;
  const read = readServerTeam(game, entry.theirs);
  const theirs = read.ok ? read.value : null;
  const sides = theirs && mergedTeam(game, base, team, theirs.team);
  const others = Object.fromEntries((theirs?.creatures ?? []).map((one) => [one.externalId, one]));
  const sideOf = (one: PlayerTeam, ...known: readonly Creatures[]): TeamSide => ({
    team: one,
    creatures: allMembersOf(one).flatMap((id) => known.find((all) => all[id])?.[id] ?? []),
  });
  return {
    kind: 'team',
    target,
    index: team.index,
    reason,
    mine: sideOf(sides?.mine ?? team, creatures, others),
    theirs: theirs && (sides ? sideOf(sides.theirs, others, creatures) : theirs),
  };
}

type ConflictStores = Pick<SyncStores, 'outbox' | 'user' | 'teams' | 'creatures' | 'comparison'>;

/** Takes over what the other device has changed if no field was changed on both; otherwise it is a question. */
export function mergedConflict(stores: ConflictStores, entry: OutboxEntry, theirs: unknown): boolean {
  const { outbox } = stores;
  const whole = wholeOf(outbox.getState().entries, entry);
  const conflict = conflictOf({ ...entry, ...whole, theirs }, playerDataIn(stores), gameFor(stores.user.getState()));
  if (!conflict?.mine || !conflict.theirs) return false;
  const isOneVersion =
    conflict.kind === 'team'
      ? sameTeam(conflict.mine.team, conflict.theirs.team)
      : sameContent(conflict.mine, conflict.theirs);
  if (isOneVersion) putTheirs(stores, entry, conflict, theirs);
  return isOneVersion;
}

/** Their side with what only this device has changed, which is sent. */
function putTheirs(stores: ConflictStores, entry: OutboxEntry, conflict: Conflict, theirs: unknown): void {
  const game = gameFor(stores.user.getState());
  const put = (base: PlayerTeam | Creature | null, isNews: boolean) =>
    stores.outbox.setState(({ entries }) => ({ entries: afterMerge(entries, entry, base, isNews) }));
  if (conflict.kind === 'team') {
    const read = readServerTeam(game, theirs);
    const base = read.ok ? read.value.team : null;
    takeOverTeam(stores, conflict.index, conflict.theirs);
    put(base, conflict.theirs !== null && base !== null && !sameTeam(base, conflict.theirs.team));
    return;
  }
  const read = readCreature(game, theirs);
  const base = read.ok ? read.value : null;
  takeOverCreature(stores, conflict.id, conflict.theirs);
  put(base, conflict.theirs !== null && base !== null && !sameContent(base, conflict.theirs));
}

/** The selected member belongs to this device. */
const sameTeam = (a: PlayerTeam, b: PlayerTeam): boolean => isSame(sentOf(a), sentOf(b));
const sentOf = (team: PlayerTeam) => ({ ...settingsOfTeam(team), members: team.members, snacking: team.snacking });

/** Mine is sent again and replaces theirs; theirs is taken over. What only one device has changed is kept either way. */
export function resolveConflict(
  stores: ConflictStores,
  target: Target,
  side: ConflictSide,
  newStamp: () => string,
): void {
  const { outbox } = stores;
  const entry = outbox.getState().entries[target];
  if (entry?.state !== 'conflict') return;
  const conflict = conflictOf(entry, playerDataIn(stores), gameFor(stores.user.getState()));
  if (!conflict) return;
  if (side === 'theirs') {
    putTheirs(stores, { ...entry, stamp: newStamp() }, conflict, entry.theirs);
    return;
  }
  if (conflict.kind === 'team') {
    // Without the version, which a forced write does not ask for.
    if (conflict.theirs) takeOverTeam(stores, conflict.index, conflict.mine);
    outbox.setState(({ entries }) => ({ entries: forced(entries, entry, newStamp()) }));
    return;
  }
  const version = conflict.theirs?.version ?? 0;
  stores.creatures.setState(({ creatures }) =>
    conflict.mine ? { creatures: { ...creatures, [conflict.id]: { ...conflict.mine, version } } } : {},
  );
  const read = readCreature(gameFor(stores.user.getState()), entry.theirs);
  const base = read.ok ? read.value : null;
  outbox.setState(({ entries }) => ({ entries: retried(entries, { ...entry, base }, newStamp()) }));
}
