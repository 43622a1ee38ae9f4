// An app of an earlier release talks to this server: every request is accepted, and nothing that it saves is lost.
import { routes } from '@oversleep/contract';
import { describe, expect, test } from 'vitest';
import { startTestServer } from './harness.ts';
import recorded from './older-app.json' with { type: 'json' };
import { STORE_KINDS } from './stores.ts';

interface RecordedRequest {
  readonly method: string;
  readonly url: string;
  readonly ifMatch?: string;
  readonly body?: object;
}

/**
 * As the app of commit 6a57488 sent them, before the planned week became rows: one device saves teams, Pokémon, settings and a
 * week, then two devices log a meal each while both are offline.
 */
const REQUESTS: readonly RecordedRequest[] = recorded;

describe.each(STORE_KINDS)('%s', (kind) => {
  test('two devices of an earlier release lose nothing', async () => {
    const server = await startTestServer(kind);
    const player = await server.player();
    let teamVersion = 0;
    for (const { method, url, ifMatch, body } of REQUESTS) {
      const headers = {
        authorization: `Bearer ${player.token}`,
        ...(ifMatch === undefined ? {} : { 'if-match': `"${teamVersion}"` }),
      };
      const answer = await server.app.inject({
        method: method as 'GET',
        url,
        headers,
        ...(body ? { payload: body } : {}),
      });
      expect([method, url, answer.statusCode < 300 ? 'accepted' : answer.body]).toEqual([method, url, 'accepted']);
      // An account's versions begin where they like; an app sends back the one that it was answered.
      if (url === '/api/team/meta/0') teamVersion = answer.json().version;
    }
    const read = async (route: Parameters<typeof server.call>[0]) => (await server.call(route, { as: player })).json();
    const id = (n: number) => `00000000-0000-4000-8000-00000000000${n}`;
    expect((await read(routes.teams)).teams).toMatchObject([
      { index: 0, name: 'Nap', members: [{ memberIndex: 2, externalId: id(1), pokemon: 'PIKACHU' }] },
    ]);
    const box: readonly { readonly externalId: string; readonly level: number }[] = await read(routes.creatures);
    expect(box.map(({ externalId, level }) => [externalId, level]).sort()).toEqual([
      [id(2), 30],
      [id(3), 60],
      [id(4), 60],
    ]);
    expect(await read(routes.recipes)).toMatchObject({ FANCY_APPLE_CURRY: 12 });
    expect(await read(routes.settings)).toMatchObject({
      potSize: 57,
      areaBonuses: { cyan: 20 },
      policy: { sunday: false, filler: 'surplus' },
      week: {
        monday: '2025-11-10',
        day: 'tue',
        time: '22:00',
        strength: 350_000,
        bag: { Apple: 26, Milk: 30 },
        log: [
          { meal: 'lunch', dish: 'FANCY_APPLE_CURRY', strength: 300_000 },
          { meal: 'dinner', dish: 'FANCY_APPLE_CURRY', strength: 350_000 },
        ],
        forecasts: [{ day: 'tue', time: '12:00', p10: 1, p50: 2, p90: 3 }],
      },
    });
    await server.close();
  });
});
