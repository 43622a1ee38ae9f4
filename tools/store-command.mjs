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
  // npm runs scripts at the root, but a person means files from where they are.
  const from = process.env.INIT_CWD ?? process.cwd();
  const resolved = args.map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
  return runNode([await buildCommand(name), ...resolved], { cwd: root });
}
