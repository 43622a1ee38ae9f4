// Every page for a guest: it fits, keeps nobody out, and the console stays quiet; and where addresses lead.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, type Journey, lookAt } from './browser.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const PAGES = [
  ['/calculator', 'Calculator'],
  ['/compare', 'Compare'],
  ['/recipes', 'Recipes'],
  ['/tierlist?level=60&camp=true', 'Tier list'],
  ['/settings/game', 'Game Settings'],
  ['/settings/account', 'Account Settings'],
  ['/settings/site', 'Site Settings'],
  ['/profile', 'Profile'],
  ['/beta', 'Beta'],
] as const;

test.each(PAGES)('%s fits every screen and keeps nobody out', async (path, name) => {
  const { page, complaints } = await journey.visit(path, 1440);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await expect.poll(() => page.locator('.top-bar-name').textContent()).toBe(name);
  expect(await page.title()).toBe(`${name} · Oversleep`);
  expect(await lookAt(page, `page${path.replace(/\W+/g, '-')}`)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('addresses', () => {
  test.each([
    ['/settings', '/settings/game'],
    ['/tierlist', '/tierlist?level=60&camp=true'],
    ['/tierlist?level=30&from=mail', '/tierlist?level=60&from=mail&camp=true'],
    ['/admin', '/'],
  ])('%s leads to %s', async (from, to) => {
    const { page } = await journey.visit(from, 1440);
    const wanted = new URL(to, journey.address);
    const placeIn = (url: URL) => [url.pathname, Object.fromEntries(url.searchParams)];
    await expect.poll(() => placeIn(new URL(page.url()))).toEqual(placeIn(wanted));
    await page.context().close();
  });
});

test('the drawer leads to every page, by keyboard alone', async () => {
  const { page, complaints } = await journey.visit('/', 1440);
  await page.getByRole('button', { name: 'Open the menu' }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.waitFor();
  expect(await drawer.getByRole('link').allTextContents()).toEqual([
    'Home',
    'Calculator',
    'Compare',
    'Tier lists',
    'Recipes',
    'Settings',
  ]);
  await drawer.getByRole('link', { name: 'Recipes' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/recipes');
  await drawer.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('the coin turns when it is clicked', async () => {
  const { page } = await journey.visit('/', 1440);
  const turning = page.locator('.home-coin-turning');
  const before = await turning.getAttribute('style');
  await page.getByRole('button', { name: 'Flip the coin' }).click();
  expect(await turning.getAttribute('style')).not.toBe(before);
  await page.context().close();
});
