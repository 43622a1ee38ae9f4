// How fast open routes answer, how large tables are, how much the event loop lags meanwhile, beside /api/health in the same run, and what
// a player notices of fifty guests who have Pokémon rated with their production.
//   npm run --silent bench -- open [--json] [--seconds N] [--only flood]
import { createServer } from 'node:net';
import { parseArgs } from 'node:util';
import { gameOf, NEWEST_EDITION, newCreature } from '@oversleep/game';
import { codeOf } from '../src/open/share-code.ts';
import { usedBy } from './cpu.ts';
import { send } from './flood-calls.ts';
import { type LoadResult, load, type Shot } from './load.ts';
import { type RunningServer, withServer } from './server.ts';
import { calculation, counter, creature, post } from './shots.ts';
import { startFlood } from './start-flood.ts';

const CONNECTIONS = 20;

const { values } = parseArgs({
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '5' },
    /** Only the player beside the guests. */
    only: { type: 'string', default: '' },
    /** The built one. */
    server: { type: 'string', default: '' },
  },
});
const seconds = Number(values.seconds);

const get = (path: string, headers: Readonly<Record<string, string>> = {}): Shot => ({ method: 'GET', path, headers });

/** Many at a time, for calls a second. */
function busyShots(etag: string): readonly (readonly [string, () => Shot])[] {
  return [
    ['health', () => get('/api/health')],
    ['row, 304', () => get('/api/pokemon/PIKACHU', { 'if-none-match': etag })],
    ['row, 200', () => get('/api/pokemon/PIKACHU', { 'accept-encoding': 'br' })],
    ['species.csv, Brotli', () => get('/api/data/species.csv', { 'accept-encoding': 'br' })],
  ];
}

/** One after the other, for how long a call takes. */
function singleShots(): readonly (readonly [string, () => Shot])[] {
  const game = gameOf(NEWEST_EDITION);
  const species = game.species.rows;
  const [next, cards] = [counter(), counter()];
  const name = () => species[next() % species.length]?.name ?? 'PIKACHU';
  const rated = (production: boolean) => {
    const { externalId: _, ingredients: __, ...one } = creature('PIKACHU', 10 + (next() % 50));
    return post('/api/rate', { creature: { ...one, ingredients: [] }, production });
  };
  /** Every species at every level: no two are the same for long. */
  const card = (n: number) => {
    const row = species[n % species.length] ?? game.species.get('PIKACHU');
    const born = newCreature(game, row, { id: '1', random: () => 0.5, randomNickname: false });
    const shared = { ...born, name: '', level: 1 + (Math.floor(n / species.length) % 60) };
    return get(`/card/${codeOf(game, { kind: 'creature', creature: shared })}.png`);
  };
  return [
    ['card, new', () => card(cards())],
    ['card, from memory', () => card(0)],
    ['find', () => get(`/api/find?q=${encodeURIComponent(name().slice(0, 5))}`)],
    [
      'odds',
      () => post('/api/odds', { species: name(), wish: { subskills: [{ anyOf: ['Berry Finding S'], bySlot: 3 }] } }),
    ],
    ['rate', () => rated(false)],
    ['rate, production', () => rated(true)],
  ];
}

const SIZES = ['species.json', 'species.csv', 'names.json', 'recipe-levels.csv', 'sleep-styles.json'];

async function sizesAt(url: string): Promise<Readonly<Record<string, { plain: number; brotli: number }>>> {
  const bytes = async (file: string, encoding: string) => {
    const answer = await fetch(`${url}/api/data/${file}`, { headers: { 'accept-encoding': encoding } });
    const plain = (await answer.arrayBuffer()).byteLength;
    return encoding === 'br' ? Number(answer.headers.get('content-length')) : plain;
  };
  const rows = SIZES.map(async (file) => [
    file,
    { plain: await bytes(file, 'identity'), brotli: await bytes(file, 'br') },
  ]);
  return Object.fromEntries(await Promise.all(rows));
}

/** Medians of a player's calls. */
interface PlayerTimes {
  readonly wallMs: number;
  /** Processor time of the threads that calculate, between a call and its answer. */
  readonly threadMs: number;
}

interface FloodResult {
  readonly flood: string;
  readonly alone: PlayerTimes;
  readonly beside: PlayerTimes;
  /** How many times longer a call takes beside them. */
  readonly times: number;
  /** Answers that the guests got in a second. */
  readonly guestsPerSecond: number;
}

/** See flooder.ts. */
const FLOODS = ['new ratings', 'known ratings'];
const PLAYER_CALLS = 12;
const UNCOUNTED = 8;

/** What a player's calculation waits for, alone and beside guests who have Pokémon rated with their production as fast as they can. */
async function floodAt({ url, pid }: RunningServer, token: string): Promise<readonly FloodResult[]> {
  const player = { authorization: `Bearer ${token}` };
  const number = counter();
  const measured = async (): Promise<PlayerTimes> => {
    const [wall, thread]: [number[], number[]] = [[], []];
    // The first belong to the compiler: alone, and beside the flood, where other threads calculate.
    for (let n = -UNCOUNTED; n < PLAYER_CALLS; n += 1) {
      const [began, before] = [performance.now(), usedBy(pid).others];
      const { status, text } = await send(url, calculation(5000 + number()), player);
      if (status !== 200) throw new Error(`the player got ${status}: ${text.slice(0, 200)}`);
      if (n < 0) continue;
      wall.push(performance.now() - began);
      thread.push(usedBy(pid).others - before);
    }
    return { wallMs: middleOf(wall), threadMs: middleOf(thread) };
  };
  const results: FloodResult[] = [];
  for (const flood of FLOODS) {
    const alone = await measured();
    const began = performance.now();
    const end = await startFlood(url, flood);
    const beside = await measured();
    const outcomes = await end();
    const guestsPerSecond = (1000 * (outcomes['rating 200'] ?? 0)) / (performance.now() - began);
    results.push({ flood, alone, beside, times: beside.wallMs / alone.wallMs, guestsPerSecond });
  }
  return results;
}

const lagAt = async (port: number): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  return 1000 * Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]);
};

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((resolve) =>
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => resolve(typeof bound === 'object' ? (bound?.port ?? 0) : 0));
    }),
  );
}

const metricsPort = await freePort();

interface LoadMeasurement extends LoadResult {
  readonly lagMs?: number;
  /** Answers a second beside those of /api/health in the same second. */
  readonly toHealth?: number;
  /** Processor time of the main thread for one answer, which other programs don't change much. */
  readonly mainMs?: number;
}

interface OpenResults {
  readonly results: Readonly<Record<string, LoadMeasurement>>;
  readonly sizes: Awaited<ReturnType<typeof sizesAt>>;
}

const found: OpenResults[] = [];

const middleOf = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** A second of each in turn, so that all of them meet the same machine. */
async function measureBusy(
  { url, pid }: RunningServer,
  etag: string,
): Promise<Readonly<Record<string, LoadMeasurement>>> {
  const shots = busyShots(etag);
  const rounds: Record<string, LoadMeasurement>[] = [];
  for (let round = 0; round <= seconds; round += 1) {
    const measured: Record<string, LoadMeasurement> = {};
    for (const [name, shot] of shots) {
      await lagAt(metricsPort);
      const before = usedBy(pid).main;
      const result = await load({ url, connections: CONNECTIONS, seconds: 1 }, shot);
      const mainMs = (usedBy(pid).main - before) / result.requests;
      const toHealth = result.perSecond / (measured.health ?? result).perSecond;
      measured[name] = { ...result, lagMs: await lagAt(metricsPort), mainMs, toHealth };
    }
    // The first round warms up.
    if (round > 0) rounds.push(measured);
  }
  const middle = (name: string, field: keyof LoadMeasurement) =>
    middleOf(rounds.map((round) => round[name]?.[field] ?? 0));
  return Object.fromEntries(
    shots.map(([name]) => {
      const of = (field: keyof LoadMeasurement) => middle(name, field);
      const total = (field: 'requests' | 'errors' | 'unavailable') =>
        rounds.reduce((sum, round) => sum + (round[name]?.[field] ?? 0), 0);
      return [
        name,
        {
          requests: total('requests'),
          errors: total('errors'),
          unavailable: total('unavailable'),
          perSecond: of('perSecond'),
          medianMs: of('medianMs'),
          p95Ms: of('p95Ms'),
          p99Ms: of('p99Ms'),
          lagMs: of('lagMs'),
          toHealth: of('toHealth'),
          mainMs: of('mainMs'),
        },
      ];
    }),
  );
}

async function measure(running: RunningServer): Promise<void> {
  const { url } = running;
  const etag = (await fetch(`${url}/api/pokemon/PIKACHU`)).headers.get('etag') ?? '';
  // Tables are compressed in the background after the start.
  await load({ url, connections: 1, seconds: 10 }, () => get('/api/health'));
  const results: Record<string, LoadMeasurement> = { ...(await measureBusy(running, etag)) };
  for (const [name, shot] of [
    ['304 alone', () => get('/api/pokemon/PIKACHU', { 'if-none-match': etag })] as const,
    ...singleShots(),
  ]) {
    await load({ url, connections: 1, seconds: 1 }, shot);
    results[name] = await load({ url, connections: 1, seconds }, shot);
  }
  const sizes = await sizesAt(url);
  found.push({ results, sizes });
}

function print({ results, sizes }: OpenResults): void {
  const cell = (value: number | undefined, digits = 1) =>
    (value === undefined ? '' : value.toFixed(digits)).padStart(12);
  process.stdout.write(`${CONNECTIONS} connections or one, ${seconds} s each\n`);
  const head = ['per s', 'to health', 'main ms', 'median ms', 'p95 ms', 'loop p99 ms', 'other']
    .map((word) => word.padStart(12))
    .join('');
  process.stdout.write(`${''.padEnd(22)}${head}\n`);
  for (const [name, { perSecond, toHealth, mainMs, medianMs, p95Ms, lagMs, errors }] of Object.entries(results))
    process.stdout.write(
      `${name.padEnd(22)}${cell(perSecond, 0)}${cell(toHealth, 2)}${cell(mainMs, 3)}${cell(medianMs)}${cell(p95Ms)}${cell(lagMs)}${cell(errors, 0)}\n`,
    );
  for (const [file, { plain, brotli }] of Object.entries(sizes))
    process.stdout.write(`${file.padEnd(22)}${plain} B, ${brotli} B with Brotli\n`);
}

function printFlooded(floods: readonly FloodResult[]): void {
  const text = ({ wallMs, threadMs }: PlayerTimes) => `${wallMs.toFixed(0)} ms (${threadMs.toFixed(0)} ms of threads)`;
  for (const { flood, alone, beside, times, guestsPerSecond } of floods)
    process.stdout.write(
      `beside ${flood.padEnd(15)}a player's calculation takes ${text(alone)} alone, ${text(beside)} beside them: ${times.toFixed(2)} times; ` +
        `guests get ${guestsPerSecond.toFixed(0)} answers a second\n`,
    );
}

// After all that it uses.
if (values.only !== 'flood')
  await withServer(values.server, { MAX_LOOP_DELAY: '0', METRICS_PORT: String(metricsPort) }, measure);
// Limits that protect players, but so high that the flood goes on for as long as it is measured.
let floods: readonly FloodResult[] = [];
await withServer(values.server, { MAX_LOOP_DELAY: '0', RATE_LIMIT_FACTOR: '10' }, async (running, token) => {
  floods = await floodAt(running, token);
});
if (values.json)
  process.stdout.write(`${JSON.stringify({ connections: CONNECTIONS, seconds, ...found[0], floods })}\n`);
else {
  for (const one of found) print(one);
  printFlooded(floods);
}
