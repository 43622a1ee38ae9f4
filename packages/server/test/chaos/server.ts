// A process of the server that is killed, started again and given another clock, and that records when it ends by itself.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { routes } from '@oversleep/contract';

export interface ChaosServer {
  readonly name: string;
  readonly url: string;
  /** Does not wait until it runs: a start may have to wait for its database. */
  readonly start: () => void;
  /** Until it can do its work; undefined when it does not get there. */
  readonly untilReady: () => Promise<true | undefined>;
  readonly kill: () => Promise<void>;
  /** Its clock from now on, in milliseconds ahead of the real one. */
  readonly setClock: (aheadMs: number) => void;
  /** Asks it to end, and answers with its exit code. */
  readonly stop: () => Promise<number | null>;
}

interface ServerPlan {
  readonly name: string;
  readonly program: string;
  readonly port: number;
  readonly dataDir: string;
  readonly env: Readonly<Record<string, string>>;
  /** With the last words of a process that ended by itself. */
  readonly onOwnEnd: (words: string) => void;
}

const CLOCK = fileURLToPath(new URL('clock.mjs', import.meta.url));
const LAST_WORDS = 2000;
const READY_WITHIN_MS = 300_000;

export function createChaosServer({ name, program, port, dataDir, env, onOwnEnd }: ServerPlan): ChaosServer {
  const clockFile = join(dataDir, 'clock');
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(clockFile, '0');
  let running: { readonly child: ChildProcess; readonly ended: Promise<unknown[]>; expected: boolean } | undefined;

  const end = async (signal: 'SIGKILL' | 'SIGTERM'): Promise<number | null> => {
    if (running === undefined) return null;
    running.expected = true;
    running.child.kill(signal);
    await running.ended;
    return running.child.exitCode;
  };
  const url = `http://localhost:${port}`;
  return {
    name,
    url,
    untilReady: async () => {
      const until = performance.now() + READY_WITHIN_MS;
      while (performance.now() < until) {
        const ready = await fetch(`${url}${routes.ready.path}`).catch(() => undefined);
        if (ready?.ok) return true;
        await sleep(200);
      }
      return undefined;
    },
    start: () => {
      const child = spawn(process.execPath, ['--import', CLOCK, program], {
        env: { PATH: process.env.PATH, PORT: String(port), DATA_DIR: dataDir, CLOCK_FILE: clockFile, ...env },
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let words = '';
      child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
        words = `${words}${chunk}`.slice(-LAST_WORDS);
      });
      const own = { child, ended: once(child, 'exit'), expected: false };
      child.once('exit', (code, signal) => {
        if (!own.expected) onOwnEnd(`${name} ended (${code ?? signal}): ${words}`);
      });
      running = own;
    },
    kill: async () => {
      await end('SIGKILL');
    },
    setClock: (aheadMs) => writeFileSync(clockFile, String(aheadMs)),
    stop: () => end('SIGTERM'),
  };
}
