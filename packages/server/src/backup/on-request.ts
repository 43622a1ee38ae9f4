// Backups of an embedded store while its server runs. Only that server can read it, so the command asks it through a socket in a
// folder that only the server's user and the administrator of the machine may enter.
import { chmod, mkdir, rm } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import type { SqlClient } from '../db/connect.ts';
import { packBackup } from './dump.ts';
import { type Head, readHead, writeBackup } from './file.ts';

const BACKUP_PATH = '/backup';
const placeIn = (dataDir: string) => join(dataDir, 'run');
const socketIn = (dataDir: string) => join(placeIn(dataDir), 'server.sock');

export interface BackupsOnRequest {
  readonly close: () => Promise<void>;
}

/** To be called by the process that has locked the folder: an existing socket was left behind by a killed process. */
export async function offerBackups(client: SqlClient, dataDir: string, now: () => Date): Promise<BackupsOnRequest> {
  const server = createServer((asked, answer) => {
    void answerWithBackup(asked, answer, client, now);
  });
  await mkdir(placeIn(dataDir), { recursive: true });
  await chmod(placeIn(dataDir), 0o700);
  await rm(socketIn(dataDir), { force: true });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(socketIn(dataDir), resolve);
  });
  return { close: () => new Promise((resolve) => server.close(() => resolve())) };
}

async function answerWithBackup(
  { method, url }: IncomingMessage,
  answer: ServerResponse,
  client: SqlClient,
  now: () => Date,
): Promise<void> {
  answer.setHeader('connection', 'close');
  if (method !== 'POST' || url !== BACKUP_PATH) return void answer.writeHead(404).end();
  try {
    const bytes = await packBackup(client, now());
    answer.writeHead(200, { 'content-length': bytes.length }).end(bytes);
  } catch (error) {
    answer.writeHead(500).end(error instanceof Error ? error.message : String(error));
  }
}

/** The head of the running server's backup, or undefined if no server is running. */
export async function askForBackup(dataDir: string, path: string): Promise<Head | undefined> {
  const answer = await ask(socketIn(dataDir));
  if (answer === undefined) return undefined;
  try {
    if (answer.statusCode !== 200) throw new Error(await text(answer));
    await writeBackup(path, (file) => pipeline(answer, file));
    return await readHead(path);
  } finally {
    // Unread data would keep the connection open.
    answer.destroy();
  }
}

function ask(socketPath: string): Promise<IncomingMessage | undefined> {
  return new Promise((resolve, reject) => {
    request({ socketPath, path: BACKUP_PATH, method: 'POST' }, resolve)
      .on('error', (error: NodeJS.ErrnoException) => {
        // No server has used this folder, or the last one was killed.
        if (error.code === 'ENOENT' || error.code === 'ECONNREFUSED') resolve(undefined);
        else reject(error);
      })
      .end();
  });
}
