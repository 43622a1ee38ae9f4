// Replaces the data by a snapshot or a file, after making a snapshot of it.
import { SETTING_NAMES } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import type { Commit, Queue } from '../data/commit.ts';
import type { PlayerData } from '../data/data.ts';
import { isUntouched } from '../data/data.ts';
import type { DataStores } from '../data/stores.ts';
import type { Target } from '../data/targets.ts';
import type { PlayerSettings } from '../data/user.ts';
import { newRows, readRows, withOnlyRows } from '../data/week-changes.ts';
import type { BundleContent } from '../storage/read-bundle.ts';
import { type ReturnedContent, readFile, returnedFrom } from '../storage/returned.ts';
import type { SnapshotReason, Snapshots } from '../storage/snapshots.ts';
import { settingsNow } from './take-over.ts';

const t = messages('shell');

export type RestoreResult =
  | { readonly ok: true; readonly unreadable: number }
  | { readonly ok: false; readonly message: string };

export interface Restore {
  readonly snapshot: (id: string) => Promise<RestoreResult>;
  readonly file: (text: string) => Promise<RestoreResult>;
}

export interface RestoreParts {
  readonly stores: Pick<DataStores, 'user' | 'weeks'>;
  readonly snapshots: Pick<Snapshots, 'take' | 'find'>;
  readonly commit: Commit;
  readonly queue: Queue;
}

export function createRestore({ stores, snapshots, commit, queue }: RestoreParts): Restore {
  const replaceSettings = (settings: PlayerSettings) => {
    const before = settingsNow(stores);
    stores.user.setState(settings);
    queue(settingTargets(before, settings));
  };

  const replaceWeek = ({ rows: copied, week }: Pick<BundleContent, 'rows' | 'week'>) => {
    const { rows, changed } = withOnlyRows(stores.weeks.getState().rows, copied ? readRows(copied) : newRows(week));
    stores.weeks.setState({ rows });
    queue(changed);
  };

  const put = async (reason: SnapshotReason, { mode, content }: ReturnedContent): Promise<RestoreResult> => {
    await snapshots.take(reason);
    if (mode === 'replace') {
      replaceSettings(content.settings);
      replaceWeek(content);
      commit(
        () => content.data,
        () => content.comparison,
      );
    } else commit((data) => added(data, content.data));
    return { ok: true, unreadable: content.broken.length };
  };

  const attempt = async (
    reason: SnapshotReason,
    read: () => Promise<ReturnedContent | undefined>,
  ): Promise<RestoreResult> => {
    try {
      const returned = await read();
      if (!returned) return { ok: false, message: t('restore.nothing') };
      return await put(reason, returned);
    } catch {
      return { ok: false, message: t('restore.unreadable') };
    }
  };

  return {
    snapshot: (id) =>
      attempt('restore', async () => {
        const snapshot = await snapshots.find(id);
        return snapshot && returnedFrom(snapshot);
      }),
    file: (text) => attempt('import', async () => readFile(text)),
  };
}

/** Adds missing entries to the present data; occupied slots stay. */
const added = (data: PlayerData, more: PlayerData): PlayerData => ({
  creatures: { ...more.creatures, ...data.creatures },
  teams: data.teams.map((team) => (isUntouched(team) ? (more.teams[team.index] ?? team) : team)),
});

function settingTargets(before: PlayerSettings, after: PlayerSettings): readonly Target[] {
  const changed = <T>(a: Readonly<Record<string, T>>, b: Readonly<Record<string, T>>) =>
    Object.keys(b).filter((name) => JSON.stringify(a[name]) !== JSON.stringify(b[name]));
  return [
    ...SETTING_NAMES.filter((name) => before[name] !== after[name]).map((name): Target => `setting:${name}`),
    ...changed(before.islands, after.islands).map((name): Target => `area:${name}`),
    ...changed(before.recipeLevels, after.recipeLevels).map((name): Target => `recipe:${name}`),
  ];
}
