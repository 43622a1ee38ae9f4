// Installs the packages of the lock file if they are missing or differ.
import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { root } from './root.mjs';

/**
 * Returns the sentence to show if the packages couldn't be installed.
 * @returns {Promise<string | undefined>}
 */
export async function ensureInstalled() {
  if (isInstalled(root)) return undefined;
  // Beside node_modules and not inside it, because npm empties that folder.
  const say = (sentence) => process.stderr.write(`${sentence}\n`);
  const installOnce = async () => {
    if (isInstalled(root)) return undefined;
    say('Installing packages…');
    const failure = await install();
    return failure === undefined
      ? undefined
      : `The packages could not be installed (${failure}): please check the network connection and run the command again.`;
  };
  return withLock(join(root, '.install-lock'), installOnce, () =>
    say('Waiting for another command that installs the packages…'),
  );
}

// npm writes node_modules/.package-lock.json as the last act of an installation: what it lists is what is there.
/** @param {string} folder */
function isInstalled(folder) {
  const wanted = packagesOf(join(folder, 'package-lock.json'));
  const present = packagesOf(join(folder, 'node_modules', '.package-lock.json'));
  if (wanted === undefined || present === undefined) return false;
  return Object.entries(wanted).every(([path, entry]) => {
    const isOfThisProject = !path.startsWith('node_modules/') && !path.includes('/node_modules/');
    if (isOfThisProject) return true;
    const there = present[path];
    // Optional packages are mostly builds for other platforms, which npm leaves out.
    if (there === undefined) return entry.optional === true || entry.devOptional === true;
    return there.version === entry.version && there.integrity === entry.integrity;
  });
}

/**
 * @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean }} Entry
 * @param {string} path
 * @returns {Record<string, Entry> | undefined}
 */
function packagesOf(path) {
  try {
    return JSON.parse(readFileSync(path, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

/** @returns {Promise<string | undefined>} */
function install() {
  const npm = process.env.npm_execpath;
  const [command, ...first] = npm === undefined ? ['npm'] : [process.execPath, npm];
  // NODE_ENV=production must not leave out the build tools, so they are asked for.
  const child = spawn(command, [...first, 'ci', '--include=dev', '--loglevel=error'], {
    cwd: root,
    // Everything goes to stderr: stdout belongs to the tool.
    stdio: ['ignore', 2, 2],
    shell: npm === undefined && process.platform === 'win32',
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve(error.message));
    child.on('close', (code) => resolve(code === 0 ? undefined : `npm ci ended with code ${code}`));
  });
}
