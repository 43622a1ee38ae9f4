// A player's data on the server, in the shapes of this device: everything, or the changes since the last request.
import type { AnswerOf, routes } from '@oversleep/contract';
import { gameOf } from '@oversleep/game';
import type { Api, Log } from '../../api/client.ts';
import { ApiFailure } from '../../api/failure.ts';
import { emptyTeam, type PlayerData } from '../data/data.ts';
import type { Holdings } from '../data/holdings.ts';
import { type HoldingsStores, holdingsIn } from '../data/stores.ts';
import { accountFrom, islandsFrom, type PlayerSettings } from '../data/user.ts';
import { isRowName, rowNames, type StoredRow, type WeekRows, without } from '../data/weeks.ts';
import { type Cursor, NO_CURSOR } from './cursor.ts';
import type { fetchAll } from './old-server.ts';
import { readServerData } from './pull.ts';
import type { ServerSide } from './server-side.ts';

/** Loaded for a server of an older release. */
export type LoadOldServer = () => Promise<{ readonly fetchAll: typeof fetchAll }>;

type Changes = AnswerOf<typeof routes.changes>;

/** Everything. */
export async function fetchServerSide(
  api: Pick<Api, 'call' | 'send'>,
  stores: HoldingsStores,
  log: Log,
  loadOldServer: LoadOldServer,
): Promise<ServerSide> {
  const side = await fetchChanges(api, stores, log, loadOldServer, NO_CURSOR);
  if (!side) throw new ApiFailure('server');
  return side;
}

/** This device's data with the changes since; undefined without changes. */
export async function fetchChanges(
  api: Pick<Api, 'call' | 'send'>,
  stores: HoldingsStores,
  log: Log,
  loadOldServer: LoadOldServer,
  { version: since, etag }: Cursor,
): Promise<ServerSide | undefined> {
  try {
    const reply = await api.send('GET /api/user/changes', { query: { since }, etag });
    return reply.unchanged ? undefined : changedSide(reply.answer, reply.etag, holdingsIn(stores), log);
  } catch (error) {
    // A server of an older release.
    if (error instanceof ApiFailure && error.kind === 'notFound') return (await loadOldServer()).fetchAll(api, log);
    throw error;
  }
}

function changedSide(changes: Changes, etag: string | null, mine: Holdings, log: Log): ServerSide {
  const { whole, account } = changes;
  const settings = settingsAfter(changes, mine.settings);
  const gone = new Set(changes.deleted.map(({ kind, key }) => `${kind}:${key}`));
  const known = whole ? undefined : withoutGone(mine.data, gone);
  return {
    holdings: {
      data: readServerData(gameOf(settings.edition), changes.teams, changes.creatures, log, known),
      settings,
      rows: {
        ...(whole ? {} : without(mine.rows, [...gone].filter(isRowName))),
        ...Object.fromEntries(
          changes.rows.map(({ kind, key, version, data }): [string, StoredRow] => [
            `${kind}:${key}`,
            { version, data },
          ]),
        ),
      },
    },
    ...(account ? { account: accountFrom(account) } : {}),
    cursor: { version: changes.version, etag },
  };
}

function settingsAfter({ whole, settings, areas, recipes }: Changes, mine: PlayerSettings): PlayerSettings {
  return {
    ...mine,
    ...settings,
    islands: { ...(whole ? {} : mine.islands), ...islandsFrom(areas) },
    recipeLevels: { ...(whole ? {} : mine.recipeLevels), ...recipes },
  };
}

const withoutGone = ({ teams, creatures }: PlayerData, gone: ReadonlySet<string>): PlayerData => ({
  teams: teams.map((team) => (gone.has(`team:${team.index}`) ? emptyTeam(team.index) : team)),
  creatures: Object.fromEntries(Object.entries(creatures).filter(([id]) => !gone.has(`creature:${id}`))),
});

/** A row with a pending write stays as it is here; one that the server has never seen must not be lost. */
export function pulledRows(mine: WeekRows, theirs: WeekRows, pending: ReadonlySet<string>): WeekRows {
  const own = rowNames(mine).filter((name) => pending.has(name) || (mine[name]?.version === 0 && !theirs[name]));
  const changed = rowNames(theirs).filter((name) => !pending.has(name));
  return {
    ...Object.fromEntries(changed.map((name) => [name, theirs[name]])),
    ...Object.fromEntries(own.map((name) => [name, mine[name]])),
  };
}
