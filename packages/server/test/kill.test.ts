// Nothing lost: the server is killed in the middle of many writes, several times; whatever it had acknowledged is there afterwards.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTokens } from '../src/auth/tokens.ts';
import { openStore, type Store, type StoreOptions } from '../src/db/connect.ts';
import { type Acknowledged, expectAll, noneYet, sendWrite } from './acknowledged.ts';
import { makePlayer, type Player, TEST_SECRET } from './harness.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { emptyDatabase, emptyFolder, STORE_KINDS, type StoreKind } from './stores.ts';

/** Each begins with a server that starts anew; with FULL=1 more often. The embedded store is the one whose safety is up to us. */
const ROUNDS: Readonly<Record<StoreKind, number>> = process.env.FULL
  ? { embedded: 10, postgres: 10 }
  : { embedded: 2, postgres: 1 };
const WRITES = 500;
const AT_ONCE = 8;

describe.each(STORE_KINDS)('%s', (kind) => {
  let options: StoreOptions;
  let folder = '';
  let player: Player;

  beforeAll(async () => {
    folder = emptyFolder();
    options = { dataDir: folder, databaseUrl: kind === 'postgres' ? await emptyDatabase() : undefined };
    await withStore(options, async (store) => {
      const now = () => new Date();
      // The token must outlive the whole test.
      player = await makePlayer({ store, now, tokens: createTokens(TEST_SECRET, now) }, 'default', 'discord');
    });
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  const rounds = ROUNDS[kind];

  test(`${rounds} times killed during ${WRITES} writes`, { timeout: 300_000 }, async () => {
    const stored = noneYet();
    let killedEarly = 0;
    for (let round = 0; round < rounds; round += 1) {
      const server = await start(options);
      await expectAll(server, player, stored);
      const limit = 20 + Math.floor(((round * 37) % rounds) * (WRITES / rounds) * 0.4);
      const done = await writeUntilKilled(server, player, stored, round, limit);
      if (done < WRITES) killedEarly += 1;
    }
    expect(killedEarly).toBe(rounds);
    const server = await start(options);
    await expectAll(server, player, stored);
    expect(await server.stop()).toBe(0);
    await withStore(options, expectConsistent);
    expect(stored.creatures.size).toBeGreaterThan(rounds);
  });
});

function start({ dataDir, databaseUrl }: StoreOptions): Promise<ServerProcess> {
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  return startServerProcess({
    DATA_DIR: dataDir,
    AUTH_SECRET: TEST_SECRET,
    RATE_LIMIT_FACTOR: '999999',
    MAX_LOOP_DELAY: '0',
    ...database,
  });
}

async function withStore(options: StoreOptions, work: (store: Store) => Promise<void>): Promise<void> {
  const store = await openStore(options);
  try {
    await work(store);
  } finally {
    await store.close();
  }
}

/** Several writers at once; the server is killed as soon as `limit` writes were acknowledged. */
async function writeUntilKilled(
  server: ServerProcess,
  player: Player,
  stored: Acknowledged,
  round: number,
  limit: number,
): Promise<number> {
  let acknowledged = 0;
  let started = 0;
  let killed: Promise<void> | undefined;
  const write = async (number: number): Promise<void> => {
    await sendWrite(server, player, stored, round, number);
    acknowledged += 1;
    if (acknowledged >= limit) killed ??= server.kill();
  };
  const writer = async (): Promise<void> => {
    while (killed === undefined && started < WRITES) {
      started += 1;
      // A call that the kill cut off was not acknowledged.
      await write(started).catch((error: unknown) => {
        if (killed === undefined) throw error;
      });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, writer));
  await (killed ?? server.kill());
  return acknowledged;
}

/** What the keys of the tables promise, read back from the rows themselves. */
async function expectConsistent({ client }: Store): Promise<void> {
  const broken = await client.run(`
    select 'member without team or creature' as what from team_members m
      left join teams t on t.id = m.team_id and t.user_id = m.user_id
      left join creatures c on c.id = m.creature_id and c.user_id = m.user_id
      where t.id is null or c.id is null
    union all
    select 'two creatures of one id' from creatures group by user_id, external_id having count(*) > 1
    union all
    select 'team twice' from teams group by user_id, team_index having count(*) > 1
    union all
    select 'creature that is not needed' from creatures c
      where not c.saved and not exists (select 1 from team_members m where m.creature_id = c.id)`);
  expect(broken).toEqual([]);
}
