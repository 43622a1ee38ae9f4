// The running server: reads the environment, listens, and closes when it is told to.
import { readFileSync } from 'node:fs';
import { isIPv6 } from 'node:net';
import { fileURLToPath } from 'node:url';
import { buildApp } from './app.ts';
import { authSecret } from './auth/secret.ts';
import { type Config, parseConfig } from './config.ts';
import { openStore } from './db/connect.ts';
import { MIGRATIONS, migrate, migrationsIn } from './db/migrate.ts';
import { describeListenError, findDataDirProblem } from './preflight.ts';
import type { App } from './routes/app-type.ts';
import { wire } from './wiring.ts';

const CLOSE_WITHIN_MS = 3000;

const parsed = parseConfig(process.env, process.cwd());
if (parsed.ok) await start(parsed.config);
else stop(parsed.problems.join('\n'));

async function start(config: Config): Promise<void> {
  const problem = await findDataDirProblem(config.dataDir);
  if (problem !== undefined) stop(problem);

  const webDir = fileURLToPath(new URL('../../web/dist', import.meta.url));
  const store = await openStore(config);
  await migrate(store.client, migrationsIn(MIGRATIONS));
  const deps = wire({ version: readVersion(), config, store, secret: await authSecret(config) });
  const app = await buildApp(deps, { webDir });
  closeOnSignal(app);
  try {
    await app.listen({ host: config.host, port: config.port });
  } catch (error) {
    await app.close();
    stop(describeListenError(error, config));
  }
  process.stdout.write(`Oversleep is running at ${addressOf(app, config.host)}\n`);
}

function readVersion(): string {
  const manifest: unknown = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8'));
  const isManifest = typeof manifest === 'object' && manifest !== null && 'version' in manifest;
  return isManifest ? String(manifest.version) : 'unknown';
}

// A person cannot open http://0.0.0.0, and the port may have been chosen by the system.
function addressOf(app: App, host: string): string {
  const bound = app.server.address();
  const port = typeof bound === 'object' ? bound?.port : bound;
  if (['0.0.0.0', '::'].includes(host)) return `http://localhost:${port}`;
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`;
}

function closeOnSignal(app: App): void {
  let isClosing = false;
  const close = async () => {
    // Ctrl-C in a terminal reaches us twice: from the terminal and from the process that started us.
    if (isClosing) return;
    isClosing = true;
    // Requests under way are answered, but a client that never ends its own does not keep us.
    setTimeout(() => process.exit(0), CLOSE_WITHIN_MS);
    await app.close();
    process.exit(0);
  };
  process.on('SIGINT', close);
  process.on('SIGTERM', close);
  // Only heard when started by a process that keeps a channel to us; without it we would outlive that process.
  process.on('disconnect', close);
}

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
}
