// Remembers that a check has passed, as long as no file has changed.
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesIn } from './files-in.mjs';

const FOLDERS = ['docs', 'e2e', 'facts', 'packages', 'tools'];
/** What rules and installed packages depend on. */
const FILES = ['.dependency-cruiser.mjs', 'package.json', 'package-lock.json', 'tsconfig.base.json', 'tsconfig.json'];

/**
 * @param {string} root
 * @param {string} name of the check
 */
export function passedBefore(root, name) {
  const memory = join(root, 'node_modules/.cache/passed', name);
  const paths = [...FILES, ...FOLDERS.flatMap((folder) => filesIn(root, folder))].filter((path) =>
    existsSync(join(root, path)),
  );
  const hash = createHash('sha256').update(process.version);
  for (const path of paths.toSorted()) hash.update(`\0${path}\0`).update(readFileSync(join(root, path)));
  const key = hash.digest('hex');
  return {
    /** What it said, if it passed with these very files. */
    said:
      existsSync(memory) && readFileSync(memory, 'utf8').startsWith(`${key}\n`)
        ? readFileSync(memory, 'utf8').slice(key.length + 1)
        : undefined,
    /** @param {string} said */
    remember: (said) => {
      mkdirSync(dirname(memory), { recursive: true });
      writeFileSync(memory, `${key}\n${said}`);
    },
  };
}
