// Changes that the server does not have yet: one entry per target, in order. The data is read when it is sent.

import { isObject } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { oneOf, textOr, wholeOr } from '../data/readers.ts';
import { isTarget, type Target, teamOfTarget } from '../data/targets.ts';

export interface OutboxEntry {
  readonly target: Target;
  /** Position in the queue. */
  readonly order: number;
  /** Changes with every edit, so that an older answer is not mistaken for the newest. */
  readonly stamp: string;
  /** `conflict`: the player must choose; `setAside`: the server will never accept it as it is. */
  readonly state: 'waiting' | 'conflict' | 'setAside';
  /** Why it is not just waiting. */
  readonly reason: string | null;
  readonly details: readonly string[];
  /** For a conflict: the server's data, as sent; null for none. */
  readonly theirs: unknown;
  /** The player has chosen this side: it replaces whatever the server has. */
  readonly force: boolean;
  /** What the server had before the first change here; null if unknown. */
  readonly base: unknown;
}

export type OutboxEntries = Readonly<Partial<Record<Target, OutboxEntry>>>;

export interface OutboxState {
  readonly entries: OutboxEntries;
}

export const createOutboxStore = () => createStore<OutboxState>(() => ({ entries: {} }));

export const entriesOf = ({ entries }: OutboxState): readonly OutboxEntry[] =>
  Object.values(entries)
    .filter((entry) => entry !== undefined)
    .sort((a, b) => a.order - b.order || (a.target < b.target ? -1 : 1));

export const entriesIn = (state: OutboxState, kind: OutboxEntry['state']): readonly OutboxEntry[] =>
  entriesOf(state).filter((entry) => entry.state === kind);

export const pendingTargets = (state: OutboxState): ReadonlySet<Target> =>
  new Set(entriesOf(state).map(({ target }) => target));

export interface Ticket {
  readonly order: number;
  readonly stamp: string;
}

const NOTHING_WRONG = { reason: null, details: [], theirs: null, force: false } as const;

/** Adds targets to the queue, all at once: a box has thousands. A target keeps its position; a whole team replaces its parts. */
export function enqueued(
  entries: OutboxEntries,
  targets: readonly Target[],
  ticketOf: (place: number) => Ticket,
  baseOf: (target: Target) => unknown = () => null,
): OutboxEntries {
  let next: Partial<Record<Target, OutboxEntry>> = { ...entries };
  for (const [place, target] of targets.entries()) {
    const { order, stamp } = ticketOf(place);
    const known = wholeTeam(next, target) ?? next[target];
    const base = known ? null : (firstBase(next, target) ?? baseOf(target) ?? null);
    if (!known && target.startsWith('team:')) next = { ...withoutParts(next, target) };
    const entry: OutboxEntry = known
      ? renewed(known, stamp)
      : { target, order, stamp, state: 'waiting', base, ...NOTHING_WRONG };
    next[entry.target] = entry;
  }
  return next;
}

/** The entry of the whole team, when the target is a part of it. */
function wholeTeam(entries: OutboxEntries, target: Target): OutboxEntry | undefined {
  const index = teamOfTarget(target);
  return index === undefined ? undefined : entries[`team:${index}`];
}

/** What the server had before the first change of the team that a target is about. */
const firstBase = (entries: OutboxEntries, target: Target): unknown =>
  target.startsWith('team:')
    ? entriesOf({ entries }).find((entry) => teamOfTarget(entry.target) === teamOfTarget(target))?.base
    : undefined;

/** An open conflict stays open; a refused entry may be valid now. */
const renewed = (entry: OutboxEntry, stamp: string): OutboxEntry =>
  entry.state === 'setAside' ? { ...entry, stamp, state: 'waiting', ...NOTHING_WRONG } : { ...entry, stamp };

function withoutParts(entries: OutboxEntries, target: Target): OutboxEntries {
  if (!target.startsWith('team:')) return entries;
  const index = teamOfTarget(target);
  return Object.fromEntries(
    Object.entries(entries).filter(([, entry]) => entry && teamOfTarget(entry.target) !== index),
  );
}

export const without = (entries: OutboxEntries, targets: readonly Target[]): OutboxEntries =>
  Object.fromEntries(Object.entries(entries).filter(([, entry]) => entry && !targets.includes(entry.target)));

export interface Trouble {
  readonly reason: string;
  readonly details: readonly string[];
  readonly theirs: unknown;
}

/** A conflict about a part of a team concerns the team: one question, and one answer. */
export function inConflict(entries: OutboxEntries, entry: OutboxEntry, trouble: Trouble): OutboxEntries {
  const { target, base } = wholeOf(entries, entry);
  return { ...withoutParts(entries, target), [target]: { ...entry, target, base, ...trouble, state: 'conflict' } };
}

/** The target that is asked about and merged as one: of a part of a team the team, with what it was before all changes. */
export function wholeOf(entries: OutboxEntries, entry: OutboxEntry): Pick<OutboxEntry, 'target' | 'base'> {
  const index = teamOfTarget(entry.target);
  if (index === undefined) return entry;
  const target: Target = `team:${index}`;
  return { target, base: firstBase(entries, target) ?? entry.base };
}

/** Back in the queue after a merge, if there is anything to send; the next change elsewhere is compared with `base`. */
export function afterMerge(entries: OutboxEntries, entry: OutboxEntry, base: unknown, isNews: boolean): OutboxEntries {
  const { target } = wholeOf(entries, entry);
  const rest = without(withoutParts(entries, target), [target]);
  return isNews ? { ...rest, [target]: { ...entry, target, state: 'waiting', ...NOTHING_WRONG, base } } : rest;
}

/** What was changed while it was being sent is based on what was sent. */
export const basedOn = (entries: OutboxEntries, target: Target, stamp: string, sent: unknown): OutboxEntries => {
  const entry = entries[target];
  return entry && entry.stamp !== stamp ? { ...entries, [target]: { ...entry, base: sent } } : entries;
};

export const setAside = (entries: OutboxEntries, entry: OutboxEntry, trouble: Trouble): OutboxEntries => ({
  ...entries,
  [entry.target]: { ...entry, ...trouble, state: 'setAside' },
});

/** Back in the queue, to replace what the server has. */
export const forced = (entries: OutboxEntries, entry: OutboxEntry, stamp: string): OutboxEntries => ({
  ...entries,
  [entry.target]: { ...entry, stamp, state: 'waiting', ...NOTHING_WRONG, force: true },
});

/** Back in the queue as it is. */
export const retried = (entries: OutboxEntries, entry: OutboxEntry, stamp: string): OutboxEntries => ({
  ...entries,
  [entry.target]: { ...entry, stamp, state: 'waiting', ...NOTHING_WRONG },
});

export function readOutboxEntry(value: unknown): OutboxEntry | undefined {
  if (!isObject(value)) return undefined;
  const { target, order, stamp, state, reason, details, theirs, force, base } = value;
  if (!isTarget(target) || typeof stamp !== 'string') return undefined;
  return {
    target,
    order: wholeOr(order, 0),
    stamp,
    state: oneOf(['waiting', 'conflict', 'setAside'], state, 'waiting'),
    reason: textOr(reason, null),
    details: Array.isArray(details) ? details.map(String) : [],
    theirs: theirs ?? null,
    force: force === true,
    base: base ?? null,
  };
}
