// Finds out whether the server can start, and says in one sentence why it cannot.
import { lookup } from 'node:dns/promises';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { dirname, join } from 'node:path';
import type { Config } from './config.ts';

/** What must be free or writable for a start. */
export type StartConfig = Pick<Config, 'port' | 'host' | 'dataDir'>;

/** Also makes the data folder, because only trying tells whether it can be made. */
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

// Not mkdir's own `recursive`: that never returns where a parent exists but nothing can be made in it, as in /proc.
async function makeFolder(path: string): Promise<void> {
  try {
    await mkdir(path);
  } catch (error) {
    const code = codeOf(error);
    // A file of that name is found out by the probe.
    if (code === 'EEXIST') return;
    if (code !== 'ENOENT' || dirname(path) === path) throw error;
    await makeFolder(dirname(path));
    await mkdir(path);
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

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message;
}
