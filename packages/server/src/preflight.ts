// Finds out whether the server can start, and says in one sentence why it cannot.
import { lookup } from 'node:dns/promises';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

/** What must be free or writable for a start. */
export type StartConfig = Pick<Config, 'port' | 'host' | 'dataDir'>;

/** Also creates the data folder, because only trying shows whether it can be created. */
export async function findStartProblem(config: StartConfig): Promise<string | undefined> {
  return (await findDataDirProblem(config.dataDir)) ?? (await findPortProblem(config));
}

export async function findDataDirProblem(dataDir: string): Promise<string | undefined> {
  const probe = join(dataDir, `.write-probe-${process.pid}`);
  try {
    await makeFolder(dataDir);
    await writeFile(probe, '');
    await rm(probe);
    return undefined;
  } catch (error) {
    const advice = 'please set DATA_DIR to a folder that Oversleep may create and write to';
    return `The data folder ${dataDir} cannot be written to (${codeOf(error)}): ${advice}.`;
  }
}

// Other users of this computer must not read players' data.
const OURS_ALONE = { mode: 0o700 };

// Not mkdir's own `recursive`: that never returns where a parent exists but nothing can be made in it, as in /proc.
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path, OURS_ALONE);
  } catch (error) {
    const code = codeOf(error);
    // A file of that name is found out by the probe.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path, OURS_ALONE);
  }
}

// "localhost" is often two addresses, and a stranger on either of them would be met by half of the browsers.
async function findPortProblem(config: StartConfig): Promise<string | undefined> {
  if (config.port === 0) return undefined;
  try {
    const addresses = await lookup(config.host, { all: true });
    for (const { address } of addresses) {
      const failure = await tryListening(address, config.port);
      const isMissingFamily = addresses.length > 1 && ['EADDRNOTAVAIL', 'EAFNOSUPPORT'].includes(codeOf(failure));
      if (failure !== undefined && !isMissingFamily) return describeListenError(failure, config);
    }
    return undefined;
  } catch (error) {
    return describeListenError(error, config);
  }
}

function tryListening(host: string, port: number): Promise<unknown> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', resolve);
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}

export function describeListenError(error: unknown, { host, port }: Pick<Config, 'host' | 'port'>): string {
  const code = codeOf(error);
  if (code === 'EADDRINUSE') {
    const advice = `please stop that program or choose another port, for example PORT=${port < 65535 ? port + 1 : 3000}`;
    return `Port ${port} on ${host} is already in use: ${advice}.`;
  }
  if (code === 'EACCES') {
    return `Port ${port} may not be opened by this user: please choose a port above 1023, for example PORT=3000.`;
  }
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EAI_AGAIN') {
    return `HOST is "${host}", which is no address of this computer: please set it to localhost or 0.0.0.0.`;
  }
  return `Oversleep cannot listen on ${host} port ${port} (${code}): please choose another HOST or PORT.`;
}

/** Why the store could not be opened or brought up to date. Never shows a password. */
export function describeStoreError(error: unknown, config: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  const message = (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? '';
  // The store's own words are sentences already.
  if (/^[A-Z].+[.]$/.test(message)) return message;
  const code = codeOf(error);
  if (config.databaseUrl === undefined)
    return `The data in ${config.dataDir} cannot be opened (${code}): please restore a backup, or set DATA_DIR to another folder.`;
  const where = placeOf(config.databaseUrl);
  const advice = DATABASE_ADVICE[code] ?? 'please check DATABASE_URL and that PostgreSQL is running';
  return `The database ${where} cannot be used (${code}): ${advice}.`;
}

/** While a start waits for a database that may still come. */
export function describeWait(error: unknown, { databaseUrl = '' }: Pick<Config, 'databaseUrl'>): string {
  return `The database ${placeOf(databaseUrl)} cannot be used yet (${codeOf(error)}): Oversleep waits for it.`;
}

const WRONG_USER = 'please check user and password in DATABASE_URL';

/** By PostgreSQL's own codes. */
const DATABASE_ADVICE: Readonly<Record<string, string>> = {
  '28P01': WRONG_USER,
  '28000': WRONG_USER,
  '3D000': 'please create the database first, or correct DATABASE_URL',
  '42501': 'please let the user of DATABASE_URL create tables in this database',
  '53300': 'it has no connection left, please raise its max_connections',
};

function placeOf(databaseUrl: string): string {
  if (!URL.canParse(databaseUrl)) return 'of DATABASE_URL';
  const { host, pathname } = new URL(databaseUrl);
  return `${pathname.slice(1)} at ${host}`;
}

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
