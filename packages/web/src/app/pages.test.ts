// What a page is called, whatever the address looks like.
import { expect, test } from 'vitest';
import { hasFigures, helpFor, PAGES, pageName, windowTitle } from './pages.ts';

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

test('every page with figures has help, and the help page lists each of them once', () => {
  const helped = PAGES.filter((page) => 'help' in page);
  for (const { path } of PAGES.filter((page) => 'figures' in page)) expect(helpFor(`${path}/`), path).toBeDefined();
  expect(helped.map(({ path }) => helpFor(path))).toEqual(helped.map(({ name }) => name));
  expect(helpFor('/profile')).toBeUndefined();
  expect(helpFor('/nowhere')).toBeUndefined();
});
