// How fast the server answers: settings, teams and calculations at 50 connections on loopback, a player beside one guest who asks
// for very much, and the memory under load.
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
/** Heavy calls that one guest has under way all the time. */
const FLOOD = 60;

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
      // So that each call can be another guest's.
      TRUSTED_PROXIES: 'loopback',
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

const INGREDIENTS = [
  { level: 0, name: 'Apple', amount: 1 },
  { level: 30, name: 'Ginger', amount: 2 },
  { level: 60, name: 'Egg', amount: 3 },
];

const creature = (pokemon: string, level: number, ribbon = 0) => ({
  externalId: randomUUID(),
  pokemon,
  level,
  ribbon,
  skillLevel: 3,
  nature: 'Bashful',
  subskills: [],
  ingredients: INGREDIENTS,
});

/** Another bedtime each time, so that no two calculations are the same. */
const settingsOf = (number: number) => ({
  camp: number % 2 === 0,
  bedtime: `${String(20 + (number % 4)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}`,
  wakeup: '06:30',
});

const post = (path: string, body: unknown): Shot => ({
  method: 'POST',
  path,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Other levels each time as well. */
function calculation(number: number): Shot {
  const members = ['PIKACHU', 'BULBASAUR', 'CHARMANDER', 'SQUIRTLE', 'GARDEVOIR'].map((pokemon, m) =>
    creature(pokemon, 10 + ((number * 7 + m * 13) % 50), m % 5),
  );
  return post('/api/calculator/team', { settings: settingsOf(number), members });
}

/** As much as one call may ask for: ten variants beside four others. */
function heavyCalculation(number: number): Shot {
  const members = ['BULBASAUR', 'CHARMANDER', 'SQUIRTLE', 'GARDEVOIR'].map((pokemon, m) =>
    creature(pokemon, 10 + ((number * 11 + m * 13) % 50)),
  );
  const variants = Array.from({ length: 10 }, (_, v) => creature('PIKACHU', 50 + v));
  return post('/api/calculator/iv', { settings: settingsOf(number), members, variants });
}

const guests = counter();

/** The same call from an address that nobody has called from. */
function byAnother(shot: Shot): Shot {
  const guest = guests();
  const address = `10.${(guest >> 16) & 255}.${(guest >> 8) & 255}.${guest & 255}`;
  return { ...shot, headers: { ...shot.headers, 'x-forwarded-for': address } };
}

/** What a signed-in player gets while one guest has many heavy calls under way. */
async function besideFlood(url: string, token: string): Promise<{ player: LoadResult; guest: LoadResult }> {
  const [heavy, light] = [counter(), counter()];
  const shot = (): Shot => {
    const own = calculation(100_000 + light());
    return { ...own, headers: { ...own.headers, authorization: `Bearer ${token}` } };
  };
  const [guest, player] = await Promise.all([
    load({ url, connections: FLOOD, seconds }, () => heavyCalculation(heavy())),
    load({ url, connections: 1, seconds }, shot),
  ]);
  return { player, guest };
}

async function measure({ url, pid }: Running, token: string): Promise<void> {
  const get = (path: string): Shot => ({ method: 'GET', path, headers: { authorization: `Bearer ${token}` } });
  const same = calculation(1);
  const count = counter();
  const shots: readonly (readonly [string, () => Shot])[] = [
    ['settings', () => get('/api/user/settings')],
    ['teams', () => get('/api/team')],
    ['cached calculation', () => same],
    ['new calculation', () => byAnother(calculation(2 + count()))],
  ];
  const results: Record<string, LoadResult> = {};
  for (const [name, shot] of shots) {
    // The first second belongs to the compiler.
    await load({ url, connections: CONNECTIONS, seconds: 1 }, shot);
    results[name] = await load({ url, connections: CONNECTIONS, seconds }, shot);
  }
  const flood = await besideFlood(url, token);
  const before = residentMb(pid);
  const turn = counter();
  const mixed = () => shots[turn() % 3]?.[1]() ?? same;
  const long = await load({ url, connections: CONNECTIONS, seconds: minutes * 60 }, mixed);
  const memory = { beforeMb: before, afterMb: residentMb(pid), minutes, ...long };
  if (values.json)
    process.stdout.write(`${JSON.stringify({ connections: CONNECTIONS, seconds, results, flood, memory })}\n`);
  else print(results, flood, memory);
}

function print(
  results: Readonly<Record<string, LoadResult>>,
  { player, guest }: { readonly player: LoadResult; readonly guest: LoadResult },
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
    `beside a guest with ${FLOOD} heavy calls: a player’s calculation takes ${player.medianMs.toFixed(0)} ms (median), ${player.p95Ms.toFixed(0)} ms (p95), ` +
      `${player.unavailable} of ${player.requests} are 503; of the guest’s ${guest.requests} calls ${guest.errors} are refused\n`,
  );
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

// After all that it uses.
try {
  const token = await seedPlayer({ dataDir: folder, databaseUrl }, secret);
  const running = await startServer();
  await measure(running, token).finally(running.stop);
} finally {
  rmSync(folder, { recursive: true, force: true });
}
