// What the budget counts, in a small tree, and that it only falls.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { countHomes, raisedHomes, totalsOf } from './homes.mjs';
import { isUnclearName } from './type-names.mjs';

const TREE = {
  'packages/texts/en/shell.json': '{ "lost": { "text": "Nothing was saved yet." }, "short": "Save" }',
  'packages/web/src/app/shell.tsx': `import { bar } from './bar.ts';
export interface Bar {}
export const text = bar('Nothing was saved yet.', 'Save');
`,
  'packages/web/src/app/bar.ts':
    'interface Bar {}\nexport type Wanted = Bar;\nexport const bar = (text: string) => text;\n',
  'packages/web/src/app/shell.module.css': '.a { gap: 1rem; color: red }\n@media (width < 500px) { .a { gap: 0; } }\n',
  'packages/web/src/app/shell.test.tsx': "export interface Bar {}\nexpect('Nothing was saved yet.');\n",
};

const folder = mkdtempSync(join(tmpdir(), 'oversleep-homes-'));
for (const [path, text] of Object.entries(TREE)) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
afterAll(() => rmSync(folder, { recursive: true }));

const counted = countHomes(folder);

test('counts lines, style rules, names with several homes, tiny files and copied sentences', () => {
  expect(counted).toEqual({
    lines: { 'packages/web': 8 },
    styleRules: { app: 2 },
    styleDeclarations: { app: 3 },
    typeNames: { Bar: 2 },
    unclearNames: { 'packages/web/src/app/bar.ts Wanted': 1 },
    tinyFiles: { 'packages/web/src/app/bar.ts': 1 },
    sentences: { 'packages/web/src/app/shell.tsx "Nothing was saved yet."': 1 },
  });
  expect(totalsOf(counted)).toMatchObject({ lines: 8, styleRules: 2, typeNames: 2 });
});

test('what has risen is named with its place, and what has fallen passes', () => {
  expect(raisedHomes(counted, counted)).toEqual([]);
  expect(raisedHomes(counted, { ...counted, lines: { 'packages/web': 9 } })).toEqual([]);
  expect(raisedHomes(counted, { ...counted, lines: { 'packages/web': 7 }, unclearNames: { 'x.ts Found': 1 } })).toEqual(
    [
      'homes: source lines packages/web: 7 → 8',
      'homes: type name that is a participle or a vague noun packages/web/src/app/bar.ts Wanted: new',
    ],
  );
});

test.each([
  ['Asked', true],
  ['TeamFound', true],
  ['Part', true],
  ['SearchRequest', false],
  ['TeamPart', false],
  ['HelpingSpeed', false],
])('%s: unclear %s', (name, unclear) => {
  expect(isUnclearName(name)).toBe(unclear);
});
