// How fast the server answers: settings, teams and calculations at 50 connections on loopback, a player beside one guest who asks
// for very much, and the memory under load.
//   npm run --silent bench -- server [--json] [--seconds N] [--minutes N]

import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { type LoadResult, load, type Shot } from './load.ts';
import { type RunningServer, withServer } from './server.ts';
import { calculation, counter, heavyCalculation } from './shots.ts';

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

const guests = counter();

/** The same call from a new address. */
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

async function measure({ url, pid }: RunningServer, token: string): Promise<void> {
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

function residentMb(pid: number): number {
  const pages = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
  return Number(pages) / 1024;
}

// After all that it uses.
await withServer(values.server, { MAX_LOOP_DELAY: '0' }, measure);
