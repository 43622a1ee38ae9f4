// Every page for a guest: it fits, keeps nobody out, and the console stays quiet; and where addresses lead.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, goTo, type Journey, lookAt } from './browser.ts';
import { finalFigures, savingState } from './finders.ts';
import { newName, signIn } from './sign-in.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

/** In the top bar. */
const nameOfPage = (page: Page) => page.getByRole('banner').getByRole('paragraph').first();

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
  await expect.poll(() => nameOfPage(page).textContent()).toBe(name);
  expect(await page.title()).toBe(`${name} · Oversleep`);
  expect(await lookAt(page, `page${path.replace(/\W+/g, '-')}`)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('on a phone a finger finds everything', async () => {
  const { page } = await journey.visit('/', 390);
  const small: string[] = await findSmallTargets(page);
  for (const [path, name] of PAGES) {
    await goTo(page, path);
    await expect.poll(() => page.title()).toBe(`${name} · Oversleep`);
    small.push(...(await findSmallTargets(page)).map((found) => `${path}: ${found}`));
  }
  await goTo(page, '/calculator');
  await page.getByRole('button', { name: 'Try an example team' }).click();
  for (const tab of ['Overview', 'Members', 'Cooking']) {
    await page.getByRole('tab', { name: tab }).click();
    await page.getByRole('tabpanel', { name: tab }).waitFor();
    await finalFigures(page);
    small.push(...(await findSmallTargets(page)).map((found) => `${tab}: ${found}`));
  }
  expect(small).toEqual([]);
  await page.context().close();
});

test('on a desk the ways to all pages are in sight without the drawer; where it is narrower no words are cut off', async () => {
  const { page } = await journey.visit('/', 1200);
  const bar = page.getByRole('navigation', { name: 'Pages' });
  expect(await bar.getByRole('link').allTextContents()).toEqual([
    'Home',
    'Calculator',
    'Compare',
    'Tier lists',
    'Recipes',
    'Settings',
  ]);
  expect(await page.getByRole('button', { name: 'Open the menu' }).isVisible()).toBe(false);
  await page
    .getByRole('navigation', { name: 'More' })
    .getByRole('link', { name: /^Recipes/ })
    .click();
  await expect.poll(() => nameOfPage(page).textContent()).toBe('Recipes');
  await page.setViewportSize({ width: 1199, height: 900 });
  expect(await bar.isVisible()).toBe(false);
  // Words that do not fit into a field are not cut off.
  const words = () => page.getByRole('searchbox').getAttribute('placeholder');
  await expect.poll(words).toBe('Search recipe, type or ingredient');
  await page.setViewportSize({ width: 390, height: 900 });
  await expect.poll(words).toBe('Search');
  await page.context().close();
});

test('on a phone the name of the page is readable beside the icons of who is signed in', async () => {
  const { page } = await journey.visit('/settings/account', 390);
  await signIn(page, 'Google', newName('Nora'));
  const cutOff: string[] = [];
  for (const path of ['/settings/account', '/calculator', '/tierlist?level=60&camp=true']) {
    await goTo(page, path);
    await page.getByRole('button', { name: /inbox/i }).waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const words = nameOfPage(page).or(page.getByRole('button', { name: /^Game of .*, change$/ }));
      // The first of the icons.
      const end = (await savingState(page, /^Sav/).boundingBox())?.x ?? 0;
      const cut = await words.evaluateAll(
        (shown, icons) =>
          shown
            .filter((word) => word.scrollWidth > word.clientWidth || word.getBoundingClientRect().right > icons)
            .map((word) => word.textContent),
        end,
      );
      cutOff.push(...cut.map((word) => `${path} at ${width}: ${word}`));
    }
  }
  expect(cutOff).toEqual([]);
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
  const { page, complaints } = await journey.visit('/', 1199);
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
  const coin = page.getByRole('button', { name: 'Flip the coin' });
  const turning = coin.locator('> span');
  const before = await turning.getAttribute('style');
  await coin.click();
  expect(await turning.getAttribute('style')).not.toBe(before);
  await page.context().close();
});
