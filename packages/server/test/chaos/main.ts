// Whether anything is lost when everything fails: two servers on PostgreSQL and one with the embedded database under mixed load, while
// the database is stopped, frozen and out of room, servers are killed, and their clocks jump. Afterwards every acknowledged write is looked for.
//   npm run --silent bench -- chaos [--minutes N] [--json]
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { findPostgres } from '../../../../tools/machine/postgres.mjs';
import { emptySnapshot, unpack } from '../empty-folder.ts';
import { freePort, runSql, startCluster } from '../postgres.ts';
import { createCall } from './call.ts';
import { databaseFaults, runFaults, serverFaults } from './faults.ts';
import { createPlayer, newName } from './player.ts';
import { type ChaosServer, createChaosServer } from './server.ts';
import { createTally, type TallyFigures } from './tally.ts';

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    json: { type: 'boolean', default: false },
    /** The built one. */
    server: { type: 'string', default: '' },
  },
});
const minutes = Number(values.minutes);
const PLAYERS = { PostgreSQL: 6, embedded: 3 };

const folder = mkdtempSync(join(tmpdir(), 'oversleep-chaos-'));
const disk = mkdtempSync(join(tmpdir(), 'oversleep-chaos-disk-'));
/** Only an administrator can make a small disk; without one it is not filled up. */
const hasDisk = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=300m', 'tmpfs', disk]).status === 0;
const tally = createTally();
const call = createCall(tally);

async function run(): Promise<readonly string[]> {
  const programs = findPostgres(process.env);
  if (programs === undefined) throw new Error('PostgreSQL was not found: please install it, or set POSTGRES_BIN.');
  const settings = ['-c', 'fsync=on', '-c', 'max_wal_size=64MB', '-c', 'min_wal_size=32MB'];
  const cluster = await startCluster(programs, { ...(hasDisk ? { folder: disk } : {}), settings });
  await runSql(cluster.url('postgres'), 'create database oversleep');
  const secret = randomBytes(48).toString('base64url');
  const plan = async (name: string, env: Readonly<Record<string, string>>) =>
    createChaosServer({
      name,
      program: values.server,
      port: await freePort(),
      dataDir: join(folder, name),
      env: {
        AUTH_SECRET: secret,
        DEV_SIGN_IN: 'true',
        RATE_LIMIT_FACTOR: '999999',
        COMPUTE_THREADS: '1',
        LOG_LEVEL: 'fatal',
        MAX_LOOP_DELAY: '0',
        ...env,
      },
      onOwnEnd: tally.ownEnd,
    });
  const DATABASE_URL = cluster.url('oversleep');
  const onPostgres = [await plan('first', { DATABASE_URL }), await plan('second', { DATABASE_URL })];
  const embedded = [await plan('embedded', {})];
  const servers = [...onPostgres, ...embedded];
  try {
    unpack(await emptySnapshot(), join(folder, 'embedded'));
    for (const server of servers) server.start();
    await Promise.all(servers.map(untilReady));
    const groups = { PostgreSQL: onPostgres, embedded };
    const players = Object.entries(groups).flatMap(([target, own]) =>
      Array.from({ length: target === 'PostgreSQL' ? PLAYERS.PostgreSQL : PLAYERS.embedded }, () =>
        createPlayer({ name: newName(), target, servers: own, call, tally }),
      ),
    );
    const faultsOver = new AbortController();
    const playOver = new AbortController();
    const playing = Promise.all(players.map(({ play }) => play(playOver.signal)));
    const failing = Promise.all([
      runFaults(
        databaseFaults(cluster, onPostgres, hasDisk ? join(disk, 'filler') : undefined),
        tally,
        faultsOver.signal,
      ),
      runFaults(embedded.flatMap(serverFaults), tally, faultsOver.signal),
    ]);
    await sleep(minutes * 60_000);
    faultsOver.abort();
    await failing;
    playOver.abort();
    await playing;
    await Promise.all(servers.map(untilReady));
    return (await Promise.all(players.map(({ losses }) => losses()))).flat();
  } finally {
    await Promise.all(servers.map(({ kill }) => kill()));
    await cluster.halt('immediate');
  }
}

async function untilReady(server: ChaosServer): Promise<void> {
  if (await server.untilReady()) return;
  throw new Error([`${server.name} did not become ready`, ...tally.figures().ownEnds].join('\n'));
}

function print(lost: readonly string[], figures: TallyFigures): void {
  const { requests, writes, failures, faults, ownEnds, longestGaps } = figures;
  const lines = [
    `${minutes} minutes, ${requests} calls${hasDisk ? '' : ' (no rights to make a small disk: it was not filled up)'}`,
    ...Object.entries(faults).map(([name, count]) => `  ${String(count).padStart(4)} × ${name}`),
    ...Object.keys(PLAYERS).map((target) => `writes acknowledged, ${target}: ${writes[target] ?? 0}`),
    `writes lost: ${lost.length}`,
    ...lost.map((line) => `  ${line}`),
    `processes that ended by themselves: ${ownEnds.length}`,
    ...ownEnds.map((words) => `  ${words}`),
    'calls that failed on our side:',
    ...Object.entries(failures).map(([kind, count]) => `  ${String(count).padStart(6)} × ${kind}`),
    ...Object.entries(longestGaps).map(
      ([target, seconds]) => `longest time without an acknowledged write, ${target}: ${seconds.toFixed(1)} s`,
    ),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

// After all that it uses.
try {
  const lost = await run();
  const figures = tally.figures();
  if (values.json) process.stdout.write(`${JSON.stringify({ minutes, lost, ...figures })}\n`);
  else print(lost, figures);
  // Where nothing was written nothing was shown.
  const hasWritten = Object.keys(PLAYERS).every((target) => (figures.writes[target] ?? 0) > 0);
  process.exitCode = lost.length === 0 && figures.ownEnds.length === 0 && hasWritten ? 0 : 1;
} finally {
  if (hasDisk) spawnSync('umount', [disk]);
  for (const place of [disk, folder]) rmSync(place, { recursive: true, force: true });
}
