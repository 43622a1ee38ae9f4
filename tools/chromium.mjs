// Finds the Chromium that the browser tests drive, and installs it where that is possible without asking.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find(isProgram);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {{ path: string } | { problem: string }}
 */
export function ensureChromium(env) {
  const path = findChromium(env) ?? (env.CHROMIUM_PATH ? undefined : install(env));
  if (path !== undefined) return { path };
  const problem = env.CHROMIUM_PATH
    ? `CHROMIUM_PATH is ${env.CHROMIUM_PATH}, which is no program: please set it to that of Chromium or remove it.`
    : 'The browser tests need Chromium: please install it (on Debian: sudo apt-get install chromium), or set CHROMIUM_PATH.';
  return { problem };
}

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** @param {NodeJS.ProcessEnv} env */
function install(env) {
  aptInstall('Chromium', 'chromium', env);
  return findChromium(env);
}
