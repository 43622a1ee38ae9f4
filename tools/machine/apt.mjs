// Installs a Debian package where that is possible without asking.
import { spawnSync } from 'node:child_process';

/**
 * @param {string} what as people call it
 * @param {string} name of the package
 * @param {NodeJS.ProcessEnv} env
 * @param {{ isNeeded?: boolean }} options what is only better to have is not waited for where there is no network, nor looked for anew every time
 */
export function aptInstall(what, name, env, { isNeeded = true } = {}) {
  // Without a password prompt, which may go unanswered.
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (stdio, ...args) => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args];
    return spawnSync(program, rest, { stdio, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  };
  if (!aptGet('ignore', '--version')) return;
  process.stderr.write(`Installing ${what} for the tests…\n`);
  const toStderr = ['ignore', 2, 2];
  if (isNeeded) aptGet(toStderr, 'update');
  const haste = isNeeded ? [] : ['-o', 'Acquire::http::Timeout=10', '-o', 'Acquire::Retries=0'];
  aptGet(toStderr, ...haste, 'install', '--yes', '--no-install-recommends', name);
}
