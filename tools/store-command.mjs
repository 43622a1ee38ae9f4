// Runs a command of the server package that works on the store.
import { resolve } from 'node:path';
import { buildCommand } from './build/server-build.mjs';
import { runNode } from './machine/child.mjs';
import { root } from './machine/root.mjs';

/**
 * @param {'backup' | 'restore'} name
 * @param {readonly string[]} args names of files and options
 */
export async function runStoreCommand(name, args) {
  const from = process.env.INIT_CWD ?? process.cwd();
  return runNode([await buildCommand(name), ...withPaths(args, from)], { cwd: root });
}

/** Options whose value is the next word. */
const WITH_VALUE = ['--keep'];

/**
 * npm runs scripts at the root, but a person means files from where they are.
 *
 * @param {readonly string[]} args
 * @param {string} from
 */
export const withPaths = (args, from) =>
  args.map((arg, index) => {
    const isFile = !arg.startsWith('-') && !WITH_VALUE.includes(args[index - 1] ?? '');
    return isFile ? resolve(from, arg) : arg;
  });
