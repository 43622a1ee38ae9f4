// The server as its own process with a computation to test with; web processes start it at once.
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { type Computation, startComputation } from '../src/jobs/computation.ts';
import { runServer } from '../src/run-server.ts';

interface Input {
  readonly folder: string;
  readonly shards: number;
  readonly milliseconds: number;
}

/** Notes in files of the folder what it does, so that a test sees it from outside. */
const noted: Computation<Input, { readonly square: number }, { readonly sum: number }> = {
  kind: 'noted',
  keyOf: ({ folder }) => folder,
  shardsOf: ({ shards }) => Array.from({ length: shards }, (_, place) => String(place)),
  compute: async (shard, { folder, milliseconds }) => {
    await appendFile(join(folder, 'computed'), `${shard} ${process.pid}\n`);
    await pause(milliseconds);
    return { square: Number(shard) ** 2 };
  },
  finish: async (results, { folder }) => {
    await appendFile(join(folder, 'finished'), `${process.pid}\n`);
    return { sum: [...results.values()].reduce((sum, { square }) => sum + square, 0) };
  },
};

const { ROLE, NOTED } = process.env;

await runServer({
  computations: [noted],
  jobTiming: { expireSeconds: 8, superviseSeconds: 1, pollMs: 100 },
  whenReady: async (deps) => {
    if (ROLE === 'web' && NOTED !== undefined) await startComputation(deps, noted, JSON.parse(NOTED));
  },
});
