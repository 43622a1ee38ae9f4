// How fast the server answers: settings, teams and calculations at 50 connections on loopback, and its memory under load.
//   npm run --silent bench -- server [--json] [--seconds N] [--minutes N]

import { spawn } from 'node:child_process';
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { type LoadResult, load, type Shot } from './load.ts';
import { seedPlayer } from './seed.ts';

const CONNECTIONS = 50;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '10' },
    minutes: { type: 'string', default: '5' },
    /** The built one. */
    server: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);
const minutes = Number(values.minutes);

const folder = mkdtempSync(join(tmpdir(), 'oversleep-bench-'));
const secret = randomBytes(48).toString('base64url');
const databaseUrl = process.env.DATABASE_URL;
try {
  const token = await seedPlayer({ dataDir: folder, databaseUrl }, secret);
  await measure(await startServer(), token);
} finally {
  rmSync(folder, { recursive: true, force: true });
}

interface Running {
  readonly url: string;
  readonly pid: number;
  readonly stop: () => void;
}

function startServer(): Promise<Running> {
  const child = spawn(process.execPath, [values.server], {
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: folder,
      AUTH_SECRET: secret,
      RATE_LIMIT_FACTOR: '999999',
      MAX_LOOP_DELAY: '0',
      LOG_LEVEL: 'error',
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

/** Another bedtime and level each time, so that no two calculations are the same. */
function calculation(number: number): Shot {
  const bedtime = `${String(20 + (number % 4)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}`;
  const ingredients = [
    { level: 0, name: 'Apple', amount: 1 },
    { level: 30, name: 'Ginger', amount: 2 },
    { level: 60, name: 'Egg', amount: 3 },
  ];
  const members = ['PIKACHU', 'BULBASAUR', 'CHARMANDER', 'SQUIRTLE', 'GARDEVOIR'].map((pokemon, m) => ({
    externalId: randomUUID(),
    pokemon,
    level: 10 + ((number * 7 + m * 13) % 50),
    ribbon: m % 5,
    skillLevel: 3,
    nature: 'Bashful',
    subskills: [],
    ingredients,
  }));
  return {
    method: 'POST',
    path: '/api/calculator/team',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ settings: { camp: number % 2 === 0, bedtime, wakeup: '06:30' }, members }),
  };
}

async function measure({ url, pid, stop }: Running, token: string): Promise<void> {
  const get = (path: string): Shot => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
  const same = calculation(1);
  const count = counter();
  const shots: readonly (readonly [string, () => Shot])[] = [
    ['settings', () => get('/api/user/settings')],
    ['teams', () => get('/api/team')],
    ['cached calculation', () => same],
    ['new calculation', () => calculation(2 + count())],
  ];
  const results: Record<string, LoadResult> = {};
  for (const [name, shot] of shots) {
    // The first second belongs to the compiler.
    await load({ url, connections: CONNECTIONS, seconds: 1 }, shot);
    results[name] = await load({ url, connections: CONNECTIONS, seconds }, shot);
  }
  const before = residentMb(pid);
  const turn = counter();
  const mixed = () => shots[turn() % 3]?.[1]() ?? same;
  const long = await load({ url, connections: CONNECTIONS, seconds: minutes * 60 }, mixed);
  const memory = { beforeMb: before, afterMb: residentMb(pid), minutes, ...long };
  stop();
  if (values.json) process.stdout.write(`${JSON.stringify({ connections: CONNECTIONS, seconds, results, memory })}\n`);
  else print(results, memory);
}

function print(
  results: Readonly<Record<string, LoadResult>>,
  memory: LoadResult & { beforeMb: number; afterMb: number },
): void {
  const line = (name: string, { perSecond, medianMs, p99Ms, errors }: LoadResult) =>
    `${name.padEnd(20)}${perSecond.toFixed(0).padStart(9)}${medianMs.toFixed(1).padStart(12)}${p99Ms.toFixed(1).padStart(11)}${String(errors).padStart(8)}\n`;
  process.stdout.write(`${CONNECTIONS} connections, ${seconds} s each\n`);
  process.stdout.write(
    `${''.padEnd(20)}${'per s'.padStart(9)}${'median ms'.padStart(12)}${'p99 ms'.padStart(11)}${'errors'.padStart(8)}\n`,
  );
  for (const [name, result] of Object.entries(results)) process.stdout.write(line(name, result));
  process.stdout.write(line(`${minutes} min of load`, memory));
  process.stdout.write(
    `resident memory: ${memory.beforeMb.toFixed(0)} MB before, ${memory.afterMb.toFixed(0)} MB after it\n`,
  );
}

function counter(): () => number {
  let next = 0;
  return () => next++;
}

function residentMb(pid: number): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(pages) / 1024;
}
