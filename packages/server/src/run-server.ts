// The running server: reads the environment, listens, and closes on a signal.
import { isIPv6 } from 'node:net';
import type { Worker } from 'node:worker_threads';
import { buildApp } from './app.ts';
import { authSecret } from './auth/secret.ts';
import { offerBackups } from './backup/on-request.ts';
import { computeFigures } from './compute/figures.ts';
import { type Config, parseConfig } from './config.ts';
import { TIMEOUTS } from './connection.ts';
import { prepareAllTables } from './data/shelf.ts';
import { openStore, type Store } from './db/connect.ts';
import { migrate, migrationsIn } from './db/migrate.ts';
import type { Deps } from './deps.ts';
import type { AnyComputation } from './jobs/computation.ts';
import type { JobTiming } from './jobs/job-queue.ts';
import { type Jobs, startJobs } from './jobs/start.ts';
import { teamSearchComputation } from './jobs/team-search.ts';
import { startMissingLists, tierListComputation } from './jobs/tier-lists.ts';
import { doorFigure } from './limits/door.ts';
import { describeError } from './logging.ts';
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts';
import { mayPass } from './outage.ts';
import { MIGRATIONS, WEB_DIR } from './places.ts';
import { describeListenError, describeStoreError, describeWait, findDataDirProblem } from './preflight.ts';
import type { App } from './routes/app-type.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { createStartup, type Startup } from './startup.ts';
import { readVersion } from './version.ts';
import { wire } from './wiring.ts';
import { buildWorkerApp } from './worker-app.ts';

/** What only tests replace. */
interface Extras {
  readonly computations?: readonly AnyComputation[];
  readonly jobTiming?: JobTiming;
  readonly whenReady?: (deps: Deps) => Promise<unknown>;
}

/** For the last answers on their way out. */
const ANSWER_MS = 500;

const COMPUTATIONS: readonly AnyComputation[] = [tierListComputation, teamSearchComputation];

/** Starts what the environment asks for, or says what is wrong with it. */
export async function runServer(extras: Extras = {}): Promise<void> {
  // The reader of our output may be gone; that is not a failure, and reporting it would only write more unread output.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {});
  const parsed = parseConfig(process.env, process.cwd());
  if (parsed.ok) await start(parsed.config, extras);
  else stop(parsed.problems.join('\n'));
}

async function start(config: Config, { computations = COMPUTATIONS, jobTiming, whenReady }: Extras): Promise<void> {
  const problem = await findDataDirProblem(config.dataDir);
  if (problem !== undefined) stop(problem);

  const shutdown = createShutdown({
    complain: say,
    exit: (code) => process.exit(code),
    endThreads: watchThreads(),
    kill: () => process.kill(process.pid, 'SIGKILL'),
  });
  endOnSignal(shutdown);
  const startup = createStartup({ onWait: (error) => say(describeWait(error, config)) });
  const opening = openForCalls(config, startup);
  // Also when it is stopped while the store is still being opened.
  shutdown.add({ name: 'store', close: async () => (await opening).close(), withinMs: 8000 });
  const store = await opening;
  if (store.kind === 'embedded') await offerBackupsOf(store, config, shutdown);

  const isStarting = () => !startup.isDone();
  const secret = await authSecret(config);
  const deps = wire({ version: readVersion(), config, store, secret, jobTiming, isStarting });
  shutdown.add({ name: 'screenshots', close: async () => deps.screens?.close(), withinMs: 2000, mayBeCutOff: true });
  shutdown.add({ name: 'calculations', close: deps.compute.close, withinMs: 2000, mayBeCutOff: true });
  const metrics =
    config.metricsPort === undefined
      ? undefined
      : createMetrics([...computeFigures(deps.compute), doorFigure(deps.door)]);
  const refused = await listenForMetrics(metrics, config);
  if (refused !== undefined) {
    say(refused);
    return shutdown.begin(1);
  }
  const app =
    config.role === 'worker'
      ? await buildWorkerApp(deps, { metrics })
      : await buildApp(deps, { webDir: WEB_DIR, metrics });
  let jobs: Promise<Jobs> | undefined;
  shutdown.add({ name: 'jobs', close: async () => (await jobs?.catch(() => undefined))?.stop(), withinMs: 4000 });
  const closeWeb = () => {
    // In time for the answer, which says that it will not come, before connections are closed.
    deps.compute.endCalls(TIMEOUTS.ending - ANSWER_MS);
    return app.close();
  };
  shutdown.add({ name: 'web server', close: closeWeb, withinMs: 3500 });

  const trouble = await listen(app, config);
  if (trouble !== undefined) {
    say(trouble);
    return shutdown.begin(1);
  }
  deps.ownAddress.listensOn(portOf(app));
  try {
    if (isStarting()) await startup.untilPossible(() => bringUpToDate(store, config));
    startup.finish();
  } catch (error) {
    say(describeStoreError(error, config));
    return shutdown.begin(1);
  }
  try {
    await startup.untilPossible(() => {
      jobs = startJobs(deps, { log: app.log, watch: metrics?.watchJob, computations });
      return jobs;
    });
  } catch (error) {
    say(`The queue of jobs cannot be opened: ${describeError(error).message}`);
    return shutdown.begin(1);
  }
  // In development the first calculation waits a second for the threads, so that every start is faster.
  if (config.production) deps.compute.warmUp().catch((error) => app.log.error({ err: error }, 'threads do not start'));
  if (config.role !== 'worker')
    prepareAllTables().catch((error) => app.log.error({ err: error }, 'open tables cannot be made'));
  process.stdout.write(`Oversleep is running at ${addressOf(app, config.host)}\n`);
  if (config.devSignIn)
    process.stdout.write('Sign-in needs no internet here: choose any provider in the app, then who you want to be.\n');
  if (computations === COMPUTATIONS)
    startMissingLists(deps, deps.tierLists).catch((error) => app.log.error({ err: error }, 'tier lists do not start'));
  await whenReady?.(deps);
}

/** Not yet in use when PostgreSQL is not there: the start waits for it, and says so to who asks. */
async function openForCalls(config: Config, startup: Startup): Promise<Store> {
  const { databaseUrl, dataDir, databaseTimeout: timeoutMs } = config;
  let store: Store | undefined;
  try {
    store = await openStore({ databaseUrl, dataDir, timeoutMs, admits: startup.isDone });
    await bringUpToDate(store, config);
    startup.finish();
    return store;
  } catch (error) {
    if (store?.kind === 'postgres' && mayPass(error)) return store;
    await store?.close().catch(() => {});
    return stop(describeStoreError(error, config));
  }
}

/** On PostgreSQL through a connection of its own: a migration may take as long as it needs. */
async function bringUpToDate(store: Store, { databaseUrl, dataDir }: Config): Promise<void> {
  const migrations = migrationsIn(MIGRATIONS);
  if (store.kind === 'embedded') return void (await migrate(store.client, migrations));
  const own = await openStore({ databaseUrl, dataDir, maxConnections: 1 });
  await migrate(own.client, migrations).finally(own.close);
}

/** Without it everything else works, so a place that has no sockets, or too long a name for one, does not stop the start. */
async function offerBackupsOf(store: Store, { dataDir }: Config, shutdown: Shutdown): Promise<void> {
  try {
    const { close } = await offerBackups(store.client, dataDir, () => new Date());
    shutdown.add({ name: 'backups', close, withinMs: 2000, mayBeCutOff: true });
  } catch (error) {
    say(`There are no backups while Oversleep runs on ${dataDir}: ${describeError(error).message}`);
  }
}

/** The sentence to show when it cannot. */
async function listen(app: App, config: Config): Promise<string | undefined> {
  try {
    await app.listen({ host: config.host, port: config.port });
    return undefined;
  } catch (error) {
    return describeListenError(error, config);
  }
}

async function listenForMetrics(metrics: Metrics | undefined, { metricsPort }: Config): Promise<string | undefined> {
  if (metrics === undefined || metricsPort === undefined) return undefined;
  try {
    await serveMetrics(metrics, metricsPort);
    return undefined;
  } catch (error) {
    return `METRICS_PORT: ${describeListenError(error, { host: '127.0.0.1', port: metricsPort })}`;
  }
}

/** Ends all threads of the process that there are when it is called. */
function watchThreads(): () => Promise<unknown> {
  const threads = new Set<Worker>();
  process.on('worker', (thread) => {
    threads.add(thread);
    thread.once('exit', () => threads.delete(thread));
  });
  return () => Promise.all([...threads].map((thread) => thread.terminate()));
}

function endOnSignal(shutdown: Shutdown): void {
  process.on('SIGINT', shutdown.signal);
  process.on('SIGTERM', shutdown.signal);
  // Only heard when started by a process that keeps a channel to us; without it we would outlive that process.
  process.on('disconnect', shutdown.signal);
  // An unexpected error may have left anything half done, so the process ends; running requests are still answered.
  process.on('uncaughtException', (error) => {
    say(
      JSON.stringify({
        level: 'fatal',
        time: Date.now(),
        msg: 'unexpected failure, ending',
        err: describeError(error),
      }),
    );
    void shutdown.begin(1);
  });
}

// A person cannot open http://0.0.0.0, and the port may have been chosen by the system.
function addressOf(app: App, host: string): string {
  const port = portOf(app);
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function portOf(app: App): number {
  const bound = app.server.address();
  return typeof bound === 'object' ? (bound?.port ?? 0) : Number(bound);
}

function say(sentence: string): void {
  process.stderr.write(`${sentence}\n`);
}

function stop(sentence: string): never {
  say(sentence);
  process.exit(1);
}
