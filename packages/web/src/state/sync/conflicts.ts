// Conflicting changes of this device and another: both sides, and what choosing one means.
import { type Creature, type Game, rosterOf } from '@oversleep/game';
import type { PlayerData, PlayerTeam } from '../data/data.ts';
import { playerDataIn } from '../data/stores.ts';
import { parseTarget, type Target } from '../data/targets.ts';
import { gameFor } from '../data/user.ts';
import { readCreature, readServerTeam } from '../data/wire.ts';
import { entriesIn, forced, type OutboxEntry, type OutboxState, retried, without } from './outbox.ts';
import type { SyncStores } from './stores.ts';
import { takeOverCreature, takeOverTeam } from './take-over.ts';

export type Side = 'mine' | 'theirs';

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
  const { target } = entry;
  const reason = entry.reason ?? '';
  const parsed = parseTarget(target);
  if (parsed.kind === 'creature') {
    const theirs = readCreature(game, entry.theirs);
    const { name: id } = parsed;
    return {
      kind: 'creature',
      target,
      id,
      reason,
      mine: creatures[id] ?? null,
      theirs: theirs.ok ? theirs.value : null,
    };
  }
  const team = parsed.kind === 'team' ? teams[parsed.index] : undefined;
  if (!team) return undefined;
  const theirs = readServerTeam(game, entry.theirs);
  return {
    kind: 'team',
    target,
    index: team.index,
    reason,
    mine: { team, creatures: rosterOf(team).flatMap((id) => creatures[id] ?? []) },
    theirs: theirs.ok ? theirs.value : null,
  };
}

/** Mine is sent again and replaces theirs; theirs is taken over and mine is dropped. */
export function resolveConflict(
  stores: Pick<SyncStores, 'outbox' | 'user' | 'teams' | 'creatures' | 'comparison'>,
  target: Target,
  side: Side,
  newStamp: () => string,
): void {
  const { outbox } = stores;
  const entry = outbox.getState().entries[target];
  if (entry?.state !== 'conflict') return;
  const conflict = conflictOf(entry, playerDataIn(stores), gameFor(stores.user.getState()));
  if (!conflict) return;
  if (side === 'theirs') {
    outbox.setState(({ entries }) => ({ entries: without(entries, [target]) }));
    if (conflict.kind === 'team') takeOverTeam(stores, conflict.index, conflict.theirs);
    else takeOverCreature(stores, conflict.id, conflict.theirs);
    return;
  }
  if (conflict.kind === 'team') {
    outbox.setState(({ entries }) => ({ entries: forced(entries, entry, newStamp()) }));
    return;
  }
  const version = conflict.theirs?.version ?? 0;
  stores.creatures.setState(({ creatures }) =>
    conflict.mine ? { creatures: { ...creatures, [conflict.id]: { ...conflict.mine, version } } } : {},
  );
  outbox.setState(({ entries }) => ({ entries: retried(entries, entry, newStamp()) }));
}
