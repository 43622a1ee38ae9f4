// The running server: reads the environment, listens, and closes when it is told to.
import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { authSecret } from './auth/secret.ts';
import { type Config, parseConfig } from './config.ts';
import { openStore, type Store } from './db/connect.ts';
import { MIGRATIONS, migrate, migrationsIn } from './db/migrate.ts';
import { createMetrics, type Metrics, serveMetrics } from './metrics.ts';
import { describeListenError, describeStoreError, findDataDirProblem } from './preflight.ts';
import type { App } from './routes/app-type.ts';
import { createShutdown, type Shutdown } from './shutdown.ts';
import { wire } from './wiring.ts';

const parsed = parseConfig(process.env, process.cwd());
if (parsed.ok) await start(parsed.config);
else stop(parsed.problems.join('\n'));

async function start(config: Config): Promise<void> {
  const problem = await findDataDirProblem(config.dataDir);
  if (problem !== undefined) stop(problem);

  const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const store = await openMigrated(config);
  const deps = wire({ version: readVersion(), config, store, secret: await authSecret(config) });
  const metrics = config.metricsPort === undefined ? undefined : createMetrics();
  const app = await buildApp(deps, { webDir, metrics });
  const shutdown = createShutdown({
    parts: [
      { name: 'web server', close: () => app.close(), withinMs: 5000 },
      { name: 'store', close: store.close, withinMs: 3000 },
    ],
    complain: say,
    exit: (code) => process.exit(code),
  });
  endWhenTold(shutdown, app);

  const trouble = (await listenForMetrics(metrics, config)) ?? (await listen(app, config));
  if (trouble !== undefined) {
    say(trouble);
    return shutdown.begin(1);
  }
  deps.ownAddress.listensOn(portOf(app));
  process.stdout.write(`Oversleep is running at ${addressOf(app, config.host)}\n`);
  if (config.devSignIn)
    process.stdout.write('Sign-in needs no internet here: choose any provider in the app, then who you want to be.\n');
}

async function openMigrated(config: Config): Promise<Store> {
  let store: Store | undefined;
  try {
    store = await openStore(config);
    await migrate(store.client, migrationsIn(MIGRATIONS));
    return store;
  } catch (error) {
    await store?.close().catch(() => {});
    return stop(describeStoreError(error, config));
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

function endWhenTold(shutdown: Shutdown, app: App): void {
  process.on('SIGINT', shutdown.signal);
  process.on('SIGTERM', shutdown.signal);
  // Only heard when started by a process that keeps a channel to us; without it we would outlive that process.
  process.on('disconnect', shutdown.signal);
  // What nobody expected may have left anything half done, so the process ends; what is under way is still answered.
  process.on('uncaughtException', (error) => {
    app.log.fatal({ err: error }, 'unexpected failure, ending');
    void shutdown.begin(1);
  });
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
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
