// Finds the programs of PostgreSQL that the server's tests start, and installs them where that is possible without asking.
import { accessSync, constants, existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

// Debian keeps each version in a folder of its own, which is not in the PATH.
const DEBIAN = '/usr/lib/postgresql';
const NEEDED = ['initdb', 'postgres', 'pg_dump', 'pg_restore'];

/**
 * The folder that holds them.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} debian
 * @returns {string | undefined}
 */
export function findPostgres(env, debian = DEBIAN) {
  if (env.POSTGRES_BIN) return hasPrograms(env.POSTGRES_BIN) ? env.POSTGRES_BIN : undefined;
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return [...versions.map((version) => join(debian, version, 'bin')), ...folders].find(hasPrograms);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ folder: string, problem?: undefined } | { problem: string }}
 */
export function ensurePostgres(env) {
  const folder = findPostgres(env) ?? (env.POSTGRES_BIN ? undefined : install(env));
  if (folder !== undefined) return { folder };
  const problem = env.POSTGRES_BIN
    ? `POSTGRES_BIN is ${env.POSTGRES_BIN}, where PostgreSQL's programs are not: please correct or remove it.`
    : "The server's tests need PostgreSQL: please install it (on Debian: sudo apt-get install postgresql), or set POSTGRES_BIN.";
  return { problem };
}

/** @param {NodeJS.ProcessEnv} env */
function install(env) {
  aptInstall('PostgreSQL', 'postgresql', env);
  return findPostgres(env);
}

/** @param {string} folder */
function hasPrograms(folder) {
  try {
    for (const name of NEEDED) accessSync(join(folder, name), constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
