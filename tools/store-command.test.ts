// Words after `npm run backup --` and `npm run restore --`: which are files, and which belong to an option.
import { expect, test } from 'vitest';
import { withPaths } from './store-command.mjs';

test.each([
  [
    ['--keep', '30'],
    ['--keep', '30'],
  ],
  [['--keep=30'], ['--keep=30']],
  [
    ['a.gz', '--keep', '30'],
    ['/home/ann/a.gz', '--keep', '30'],
  ],
  [
    ['--keep', '30', '../30'],
    ['--keep', '30', '/home/30'],
  ],
  [['/srv/a.gz'], ['/srv/a.gz']],
  [[], []],
])('%j', (args, resolved) => {
  expect(withPaths(args, '/home/ann')).toEqual(resolved);
});
