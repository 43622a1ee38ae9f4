// The check for banned words finds them in comments, names, test names and file names, and leaves quotations alone.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { bannedWords } from './plain-words.mjs';

// Put together, so that this file can be checked as well.
const BAD = ['no', 'body'].join('');
const WORSE = ['to', 'ld'].join('');

let root = '';

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'oversleep-words-'));
});

afterAll(() => {
  rmSync(root, { recursive: true });
});

function found(path: string, text: string, quoted: readonly string[] = []): readonly string[] {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
  const folder = path.split('/').slice(0, 2).join('/');
  return bannedWords(root, [folder], quoted).map((line) => line.split(': "')[0] ?? '');
}

test.each([
  ['a comment', 'packages/a/comment.ts', `// A line.\n// ${BAD} knows.`, 'line 2'],
  ['a test name', 'packages/b/name.test.ts', `test('what is ${WORSE}', () => {});`, 'line 1'],
  ['a part of a name', 'packages/c/variable.ts', `export const ${WORSE}Teams = 1;`, 'line 1'],
  ['a document', 'packages/i/page.md', `A page.\n${BAD} reads it.`, 'line 2'],
  ['a constant', 'packages/d/constant.ts', `export const MOST_${WORSE.toUpperCase()} = 1;`, 'line 1'],
  ['a file name', `packages/e/as-${WORSE}.ts`, 'export const a = 1;', 'file name'],
])('a banned word in %s is found', (_, path, text, line) => {
  expect(found(path, text)).toEqual([`plain-words: ${path} → ${line}`]);
});

test('longer words that contain a banned one are fine', () => {
  expect(found('packages/f/longer.ts', 'export const untoldStories = "intelligent, marshall";')).toEqual([]);
});

test('a listed quotation is fine, the rest of its line is not', () => {
  const text = `export const a = '${BAD} likes it'; // ${WORSE}`;
  expect(found('packages/g/quote.ts', text, [`${BAD} likes it`])).toHaveLength(1);
  expect(found('packages/g/quote.ts', text)).toHaveLength(2);
});

test('folders that are not listed, installed or built are not checked', () => {
  found('packages/h/free.ts', `// ${BAD}`);
  expect(found('packages/j/node_modules/a/free.ts', `// ${BAD}`)).toEqual([]);
  expect(found('packages/j/dist/free.mjs', `// ${BAD}`)).toEqual([]);
  expect(bannedWords(root, ['packages/missing'])).toEqual([]);
});
