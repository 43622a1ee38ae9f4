// Sends rows of the planned weeks; loaded on demand. If another device was faster, both changes are merged and sent again without a question.
import { canonical, mergedRow } from '@oversleep/game';
import type { Api } from '../../api/client.ts';
import { ApiFailure, failureOf } from '../../api/failure.ts';
import type { DataStores } from '../data/stores.ts';
import type { Target } from '../data/targets.ts';
import { plannedWeek } from '../data/week-changes.ts';
import { type RowName, readStoredRow, rowKey, type StoredRow } from '../data/weeks.ts';

/** The rows of a batch that the server refused, while it accepted the rest. */
export type Refusals = ReadonlyMap<Target, ApiFailure>;

/** Each needs another device that writes in between. */
const MOST_ATTEMPTS = 20;

export function createSendRows(
  api: Pick<Api, 'call'>,
  { weeks }: Pick<DataStores, 'weeks'>,
): (names: readonly RowName[]) => Promise<Refusals> {
  const rowOf = (name: RowName): StoredRow | undefined => weeks.getState().rows[name];
  const put = (name: RowName, row: StoredRow) => weeks.setState(({ rows }) => ({ rows: { ...rows, [name]: row } }));

  /** Changes made while it was being sent are based on what was sent. */
  const noteStored = (name: RowName, sent: StoredRow | undefined, version: number) => {
    const now = rowOf(name);
    if (!now || !sent) return;
    put(name, { version, data: now.data, ...(now.data === sent.data ? {} : { base: sent.data }) });
  };

  /** Whether it must be sent again. */
  const merge = (name: RowName, current: unknown): boolean => {
    const mine = rowOf(name);
    if (!mine) return true;
    const theirs = readStoredRow(current);
    if (!theirs) {
      // Deleted elsewhere; what was entered here since must not be lost.
      put(name, { version: 0, data: mine.data });
      return true;
    }
    const data = mergedRow(rowKey(name).kind, mine.data, theirs.data, mine.base);
    const isNews = canonical(data) !== canonical(theirs.data);
    put(name, { version: theirs.version, data, ...(isNews ? { base: theirs.data } : {}) });
    return isNews;
  };

  const attempt = async (names: readonly RowName[]) => {
    const sent = new Map(names.map((name) => [name, rowOf(name)]));
    const { stored, refused } = await api.call('PUT /api/user/rows', {
      body: {
        rows: names.flatMap((name) => {
          const row = sent.get(name);
          return row ? [{ ...rowKey(name), version: row.version, data: row.data }] : [];
        }),
        deleted: names.filter((name) => !sent.get(name)).map(rowKey),
      },
    });
    for (const { kind, key, version } of stored) noteStored(`${kind}:${key}`, sent.get(`${kind}:${key}`), version);
    return refused.map(({ kind, key, problem }) => ({ name: `${kind}:${key}` as const, problem }));
  };

  const sendAll = async (names: readonly RowName[]): Promise<Refusals> => {
    const refusals = new Map<RowName, ApiFailure>();
    let left = names;
    for (let n = 0; left.length > 0 && n < MOST_ATTEMPTS; n += 1) {
      const again: RowName[] = [];
      for (const { name, problem } of await attempt(left)) {
        const isOutdated = problem.code === 'VERSION_CONFLICT';
        if (!isOutdated) refusals.set(name, failureOf(problem.statusCode, problem, undefined));
        else if (merge(name, problem.current)) again.push(name);
      }
      left = again;
    }
    return refusals;
  };

  /** A server without rows gets the week as one value. */
  const sendWhole = async (): Promise<Refusals> => {
    await api.call('PUT /api/user/settings', { body: { week: plannedWeek(weeks.getState().rows) } });
    return new Map();
  };

  return async (names) => {
    try {
      return await sendAll(names);
    } catch (error) {
      if (error instanceof ApiFailure && error.kind === 'notFound') return sendWhole();
      throw error;
    }
  };
}
