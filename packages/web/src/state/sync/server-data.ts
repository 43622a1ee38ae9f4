// Everything that the server knows of a player, in the shapes of this device.
import { gameOf } from '@oversleep/game';
import type { Api, Log } from '../../api/client.ts';
import type { Holdings } from '../data/holdings.ts';
import { accountFrom, settingsFrom } from '../data/user.ts';
import { readServerData } from './pull.ts';

export interface ServerSide {
  readonly holdings: Holdings;
  readonly account: ReturnType<typeof accountFrom>;
}

export async function fetchServerSide(api: Pick<Api, 'call'>, log: Log): Promise<ServerSide> {
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
    },
    account: accountFrom(settings),
  };
}
