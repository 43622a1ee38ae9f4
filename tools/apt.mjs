// Installs a Debian package where that is possible without asking.
import { spawnSync } from 'node:child_process';

/**
 * @param {string} what as people call it
 * @param {string} name of the package
 * @param {NodeJS.ProcessEnv} env
 */
export function aptInstall(what, name, env) {
  // Without a password prompt, which nobody may be there to answer.
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  const aptGet = (stdio, ...args) => {
    const [program, ...rest] = [...prefix, 'apt-get', ...args];
    return spawnSync(program, rest, { stdio, env: { ...env, DEBIAN_FRONTEND: 'noninteractive' } }).status === 0;
  };
  if (!aptGet('ignore', '--version')) return;
  process.stderr.write(`Installing ${what} for the tests…\n`);
  const toStderr = ['ignore', 2, 2];
  aptGet(toStderr, 'update');
  aptGet(toStderr, 'install', '--yes', '--no-install-recommends', name);
}
