// A tier list comes out as the one that comes with the product, byte by byte: from several workers on one PostgreSQL, one of which is killed.
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type TierList, type TierSpecies, tierListOf } from '@oversleep/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestProgram } from '../../../tools/build/server-build.mjs';
import { until } from '../../../tools/machine/until.mjs';
import { openStore, type Store } from '../src/db/connect.ts';
import { computationShards } from '../src/db/schema.ts';
import { startComputation } from '../src/jobs/computation.ts';
import { createJobQueue, type JobQueue } from '../src/jobs/job-queue.ts';
import { listComputations, resultOf } from '../src/repos/computations.ts';
import { createPrebuilt } from '../src/tierlists/prebuilt.ts';
import { TEST_SECRET } from './harness.ts';
import { forgetWorkOn } from './lost-process.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';
import { emptyDatabase } from './stores.ts';
import { SMALL_CHOICE, SMALL_PARTS, SMALL_TIMING, smallInput, smallList } from './tier-list-small.ts';

/** Each gets ready by itself what the parts share, which takes longest. */
const WORKERS = process.env.FULL ? ['first', 'second', 'third', 'fourth'] : ['first', 'second'];

const folder = mkdtempSync(join(tmpdir(), 'oversleep-tier-list-'));
const noted = join(folder, 'noted');
const released = join(folder, 'released');
let store: Store;
let jobs: JobQueue;
let workers: readonly ServerProcess[];
let expected: string;

beforeAll(async () => {
  const databaseUrl = await emptyDatabase();
  const entry = await buildTestProgram('tier-list-workers-entry');
  store = await openStore({ databaseUrl, dataDir: folder });
  jobs = createJobQueue({
    store,
    config: { databaseUrl, dataDir: folder, databaseTimeout: 10_000, role: 'web' },
    timing: SMALL_TIMING,
  });
  workers = await Promise.all(
    WORKERS.map((name) =>
      startServerProcess(
        {
          DATABASE_URL: databaseUrl,
          DATA_DIR: join(folder, name),
          AUTH_SECRET: TEST_SECRET,
          ROLE: 'worker',
          COMPUTE_THREADS: '1',
          MAX_LOOP_DELAY: '0',
          NOTED: noted,
          RELEASED: released,
        },
        entry,
      ),
    ),
  );
  const { list } = await createPrebuilt().load(SMALL_CHOICE);
  expected = textOfRows(list.species);
}, 240_000);

afterAll(async () => {
  for (const { kill } of workers ?? []) await kill();
  await jobs.close();
  await store.close();
  rmSync(folder, { recursive: true, force: true });
});

/** The text of a list of these: what is stored as JSON does not keep the order of fields. */
function textOfRows(species: readonly TierSpecies[]): string {
  const parts = new Map(species.map((row) => [row.pokemon, row]));
  return JSON.stringify(tierListOf(SMALL_CHOICE, parts, SMALL_PARTS));
}

async function textOf(name: string): Promise<string> {
  const { species } = (await resultOf(store.db, smallList.kind, name)) as TierList;
  return textOfRows(species);
}

const notes = (): readonly (readonly string[])[] =>
  existsSync(noted)
    ? readFileSync(noted, 'utf8')
        .trim()
        .split('\n')
        .map((line) => line.split(' '))
    : [];

async function finished(name: string): Promise<void> {
  const runOf = async () => (await listComputations(store.db)).find(({ key }) => key === name);
  await until(async () => ((await runOf())?.status ?? 'running') !== 'running');
  expect(await runOf()).toMatchObject({ status: 'finished', failed: 0, done: SMALL_PARTS.length });
}

test('several workers make the list that comes with the product, and one that is killed half-way leaves no trace in it', async () => {
  await startComputation({ store, jobs }, smallList, smallInput('together'));
  // Others have taken part too, and the victim is in the middle of a part of its own.
  await until(() => notes().length > SMALL_PARTS.length / 3);
  const [, pid] = notes().at(-1) ?? [];
  await workers.find(({ child }) => String(child.pid) === pid)?.kill();
  await forgetWorkOn(
    store,
    notes().flatMap(([part = '', of]) => (of === pid ? [part] : [])),
  );
  writeFileSync(released, '');
  await finished('together');
  expect(await textOf('together'), 'run `npm run oversleep -- tierlist --all --out packages/server/tierlists`').toBe(
    expected,
  );
  const shards = await store.db.select().from(computationShards);
  expect(shards).toHaveLength(SMALL_PARTS.length);
}, 240_000);
