// The server as its own process that searches for teams, and notes in a file what it does.
import { appendFile } from 'node:fs/promises';
import { teamSearchComputation } from '../src/jobs/team-search.ts';
import { runServer } from '../src/run-server.ts';

await runServer({
  computations: [
    {
      ...teamSearchComputation,
      compute: async (shard: string, input: never, ...rest) => {
        await appendFile(process.env.NOTED ?? '', `${shard} ${process.pid}\n`);
        return teamSearchComputation.compute(shard, input, ...rest);
      },
    },
  ],
  jobTiming: { expireSeconds: 5, superviseSeconds: 1, pollMs: 100 },
});
