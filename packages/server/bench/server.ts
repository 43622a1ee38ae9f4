// The built server as the benches start it: on a free port of loopback, with an empty data folder and one player.
import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seedPlayer } from './seed.ts';

export interface RunningServer {
  readonly url: string;
  readonly pid: number;
}

/** Starts it, hands it to `measure` with an access token of the player, and ends it whatever happens. */
export async function withServer(
  file: string,
  env: Readonly<Record<string, string>>,
  measure: (running: RunningServer, token: string) => Promise<void>,
): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-bench-'));
  const secret = randomBytes(48).toString('base64url');
  try {
    const token = await seedPlayer({ dataDir: folder, databaseUrl: process.env.DATABASE_URL }, secret);
    const { stop, ...running } = await start(file, { DATA_DIR: folder, AUTH_SECRET: secret, ...env });
    await measure(running, token).finally(stop);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function start(
  file: string,
  env: Readonly<Record<string, string>>,
): Promise<RunningServer & { readonly stop: () => void }> {
  const child = spawn(process.execPath, [file], {
    env: {
      ...process.env,
      PORT: '0',
      RATE_LIMIT_FACTOR: '999999',
      // So that each call can be another guest's.
      TRUSTED_PROXIES: 'loopback',
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
      const url = /running at (http:\S+)/.exec(output)?.[1];
      if (url !== undefined && child.pid !== undefined) resolve({ url, pid: child.pid, stop: () => child.kill() });
    });
    child.once('exit', (code) => reject(new Error(`the server ended with code ${code}`)));
  });
}
