// What others notice of one guest who floods the server with searches, ratings, weeks and boxes; and how long the main thread, which answers all
// calls, is busy with the largest body that each route takes.
//   npm run --silent bench -- flood [--json] [--calls N] [--limit-factor F]
// Times are processor time between a call and its answer, for any call: of the main thread and of the threads that calculate. How many
// times longer a call takes counts what it waits for: the main thread, and the other threads where one of them calculates the answer. Wall time
// says the same only on a machine that has nothing else to do.
import { parseArgs } from 'node:util';
import { type ProcessorTime, usedBy } from './cpu.ts';
import { type HttpAnswer, lines, numbers, search, send } from './flood-calls.ts';
import { LARGEST } from './largest.ts';
import type { Shot } from './load.ts';
import { type RunningServer, withServer } from './server.ts';
import { calculation } from './shots.ts';
import { startFlood } from './start-flood.ts';

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    calls: { type: 'string', default: '20' },
    /** Of the product's own limits; a large one shows what is left without them. */
    'limit-factor': { type: 'string', default: '1' },
    /** The built one. */
    server: { type: 'string', default: '' },
  },
});
const CALLS = Number(values.calls);
const UNCOUNTED = 6;
/** Milliseconds between two looks at a search: more often would be too often for the limits. */
const POLL_MS = 100;
/** Milliseconds for one search. */
const MOST_WAITING = 20_000;

/** Calls that the main thread answers without any other. */
const ON_MAIN: readonly string[] = ['settings', 'box of 3'];

/** Why there was no answer; undefined: there was one. */
type Call = () => Promise<string | undefined>;

const refusalIn = ({ status, text }: HttpAnswer): string | undefined =>
  status === 200 ? undefined : `${status} ${text.match(/"code":"(\w+)"/)?.[1] ?? ''}`;

/** What a player does: a read of settings, a small box, a team, and a search of a small box until it is over. */
function smallCalls(url: string, who: Shot['headers']): Readonly<Record<string, Call>> {
  const once = (shot: () => Shot) => async () => refusalIn(await send(url, shot(), who));
  return {
    settings: once(() => ({ method: 'GET', path: '/api/user/settings' })),
    'box of 3': once(() => lines(3)),
    team: once(() => calculation(1000 + numbers())),
    search: async () => {
      const started = await send(url, search(8, 100), who);
      if (started.status !== 200) return refusalIn(started);
      const { id } = JSON.parse(started.text);
      for (const end = performance.now() + MOST_WAITING; performance.now() < end; ) {
        const seen = await send(url, { method: 'GET', path: `/api/search/team/${id}` }, who);
        if (seen.status !== 200 || JSON.parse(seen.text).status !== 'running') return refusalIn(seen);
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      await send(url, { method: 'DELETE', path: `/api/search/team/${id}` }, who);
      return 'not over in time';
    },
  };
}

interface CallCost extends ProcessorTime {
  /** Processor time of the threads that the call waits for. */
  readonly waitedFor: number;
  readonly wall: number;
  /** Why, for each that was. */
  readonly refused: readonly string[];
}

interface Kind {
  readonly call: Call;
  readonly calls: number;
  readonly isOnMain: boolean;
}

const median = (list: readonly number[]) => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)] ?? 0;

async function measured(pid: number, { call, calls, isOnMain }: Kind): Promise<CallCost> {
  const seen: CallCost[] = [];
  // The first belong to the compiler: alone, and beside the flood, where other threads calculate.
  for (let n = 0; n < Math.min(UNCOUNTED, calls); n += 1) await call();
  for (let n = 0; n < calls; n += 1) {
    const [before, began] = [usedBy(pid), performance.now()];
    const refusal = await call();
    const after = usedBy(pid);
    const main = after.main - before.main;
    const others = after.others - before.others;
    seen.push({
      main,
      others,
      waitedFor: isOnMain ? main : main + others,
      wall: performance.now() - began,
      refused: refusal === undefined ? [] : [refusal],
    });
  }
  const of = (field: Exclude<keyof CallCost, 'refused'>) => median(seen.map((one) => one[field]));
  return {
    main: of('main'),
    others: of('others'),
    waitedFor: of('waitedFor'),
    wall: of('wall'),
    refused: seen.flatMap(({ refused }) => refused),
  };
}

async function besideFlood({ url, pid }: RunningServer, token: string) {
  const callers = { player: { authorization: `Bearer ${token}` }, guest: { 'x-forwarded-for': '10.1.1.1' } };
  const kinds = Object.entries(callers).flatMap(([who, headers]) =>
    Object.entries(smallCalls(url, headers))
      .filter(([name]) => who === 'player' || name !== 'settings')
      .map(([name, call]) => ({
        name: `${who}: ${name}`,
        call,
        calls: name === 'search' ? Math.ceil(CALLS / 5) : CALLS,
        isOnMain: ON_MAIN.includes(name),
      })),
  );
  const measureAll = async () => {
    const results: Record<string, CallCost> = {};
    for (const { name, ...kind } of kinds) {
      results[name] = await measured(pid, kind);
      process.stderr.write(`${name}: ${results[name].wall.toFixed(0)} ms\n`);
    }
    return results;
  };
  const alone = await measureAll();
  const end = await startFlood(url, 'mixed');
  const beside = await measureAll();
  return { alone, beside, guest: await end() };
}

async function largest({ url, pid }: RunningServer, token: string) {
  const results: { name: string; kB: number; status: number; main: number }[] = [];
  for (const [name, shot] of LARGEST) {
    // The first belongs to the compiler.
    for (const isMeasured of [false, true]) {
      const before = usedBy(pid);
      const { status } = await send(url, shot, { authorization: `Bearer ${token}` });
      const kB = Math.round((shot.body?.length ?? 0) / 1024);
      if (isMeasured) results.push({ name, kB, status, main: Math.round(usedBy(pid).main - before.main) });
    }
  }
  return results;
}

function print(
  { alone, beside, guest }: Awaited<ReturnType<typeof besideFlood>>,
  bodies: Awaited<ReturnType<typeof largest>>,
): void {
  const row = (cells: readonly (string | number)[]) =>
    process.stdout.write(
      `${cells.map((cell, n) => (n === 0 ? String(cell).padEnd(30) : String(cell).padStart(12))).join('')}\n`,
    );
  row(['median ms, alone > beside', 'main', 'threads', 'times', 'wall', 'wall times', 'refused']);
  for (const [name, before] of Object.entries(alone)) {
    const after = beside[name];
    if (!after) continue;
    const pair = (field: keyof ProcessorTime | 'wall') => `${before[field].toFixed(0)} > ${after[field].toFixed(0)}`;
    const times = (after.waitedFor / before.waitedFor).toFixed(2);
    const wallTimes = (after.wall / before.wall).toFixed(2);
    row([name, pair('main'), pair('others'), times, pair('wall'), wallTimes, after.refused.length]);
    for (const refusal of after.refused) row([`  ${refusal}`]);
  }
  process.stdout.write(
    `the guest: ${Object.entries(guest)
      .map(([what, count]) => `${what}: ${count}`)
      .join(', ')}\n`,
  );
  row(['largest bodies', 'kB', 'status', 'main ms']);
  for (const { name, kB, status, main } of bodies) row([name, kB, status, main]);
}

const ENV = { COMPUTE_THREADS: '1', NODE_ENV: 'development' };
const limits = { RATE_LIMIT_FACTOR: values['limit-factor'] };
await withServer(values.server, { ...ENV, ...limits }, async (floodedServer, token) => {
  const result = await besideFlood(floodedServer, token);
  // The largest bodies of all routes together exceed the limits, so they go to a server without limits.
  await withServer(values.server, ENV, async (running, itsToken) => {
    const bodies = await largest(running, itsToken);
    if (values.json) process.stdout.write(`${JSON.stringify({ ...result, bodies })}\n`);
    else print(result, bodies);
  });
});
