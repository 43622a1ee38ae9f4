// Runs a command of the server package that works on the store.
import { join, resolve } from 'node:path';
import { runNode } from './child.mjs';
import { root } from './root.mjs';

/**
 * @param {'backup' | 'restore'} name
 * @param {readonly string[]} args names of files and options
 */
export function runStoreCommand(name, args) {
  // npm runs scripts at the root, but a person means files from where they are.
  const from = process.env.INIT_CWD ?? process.cwd();
  const resolved = args.map((arg) => (arg.startsWith('-') ? arg : resolve(from, arg)));
  return runNode(['--import', 'tsx', join(root, `packages/server/src/commands/${name}.ts`), ...resolved], {
    cwd: root,
  });
}
