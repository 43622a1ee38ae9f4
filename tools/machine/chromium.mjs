// Finds the Chromium that the browser tests drive, and installs it where that is possible without asking.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { aptInstall } from './apt.mjs';

/** Chromium without windows: it does all that a journey needs in a sixth less work. */
const SHELL = 'chromium-headless-shell';

const NAMES = [SHELL, 'chromium', 'chromium-browser', 'google-chrome'];

/**
 * @param {NodeJS.ProcessEnv} env
 * @returns {string | undefined}
 */
export function findChromium(env) {
  if (env.CHROMIUM_PATH) return isProgram(env.CHROMIUM_PATH) ? env.CHROMIUM_PATH : undefined;
  return NAMES.map((name) => onPath(name, env)).find((path) => path !== undefined);
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

/**
 * For running all browser tests, the headless program is worth its download even if a Chromium with windows is installed, which is the fallback.
 * @param {NodeJS.ProcessEnv} env
 */
export function ensureSmallChromium(env) {
  if (!env.CHROMIUM_PATH && !onPath(SHELL, env) && findChromium(env))
    aptInstall('a smaller Chromium', SHELL, env, { isNeeded: false });
  return ensureChromium(env);
}

/**
 * @param {string} name
 * @param {NodeJS.ProcessEnv} env
 */
function onPath(name, env) {
  const folders = (env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return folders.map((folder) => join(folder, name)).find(isProgram);
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

/**
 * Not every Debian has the small one.
 * @param {NodeJS.ProcessEnv} env
 */
function install(env) {
  for (const name of [SHELL, 'chromium']) {
    aptInstall('Chromium', name, env);
    const found = findChromium(env);
    if (found !== undefined) return found;
  }
  return undefined;
}
