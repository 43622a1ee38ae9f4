// Snapshots of a player's data before risky steps: the last ten can be restored, downloaded, or deleted.
import { isObject } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { hasContent, tallyOf } from '../data/holdings.ts';
import { type DataStores, holdingsIn } from '../data/stores.ts';
import type * as weekChanges from '../data/week-changes.ts';
import { asBundle, type Bundle, bundleOf, EMPTY_BUNDLE } from './bundle.ts';
import type { RecordStore } from './record-store.ts';
import type { Broken } from './records.ts';
import type { ReferenceTexts } from './reference-storage.ts';

export const MAX_SNAPSHOTS = 10;

/** Why it was made. */
const REASONS = [
  'migration',
  'migrationFailed',
  'unreadable',
  'logout',
  'accountDeleted',
  'clearCache',
  'firstSync',
  'anotherAccount',
  'restore',
  'import',
] as const;

export type SnapshotReason = (typeof REASONS)[number];

export interface SnapshotInfo {
  readonly id: string;
  readonly reason: SnapshotReason;
  /** ISO 8601. */
  readonly at: string;
  readonly teams: number;
  readonly creatures: number;
}

/** Data that is not in the stores. */
export interface Leftovers {
  /** Data of an older release, unchanged. */
  readonly bundle?: Bundle;
  /** Single records that cannot be read. */
  readonly broken?: readonly Broken[];
  /** Texts of an older tool. */
  readonly reference?: ReferenceTexts;
}

export interface Snapshot extends SnapshotInfo, Omit<Leftovers, 'bundle'> {
  readonly bundle: Bundle;
}

export interface SnapshotParts {
  /** Needed for files alone. */
  readonly loadWeeks: () => Promise<Pick<typeof weekChanges, 'plannedWeek' | 'readRows'>>;
  readonly records: RecordStore;
  readonly stores: Pick<DataStores, 'teams' | 'creatures' | 'user' | 'weeks' | 'comparison'>;
  readonly now: () => number;
  readonly newId: () => string;
}

export interface SnapshotFile {
  readonly name: string;
  readonly text: string;
}

export interface Snapshots {
  /** Newest first. */
  readonly list: ReturnType<typeof createListStore>;
  readonly load: () => Promise<void>;
  /** The id; null when there was nothing to copy. */
  readonly take: (reason: SnapshotReason) => Promise<string | null>;
  /** Stores something that is not in the stores and must not be lost. */
  readonly keep: (reason: SnapshotReason, leftovers: Leftovers) => Promise<string>;
  /** Undefined when it is not there (any more). */
  readonly find: (id: string) => Promise<Snapshot | undefined>;
  readonly file: (id: string) => Promise<SnapshotFile | undefined>;
  readonly remove: (id: string) => Promise<void>;
  readonly removeAll: () => Promise<void>;
}

const createListStore = () => createStore<{ readonly snapshots: readonly SnapshotInfo[] }>(() => ({ snapshots: [] }));

export function createSnapshots({ records, stores, now, newId, loadWeeks }: SnapshotParts): Snapshots {
  /** In the form that all releases can read. */
  const withWholeWeek = async ({ rows, ...bundle }: Bundle): Promise<Bundle> => {
    if (!rows) return bundle;
    const { plannedWeek, readRows } = await loadWeeks();
    return { ...bundle, user: { ...bundle.user, week: plannedWeek(readRows(rows)) } };
  };

  const list = createListStore();

  const load = async (): Promise<readonly Snapshot[]> => {
    const all = [...(await records.all()).values()].flatMap((value) => readSnapshot(value) ?? []);
    const sorted = all.sort((a, b) => (a.at < b.at ? 1 : -1));
    list.setState({ snapshots: sorted.map(infoOf) });
    return sorted;
  };

  const store = async (snapshot: Snapshot): Promise<string> => {
    await records.write(new Map([[snapshot.id, snapshot]]));
    const tooOld = (await load()).slice(MAX_SNAPSHOTS);
    if (tooOld.length > 0) {
      await records.write(new Map(tooOld.map(({ id }) => [id, undefined])));
      await load();
    }
    return snapshot.id;
  };

  const find = async (id: string): Promise<Snapshot | undefined> => readSnapshot((await records.get([id])).get(id));

  return {
    list,
    load: async () => void (await load()),
    take: async (reason) => {
      const holdings = holdingsIn(stores);
      if (!hasContent(holdings) && stores.comparison.getState().members.length === 0) return null;
      const { teams } = tallyOf(holdings);
      const creatures = Object.keys(holdings.data.creatures).length;
      const at = new Date(now()).toISOString();
      return store({ id: newId(), reason, at, teams, creatures, bundle: bundleOf(stores) });
    },
    keep: (reason, leftovers) =>
      store({
        id: newId(),
        reason,
        at: new Date(now()).toISOString(),
        teams: 0,
        creatures: 0,
        bundle: EMPTY_BUNDLE,
        ...leftovers,
      }),
    find,
    file: async (id) => {
      const snapshot = await find(id);
      if (!snapshot) return undefined;
      const { bundle, broken, reference, at } = snapshot;
      return {
        name: `oversleep-${at.slice(0, 10)}.json`,
        text: JSON.stringify({ ...(await withWholeWeek(bundle)), broken, reference }, null, 2),
      };
    },
    removeAll: async () => {
      await records.write(new Map([...(await records.all()).keys()].map((id) => [id, undefined])));
      await load();
    },
    remove: async (id) => {
      await records.write(new Map([[id, undefined]]));
      await load();
    },
  };
}

const infoOf = ({ id, reason, at, teams, creatures }: Snapshot): SnapshotInfo => ({ id, reason, at, teams, creatures });

function readSnapshot(value: unknown): Snapshot | undefined {
  if (!isObject(value)) return undefined;
  const { id, reason, at, teams, creatures } = value;
  const bundle = asBundle(value.bundle);
  if (typeof id !== 'string' || typeof at !== 'string' || !isReason(reason) || !bundle) return undefined;
  return {
    id,
    reason,
    at,
    teams: Number(teams) || 0,
    creatures: Number(creatures) || 0,
    bundle,
    ...leftoversIn(value),
  };
}

const isReason = (value: unknown): value is SnapshotReason => REASONS.some((reason) => reason === value);

export function leftoversIn(value: unknown): Omit<Leftovers, 'bundle'> {
  if (!isObject(value)) return {};
  const { broken, reference } = value;
  return {
    ...(Array.isArray(broken) ? { broken: broken.flatMap(readBroken) } : {}),
    ...(isObject(reference)
      ? { reference: Object.fromEntries(Object.entries(reference).map(([key, text]) => [key, String(text)])) }
      : {}),
  };
}

function readBroken(entry: unknown): readonly Broken[] {
  if (!isObject(entry) || typeof entry.key !== 'string') return [];
  const problems = Array.isArray(entry.problems) ? entry.problems.map(String) : [];
  return [{ key: entry.key, value: entry.value, problems }];
}
