// What a page is called, whatever the address looks like.
import { expect, test } from 'vitest';
import { hasFigures, PAGES, pageName, windowTitle } from './pages.ts';

test.each([
  ['/', 'Home'],
  ['/calculator', 'Calculator'],
  ['/calculator/', 'Calculator'],
  ['/settings/game', 'Game Settings'],
  ['/tierlist', 'Tier list'],
  ['/nowhere', 'Not found'],
  ['/toString', 'Not found'],
])('%s is called %s', (path, name) => {
  expect(pageName(path)).toBe(name);
});

test.each([
  ['/calculator', true],
  ['/compare/', true],
  ['/best', true],
  ['/box', true],
  ['/recipes', true],
  ['/tierlist', true],
  ['/', false],
  ['/profile', false],
])('%s shows figures of an edition: %s', (path, expected) => {
  expect(hasFigures(path)).toBe(expected);
});

test('every page has its own address, and a page without a file leads elsewhere', () => {
  const paths = PAGES.map(({ path }) => path);
  expect(new Set(paths).size).toBe(paths.length);
  expect(PAGES.filter((page) => !('load' in page)).map(({ path }) => path)).toEqual(['/settings']);
});

test('the title names page and product', () => {
  expect(windowTitle('/profile')).toBe('Profile · Oversleep');
  expect(windowTitle('/')).toContain('Oversleep');
});
