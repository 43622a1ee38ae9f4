// The server as its own process that computes a few species of a tier list, and notes in a file what it does.
import { appendFile } from 'node:fs/promises';
import { runServer } from '../src/run-server.ts';
import { SMALL_TIMING, smallList } from './tier-list-small.ts';

await runServer({
  computations: [
    {
      ...smallList,
      compute: async (part: string, input: never, ...rest) => {
        await appendFile(process.env.NOTED ?? '', `${part} ${process.pid}\n`);
        return smallList.compute(part, input, ...rest);
      },
    },
  ],
  jobTiming: SMALL_TIMING,
});
