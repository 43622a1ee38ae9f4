// A worker as its own process that searches for teams, and stays at its second part until it is released: so it can be killed there.
import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { until } from '../../../tools/machine/until.mjs';
import { teamSearchComputation } from '../src/jobs/team-search.ts';
import { runServer } from '../src/run-server.ts';

const { HELD = '', RELEASED = '' } = process.env;
let finishedParts = 0;

/** Until it is released, or its time is over and the part goes back to the queue. */
async function hold(shard: string, signal: AbortSignal): Promise<void> {
  if (existsSync(RELEASED)) return;
  await appendFile(HELD, `${shard} ${process.pid}\n`);
  await until(() => {
    signal.throwIfAborted();
    return existsSync(RELEASED);
  });
}

await runServer({
  computations: [
    {
      ...teamSearchComputation,
      compute: async (shard: string, input: never, pool, signal, read) => {
        if (finishedParts > 0) await hold(shard, signal);
        const made = await teamSearchComputation.compute(shard, input, pool, signal, read);
        signal.throwIfAborted();
        finishedParts += 1;
        return made;
      },
    },
  ],
  // A busy machine must not look like one that has died.
  jobTiming: { expireSeconds: 600, superviseSeconds: 1, pollMs: 100 },
});
