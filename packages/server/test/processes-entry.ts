// The server as its own process with a computation to test with; web processes start it at once.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from '../../../tools/machine/until.mjs';
import { type Computation, startComputation } from '../src/jobs/computation.ts';
import { runServer } from '../src/run-server.ts';

interface Input {
  readonly folder: string;
  readonly shards: number;
}

/** Shards that are begun before a process stays at one. */
const SHARDS_BEFORE = 4;

/** Notes in files of the folder what it does, so that a test sees it from outside. */
const noted: Computation<Input, { readonly square: number }, { readonly sum: number }> = {
  kind: 'noted',
  keyOf: ({ folder }) => folder,
  shardsOf: ({ shards }) => Array.from({ length: shards }, (_, place) => String(place)),
  compute: async (shard, { folder }) => {
    const begun = join(folder, 'computed');
    await appendFile(begun, `${shard} ${process.pid}\n`);
    const pids = () => readFileSync(begun, 'utf8').match(/(?<= )\d+$/gm) ?? [];
    // Both processes take part.
    await until(() => new Set(pids()).size > 1);
    if (pids().length > SHARDS_BEFORE && isFirst(join(folder, 'held'), shard)) await new Promise(() => {});
    return { square: Number(shard) ** 2 };
  },
  finish: async (results, { folder }) => {
    await appendFile(join(folder, 'finished'), `${process.pid}\n`);
    return { sum: [...results.values()].reduce((sum, { square }) => sum + square, 0) };
  },
};

/** Whether this process is the first that comes here: it stays at its shard until it is killed. */
function isFirst(held: string, shard: string): boolean {
  if (existsSync(held)) return false;
  try {
    writeFileSync(held, `${shard} ${process.pid}`, { flag: 'wx' });
    return true;
  } catch {
    return false;
  }
}

const { ROLE, NOTED } = process.env;

await runServer({
  computations: [noted],
  // A busy machine must not look like one that has died.
  jobTiming: { expireSeconds: 600, superviseSeconds: 1, pollMs: 100 },
  whenReady: async (deps) => {
    if (ROLE === 'web' && NOTED !== undefined) await startComputation(deps, noted, JSON.parse(NOTED));
  },
});
