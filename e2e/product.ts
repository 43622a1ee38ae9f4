// Starts the real product as a process, on a free port and with an empty data folder.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { emptySnapshot, unpack } from '../packages/server/test/empty-folder.ts';
import { root } from '../tools/machine/root.mjs';

interface Output {
  stdout: string;
  stderr: string;
}

export interface Product {
  readonly address: string;
  readonly output: Output;
  readonly process: ChildProcess;
  /** Sends the signal to the whole group, as Ctrl-C in a terminal does, and answers with the exit code. */
  readonly stop: (signal?: NodeJS.Signals) => Promise<number | null>;
}

export type Command = readonly [program: string, ...args: string[]];

const SETTINGS = [
  'PORT',
  'HOST',
  'DATA_DIR',
  'LOG_LEVEL',
  'DATABASE_URL',
  'ROLE',
  'PUBLIC_ORIGIN',
  'METRICS_PORT',
  'WEB_PORT',
  'DEV_SIGN_IN',
  'DEV_ADMIN',
];

const START: Command = [process.execPath, join(root, 'tools/start.mjs')];

/** The code of the embedded database is made quickly and runs slowly: most are not open for long enough to be worth better. */
const NODE_OPTIONS =
  '--import=data:text/javascript,import%20v8%20from%22node:v8%22;v8.setFlagsFromString(%22--liftoff-only%22)';

/** For who measures it: with the code that players get. */
export const UNHURRIED: NodeJS.ProcessEnv = { NODE_OPTIONS: '' };

export async function startProduct(command: Command = START, env: NodeJS.ProcessEnv = {}): Promise<Product> {
  const dataDir = unpack(await emptySnapshot(), mkdtempSync(join(tmpdir(), 'oversleep-data-')));
  const { child, output } = run(command, { PORT: '0', DATA_DIR: dataDir, MAX_LOOP_DELAY: '0', NODE_OPTIONS, ...env });
  const exit = once(child, 'close').finally(() => rmSync(dataDir, { recursive: true, force: true }));
  const address = await Promise.race([
    addressIn(child, output),
    exit.then(() => {
      throw new Error(`the product ended before it ran:\n${output.stdout}${output.stderr}`);
    }),
  ]);
  const stop = async (signal: NodeJS.Signals = 'SIGINT') => {
    const isRunning = child.exitCode === null && child.signalCode === null;
    if (isRunning && child.pid !== undefined) process.kill(-child.pid, signal);
    await exit;
    return child.exitCode;
  };
  return { address, output, process: child, stop };
}

/** Runs to the end; for commands that are expected not to stay. */
export async function runToEnd(command: Command, env: NodeJS.ProcessEnv, onError?: (stderr: string) => void) {
  const { child, output } = run(command, env);
  child.stderr.on('data', () => onError?.(output.stderr));
  await once(child, 'close');
  return { code: child.exitCode, ...output };
}

function run([program, ...args]: Command, env: NodeJS.ProcessEnv) {
  // Its own process group, so that a signal can be sent to all of it; and nothing of the developer's settings.
  const rest = Object.fromEntries(Object.entries(process.env).filter(([name]) => !SETTINGS.includes(name)));
  const child = spawn(program, args, { cwd: root, env: { ...rest, ...env }, detached: true });
  const output: Output = { stdout: '', stderr: '' };
  child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
    output.stdout += chunk;
  });
  child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
    output.stderr += chunk;
  });
  return { child, output };
}

function addressIn(child: ChildProcess, output: Output): Promise<string> {
  return new Promise((resolve) => {
    child.stdout?.on('data', () => {
      const address = /^Oversleep is running at (\S+)$/m.exec(output.stdout)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
}
