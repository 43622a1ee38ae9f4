// The secret that signs tokens: the owner's, or in development one that is made once and kept in the data folder.
import { randomBytes } from 'node:crypto';
import { chmod, link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config } from '../config.ts';

export async function authSecret({
  authSecret: given,
  dataDir,
}: Pick<Config, 'authSecret' | 'dataDir'>): Promise<string> {
  if (given !== undefined) return given;
  const path = join(dataDir, 'auth-secret');
  const draft = `${path}.${process.pid}`;
  await writeFile(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  // If two processes start together, one creates the secret and both read it.
  await link(draft, path).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EEXIST') throw error;
  });
  await rm(draft, { force: true });
  await chmod(path, 0o600);
  return (await readFile(path, 'utf8')).trim();
}
