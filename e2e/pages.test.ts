// Every page for a guest: it fits, is accessible, and the console stays quiet; and where addresses lead.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { menuName, PAGES, pageName, windowTitle } from '../packages/web/src/app/pages.ts';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, goTo, type Journey, lookAt } from './browser.ts';
import { savingState } from './finders.ts';
import { leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';
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

/** Those that a guest can open; home has a journey of its own. */
const OPEN = PAGES.filter((page) => page.path !== '/' && 'load' in page && !('closed' in page));

/** Long ones, which their own journeys look at. */
const LONG: readonly string[] = ['/recipes', '/tierlist'];

/** What a guest finds in the menus. */
const MENU = PAGES.flatMap((page) => ('menu' in page && !('closed' in page) ? [menuName(page)] : []));

/** In the page: it is centred in the window, and what it shows in the frame that all pages share. */
function frameFaults(): readonly string[] {
  const page = document.querySelector('main');
  const frame = page?.getBoundingClientRect();
  const shown = page?.lastElementChild?.getBoundingClientRect();
  if (!frame || !shown) return ['there is no page'];
  // Without the room that is kept for a scrollbar.
  const { right } = document.body.getBoundingClientRect();
  const sides = { frame: [frame.left, right - frame.right], shown: [shown.left, right - shown.right] };
  return [
    ...Object.entries(sides)
      .filter(([, [before = 0, after = 0]]) => Math.abs(before - after) > 1)
      .map(([what, edges]) => `${what} is not centred: ${edges.join(' and ')} pixels beside it`),
    ...(Math.round(frame.width) === 1360 ? [] : [`the frame is ${frame.width} pixels wide`]),
    ...(shown.left > frame.left ? [] : ['the page reaches the edge of its frame']),
  ];
}

test.each(OPEN)('$path fits every screen, is accessible, and has large enough targets on a phone', async ({ path }) => {
  const { page, complaints } = await journey.visit(path, 1440);
  await expect.poll(() => nameOfPage(page).textContent()).toBe(pageName(path));
  await expect.poll(() => page.title()).toBe(windowTitle(path));
  expect(await page.evaluate(frameFaults)).toEqual([]);
  if (!LONG.includes(path)) expect(await lookAt(page, `page${path.replace(/\W+/g, '-')}`)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await findSmallTargets(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});

test('on a desk the ways to all pages are in sight without the drawer; where it is narrower no words are cut off', async () => {
  const { page } = await journey.visit('/', 1200);
  const bar = page.getByRole('navigation', { name: 'Pages' });
  // The product's name leads home.
  expect(await bar.getByRole('link').allTextContents()).toEqual(MENU.slice(1));
  expect(await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).isVisible()).toBe(false);
  await page
    .getByRole('navigation', { name: messages('home')('more') })
    .getByRole('link', { name: /^Recipes/ })
    .click();
  await expect.poll(() => nameOfPage(page).textContent()).toBe('Recipes');
  await page.setViewportSize({ width: 1199, height: 900 });
  expect(await bar.isVisible()).toBe(false);
  // Words that do not fit into a field are not cut off.
  const words = () => page.getByRole('searchbox').getAttribute('placeholder');
  await expect.poll(words).toBe('Search recipe, type or ingredient');
  await page.setViewportSize({ width: 320, height: 900 });
  await expect.poll(words).toBe('Search');
  await leave(page);
});

test.each([1920, 1200, 800, 390])(
  'at %i pixels the top bar shows product and page once each, and nothing overlaps',
  async (width) => {
    const { page } = await journey.visit('/calculator', width);
    await page.getByRole('button', { name: /^Game version: .*Change$/ }).waitFor();
    if (width >= 600) await page.getByRole('button', { name: messages('pageHelp')('open') }).waitFor();
    const shown = await page.getByRole('banner').evaluate((bar) => {
      const texts = [...bar.querySelectorAll('*')].filter((each) => {
        const { width, height } = each.getBoundingClientRect();
        return each.childElementCount === 0 && width > 1 && height > 1;
      });
      const count = (word: string) => texts.filter(({ textContent }) => textContent === word).length;
      const last = (part: string) =>
        Math.max(...[...bar.querySelectorAll(part)].map((each) => each.getBoundingClientRect().right));
      const icons = [...bar.querySelectorAll('button')]
        .map((each) => each.getBoundingClientRect().left)
        .filter((left) => left > window.innerWidth / 2);
      return { product: count('Oversleep'), page: count('Calculator'), gap: Math.min(...icons) - last('nav a') };
    });
    expect(shown).toMatchObject({ product: 1, page: 1 });
    expect((await nameOfPage(page).boundingBox())?.width).toBeGreaterThan(50);
    expect(shown.gap).toBeGreaterThanOrEqual(0);
    await leave(page);
  },
);

test('the help of a page says what it shows and leads to all help', async () => {
  const { page, complaints } = await journey.visit('/week', 1440);
  const t = messages('pageHelp');
  await page.getByRole('button', { name: t('open') }).click();
  const help = page.getByRole('dialog', { name: t('open') });
  await help.getByText(t('week.shows')).waitFor();
  await help.getByText(t('week.certain')).waitFor();
  await help.getByRole('link', { name: t('more') }).click();
  await page.getByRole('heading', { level: 1, name: t('title') }).waitFor();
  await page
    .getByRole('region', { name: t('box.title') })
    .getByText(t('box.from'))
    .waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

test('on a phone the name of the page is readable beside the icons of who is signed in', async () => {
  const { page } = await visitAs(newName('Nora'), journey, '/settings/account', 390);
  const cutOff: string[] = [];
  for (const path of ['/settings/account', '/calculator', '/tierlist?level=60&camp=true']) {
    await goTo(page, path);
    await page.getByRole('button', { name: /inbox/i }).waitFor();
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      const words = nameOfPage(page).or(page.getByRole('button', { name: /^Game version: .*Change$/ }));
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
  await leave(page);
});

test('short, unfinished and forbidden addresses lead to where they belong', async () => {
  const { page } = await journey.visit('/settings', 1440);
  for (const [from, to] of [
    ['/settings', '/settings/game'],
    ['/tierlist', '/tierlist?level=60&camp=true'],
    ['/tierlist?level=30&from=mail', '/tierlist?level=60&from=mail&camp=true'],
    ['/admin', '/'],
  ] as const) {
    await goTo(page, from);
    const placeIn = (url: URL) => [url.pathname, Object.fromEntries(url.searchParams)];
    const wanted = placeIn(new URL(to, journey.address));
    await expect.poll(() => placeIn(new URL(page.url())), { message: from }).toEqual(wanted);
  }
  await leave(page);
});

test('the drawer leads to every page, by keyboard alone', async () => {
  const { page, complaints } = await journey.visit('/', 1199);
  await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).focus();
  await page.keyboard.press('Enter');
  const drawer = page.getByRole('dialog', { name: 'Pages' });
  await drawer.waitFor();
  expect(await drawer.getByRole('link').allTextContents()).toEqual(MENU);
  await drawer.getByRole('link', { name: 'Recipes' }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/recipes');
  await drawer.waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await leave(page);
});

test('the coin turns when it is clicked', async () => {
  const { page } = await journey.visit('/', 1440);
  const coin = page.getByRole('button', { name: 'Flip the coin' });
  const turning = coin.locator('> span');
  const before = await turning.getAttribute('style');
  await coin.click();
  await expect.poll(() => turning.getAttribute('style')).not.toBe(before);
  await leave(page);
});
