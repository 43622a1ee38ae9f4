// The server as its own process that computes a few species of a tier list, and notes in a file what it does.
import { existsSync, readFileSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { until } from '../../../tools/machine/until.mjs';
import { runServer } from '../src/run-server.ts';
import { SMALL_PARTS, SMALL_TIMING, smallList } from './tier-list-small.ts';

const { NOTED = '', RELEASED = '' } = process.env;
const notes = () => readFileSync(NOTED, 'utf8').trim().split('\n');
const takers = () => new Set(notes().map((note) => note.split(' ')[1]));

await runServer({
  computations: [
    {
      ...smallList,
      compute: async (part: string, input: never, ...rest) => {
        await appendFile(NOTED, `${part} ${process.pid}\n`);
        // Others take part too, and from some part on all wait until the test has killed one of them.
        await until(() => takers().size > 1);
        if (notes().length > SMALL_PARTS.length / 3) await until(() => existsSync(RELEASED));
        return smallList.compute(part, input, ...rest);
      },
    },
  ],
  jobTiming: SMALL_TIMING,
});
