// A worker as its own process that searches for teams, and stays at its second part until it is released: so it can be killed there.
import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { teamSearchComputation } from '../src/jobs/team-search.ts';
import { runServer } from '../src/run-server.ts';

const { HELD = '', RELEASED = '' } = process.env;
let finishedParts = 0;

/** Until it is released, or its time is over and the part goes back to the queue. */
async function hold(shard: string, signal: AbortSignal): Promise<void> {
  if (existsSync(RELEASED)) return;
  await appendFile(HELD, `${shard} ${process.pid}\n`);
  while (!existsSync(RELEASED)) {
    signal.throwIfAborted();
    await pause(20);
  }
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
  jobTiming: { expireSeconds: 5, superviseSeconds: 1, pollMs: 100 },
});
