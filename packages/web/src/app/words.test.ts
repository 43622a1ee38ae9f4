// One word for one thing on the screen: people log in; nobody is asked to sign in.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..');

test('“log in” everywhere', () => {
  const lines = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path))
    .flatMap((path) => readFileSync(join(folder, path), 'utf8').split('\n'))
    .filter((line) => !/^\s*(\/\/|\/?\*)/.test(line));
  expect(lines.filter((line) => /log in/i.test(line))).not.toEqual([]);
  expect(lines.filter((line) => /\bsign in\b/i.test(line))).toEqual([]);
});
