// The disk of PostgreSQL is full: reading goes on, writing and readiness say what is wrong, and all is well once there is room again.
import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { appendFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { openStore } from '../src/db/connect.ts';
import { migrate, migrationsIn } from '../src/db/migrate.ts';
import { MIGRATIONS } from '../src/places.ts';
import { creature } from './acknowledged.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { type Cluster, runSql, startCluster } from './postgres.ts';

const disk = mkdtempSync(join(tmpdir(), 'oversleep-disk-'));
/** A small disk of one's own can only be made by an administrator, who runs these tests in containers and on build machines. */
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m', 'tmpfs', disk]).status === 0;
if (!hasDisk) rmSync(disk, { recursive: true });
const filler = join(disk, 'filler');
const WRITES_AT_MOST = 500;

/** To the last byte. */
function fillUp(): void {
  for (const size of [1 << 20, 4096, 1]) {
    try {
      for (;;) appendFileSync(filler, Buffer.alloc(size));
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOSPC')) throw error;
    }
  }
}

describe.runIf(hasDisk)('a full disk', () => {
  let cluster: Cluster;
  let server: TestServer;
  let player: Player;

  beforeAll(async () => {
    // The log gets a fixed part of the disk: what is full is the place of the tables.
    const settings = ['-c', 'min_wal_size=32MB', '-c', 'max_wal_size=32MB', '-c', 'autovacuum=off'];
    cluster = await startCluster(inject('postgresPrograms'), { folder: disk, settings });
    await runSql(cluster.url('postgres'), 'create database oversleep');
    const store = await openStore({ databaseUrl: cluster.url('oversleep'), dataDir: tmpdir() });
    await migrate(store.client, migrationsIn(MIGRATIONS));
    server = await startTestServer(store);
    player = await server.player();
  });
  afterAll(async () => {
    await server.close();
    await cluster.halt('immediate');
    spawnSync('umount', [disk]);
    rmSync(disk, { recursive: true, force: true });
  });

  const write = () => server.call(routes.putCreature, { as: player, body: creature(randomUUID(), 30) });
  const isReady = () => {
    // Readiness is remembered for a second.
    server.advance(2000);
    return server.call(routes.ready);
  };

  test('is 503 for writes and for readiness, and over as soon as there is room', async () => {
    expect((await write()).statusCode).toBe(204);
    expect((await isReady()).json()).toMatchObject({ status: 'ready', checks: { storage: true } });
    // A new file of the log, whose room is taken in advance.
    await server.store.client.run('select pg_switch_wal()');
    await server.store.client.run('checkpoint');
    await write();
    fillUp();

    const unready = await isReady();
    expect(unready.statusCode).toBe(503);
    expect(unready.json().details).toEqual(['storage does not work']);

    // Pages that are not yet full still take some.
    let refused = await write();
    for (let writes = 1; refused.statusCode === 204 && writes < WRITES_AT_MOST; writes += 1) refused = await write();
    expect(refused.statusCode, refused.body).toBe(503);
    expect(refused.json()).toMatchObject({ code: 'STORAGE_FULL' });
    expect(refused.headers['retry-after']).toBeDefined();
    const read = await server.call(routes.creatures, { as: player });
    expect(read.statusCode, read.body).toBe(200);

    rmSync(filler);
    expect((await write()).statusCode).toBe(204);
    expect((await isReady()).statusCode).toBe(200);
  });
});
