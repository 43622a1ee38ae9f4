// The server as its own process that computes a few species of a tier list, and notes in a file what it does.
import { appendFile } from 'node:fs/promises';
import { run } from '../src/server.ts';
import { SMALL_TIMING, smallList } from './tier-list-small.ts';

await run({
  computations: [
    {
      ...smallList,
      compute: async (part: string, input: never, pool, signal) => {
        await appendFile(process.env.NOTED ?? '', `${part} ${process.pid}\n`);
        return smallList.compute(part, input, pool, signal);
      },
    },
  ],
  jobTiming: SMALL_TIMING,
});
