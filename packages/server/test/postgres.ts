// A private PostgreSQL for the tests: a cluster in a temporary folder on a free port, gone afterwards.
import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { until } from '../../../tools/machine/until.mjs';

export interface Cluster {
  /** Address of a database in it. */
  readonly url: (database: string) => string;
  /** Ends PostgreSQL: in order, or at once as when its machine fails. */
  readonly halt: (mode: 'fast' | 'immediate') => Promise<void>;
  /** Also resolves when it ends by itself, as on a disk without room for its log. */
  readonly isRunning: () => boolean;
  /** Starts it again on the same port. */
  readonly start: () => Promise<void>;
  /** Stops all of its processes without ending them: connections stay open, nothing answers. */
  readonly freeze: () => void;
  readonly thaw: () => void;
  /** Ends it and removes the folder. */
  readonly stop: () => Promise<void>;
}

interface ClusterOptions {
  readonly folder?: string;
  readonly settings?: readonly string[];
}

// Its machine does not fail in tests: it need not wait for the disk.
const SETTINGS = ['-c', 'fsync=off', '-c', 'max_connections=200', '-c', 'shared_buffers=64MB'];
const ENDING = { fast: 'SIGINT', immediate: 'SIGQUIT' } as const;

export async function startCluster(programs: string, options: ClusterOptions = {}): Promise<Cluster> {
  const { folder = mkdtempSync(join(tmpdir(), 'oversleep-pg-')), settings = [] } = options;
  const owner = ordinaryUser();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'oversleep', '--auth=trust', '--encoding=UTF8', '--no-locale', '--no-sync'];
  const made = spawnSync(join(programs, 'initdb'), init, { ...owner, cwd: folder, encoding: 'utf8' });
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr || made.error}`);
  const port = await freePort();
  const place = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
  const url = (database: string) => `postgres://oversleep@127.0.0.1:${port}/${database}`;

  let running: { readonly child: ChildProcess; readonly ended: Promise<unknown> } | undefined;
  const start = async (): Promise<void> => {
    const child = spawn(join(programs, 'postgres'), [...place, ...SETTINGS, ...settings], {
      ...owner,
      cwd: folder,
      stdio: 'ignore',
    });
    running = { child, ended: once(child, 'exit') };
    await untilReady(url('postgres'), () => child.exitCode !== null || child.signalCode !== null);
  };
  const halt = async (mode: keyof typeof ENDING): Promise<void> => {
    running?.child.kill(ENDING[mode]);
    await running?.ended;
    running = undefined;
  };
  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    const pid = running?.child.pid;
    if (pid === undefined) return;
    // The parent first, so that it starts no others meanwhile.
    process.kill(pid, signal);
    for (const child of childrenOf(pid)) process.kill(child, signal);
  };

  await start();
  return {
    url,
    halt,
    isRunning: () => running !== undefined && running.child.exitCode === null && running.child.signalCode === null,
    start,
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    stop: async () => {
      signalAll('SIGCONT');
      // Does not wait for clients.
      await halt('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const childrenOf = (pid: number): readonly number[] =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean).map(Number);

/** PostgreSQL refuses to run as root. */
function ordinaryUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  for (const name of ['postgres', 'nobody']) {
    const [uid, gid] = ['-u', '-g'].map((what) => spawnSync('id', [what, name], { encoding: 'utf8' }).stdout.trim());
    if (uid && gid) return { uid: Number(uid), gid: Number(gid) };
  }
  throw new Error(`No ordinary user to run PostgreSQL as: ${execFileSync('id', { encoding: 'utf8' })}`);
}

export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === 'object' && address ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });
}

async function untilReady(url: string, hasEnded: () => boolean): Promise<void> {
  await until(async () => {
    if (hasEnded()) throw new Error('PostgreSQL ended while starting');
    return runSql(url, 'select 1').then(
      () => true,
      () => false,
    );
  });
}

export async function runSql(url: string, sql: string): Promise<readonly Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Record<string, unknown>>(sql);
    return rows;
  } finally {
    await client.end();
  }
}
