// The real server as a process of its own, to be killed and started again.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { inject } from 'vitest';

const START_WITHIN_MS = 180_000;

export interface ServerProcess extends SpawnedServer {
  readonly url: string;
}

export interface SpawnedServer {
  /** Its address, once it runs. */
  readonly started: Promise<string>;
  readonly child: ChildProcess;
  /** All that it wrote to standard error so far. */
  readonly errors: () => string;
  /** Ends it as a power cut would. */
  readonly kill: () => Promise<void>;
  /** Asks it to end, and answers with its exit code. */
  readonly stop: () => Promise<number | null>;
}

/** On a free port, with these variables and no others of ours. */
export async function startServerProcess(
  env: Readonly<Record<string, string>>,
  entry?: string,
): Promise<ServerProcess> {
  const spawned = spawnServer(env, entry);
  return { ...spawned, url: await spawned.started };
}

/** Without waiting until it runs. */
export function spawnServer(
  env: Readonly<Record<string, string>>,
  entry: string = inject('serverFile'),
): SpawnedServer {
  const child = spawn(process.execPath, ['--liftoff-only', entry], {
    env: { PATH: process.env.PATH, PORT: '0', LOG_LEVEL: 'error', MAX_LOOP_DELAY: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let errors = '';
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    errors += chunk;
  });
  const ended = once(child, 'exit');
  const started = new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`${why}\n${output}${errors}`));
    const timer = setTimeout(() => fail('the server did not start in time'), START_WITHIN_MS);
    child.once('exit', (code) => {
      clearTimeout(timer);
      fail(`the server ended with code ${code}`);
    });
    child.stdout.on('data', () => {
      const found = /running at (http:\S+)/.exec(output)?.[1];
      if (found === undefined) return;
      clearTimeout(timer);
      resolve(found);
    });
  });
  return {
    started,
    child,
    errors: () => errors,
    kill: async () => {
      child.kill('SIGKILL');
      await ended;
    },
    stop: async () => {
      child.kill('SIGTERM');
      const [code] = await ended;
      return code;
    },
  };
}
