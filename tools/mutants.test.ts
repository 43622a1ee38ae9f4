// The list of mutants fits the sources: each text to change occurs once, and the tests that must notice exist.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { MUTANTS } from './checks/mutants-list.mjs';
import { root } from './machine/root.mjs';

test('every mutant can be made', () => {
  const misplaced = MUTANTS.filter(({ file, find, replace }) => {
    const text = readFileSync(join(root, file), 'utf8');
    return find === replace || text.split(find).length !== 2;
  });
  expect(misplaced.map(({ file, find }) => `${file}: ${find}`)).toEqual([]);
});

test('and the tests that have to notice it are there', () => {
  const tests = new Set(MUTANTS.flatMap((mutant) => mutant.tests));
  expect([...tests].filter((path) => !existsSync(join(root, path)))).toEqual([]);
});
