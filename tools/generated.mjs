// What is generated and not kept in git, written when what it is made from has changed: the game's tables from the facts, and the client
// of the open API from the contract. `node tools/generated.mjs [tables|client]` writes one of them, or both.
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hashSources, isMadeFrom } from './build/sources.mjs';
import { withLock } from './machine/lock.mjs';
import { root } from './machine/root.mjs';

/**
 * @typedef {object} Generated
 * @property {string} name
 * @property {string} folder where it goes, and nothing else
 * @property {readonly string[]} from folders and
 * @property {readonly string[]} files that it is made from
 * @property {() => Promise<{ problems?: readonly string[], texts?: Readonly<Record<string, string>> }>} make texts by file
 */

/** @type {Generated} */
const TABLES = {
  name: 'tables',
  folder: 'packages/game/src/tables',
  from: ['facts', 'tools/tables'],
  files: [],
  make: async () => (await import('./tables/tables.mjs')).checkedTables(),
};

/** @type {Generated} */
const CLIENT = {
  name: 'client',
  folder: 'packages/client/src/generated',
  from: ['packages/contract/src', 'packages/game/src', 'packages/interchange/src', 'tools/client'],
  files: ['package-lock.json'],
  make: async () => {
    // The contract is TypeScript.
    (await import('tsx/esm/api')).register();
    return { texts: { 'api.ts': (await import('./client/client-source.mjs')).clientSource() } };
  },
};

/** @returns {Promise<string | undefined>} why they can't be written */
export const ensureTables = () => ensureGenerated(TABLES);

/** @param {Generated} generated @returns {Promise<string | undefined>} why it can't be written */
export async function ensureGenerated({ name, folder, from, files, make }) {
  const memory = join(root, 'node_modules/.cache/generated');
  const stamp = join(memory, name);
  const out = join(root, folder);
  // What came out is part of it: a file that was edited or lost is written again.
  const isCurrent = () => {
    try {
      return isMadeFrom(stamp, hashSources([...from, folder], files));
    } catch {
      // Nothing is there yet, or another process is at it.
      return false;
    }
  };
  if (isCurrent()) return undefined;
  mkdirSync(memory, { recursive: true });
  return withLock(`${stamp}.lock`, async () => {
    if (isCurrent()) return undefined;
    const { problems = [], texts = {} } = await make();
    if (problems.length > 0) return problems.join('\n');
    for (const [file, text] of Object.entries(texts)) writeWhole(join(out, file), text);
    for (const file of filesIn(out)) if (!(file in texts)) rmSync(join(out, file));
    writeFileSync(stamp, hashSources([...from, folder], files));
    return undefined;
  });
}

/** Another process may be reading it, and an unchanged file keeps its time, so nothing that watches it starts again. */
function writeWhole(path, text) {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(`${path}.next`, text);
  renameSync(`${path}.next`, path);
}

const filesIn = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [wanted] = process.argv.slice(2);
  for (const generated of [TABLES, CLIENT]) {
    if (wanted !== undefined && wanted !== generated.name) continue;
    const problem = await ensureGenerated(generated);
    if (problem === undefined) continue;
    process.stderr.write(`${problem}\n`);
    process.exitCode = 1;
  }
}
