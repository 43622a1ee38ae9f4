// Starts guests who flood a server, see flooder.ts.
import { fork } from 'node:child_process';
import { once } from 'node:events';

/** Threads that the flood needs have started by then. */
const START_MS = 3000;

/** How many calls of each kind had which outcome. */
type Outcomes = Readonly<Record<string, number>>;

/** Resolves once they are at work; what comes ends the flood. */
export async function startFlood(url: string, name: string): Promise<() => Promise<Outcomes>> {
  const flooder = fork(new URL('./flooder.ts', import.meta.url), [url, name]);
  await new Promise((resolve) => setTimeout(resolve, START_MS));
  return async () => {
    flooder.send('end');
    const [outcomes]: Outcomes[] = await once(flooder, 'message');
    return outcomes ?? {};
  };
}
