// Reads a player's data from a server of an older release, which has no change list, and the week as one value.
import { gameOf } from '@oversleep/game';
import type { Api, Log } from '../../api/client.ts';
import { accountFrom, settingsFrom } from '../data/user.ts';
import { newRows } from '../data/week-changes.ts';
import { NO_CURSOR } from './cursor.ts';
import { readServerData } from './pull.ts';
import type { ServerSide } from './server-side.ts';

export async function fetchAll(api: Pick<Api, 'call'>, log: Log): Promise<ServerSide> {
  const [{ teams }, box, settings, recipes] = await Promise.all([
    api.call('GET /api/team'),
    api.call('GET /api/user/pokemon'),
    api.call('GET /api/user/settings'),
    api.call('GET /api/user/recipe'),
  ]);
  return {
    holdings: {
      data: readServerData(gameOf(settings.edition), teams, box, log),
      settings: settingsFrom(settings, recipes),
      rows: newRows(settings.week),
    },
    account: accountFrom(settings),
    cursor: NO_CURSOR,
  };
}
