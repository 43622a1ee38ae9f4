// What lies over the page: a dialog moves nothing behind it, news never lies on a dialog's buttons, and the bar on top hides nothing that has the focus.
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, goTo, launchBrowser, overflowOf, ready } from './browser.ts';
import { news } from './finders.ts';
import { announcements, focusOf, hiddenStops } from './focus.ts';
import { leave } from './seats.ts';

const placeOf = (page: Page) =>
  page.locator('main h1').evaluate((title) => {
    const { left, width } = title.getBoundingClientRect();
    return { left, width };
  });

test('a dialog moves nothing behind it, whether the page is long or short', async () => {
  const browser = await launchBrowser({ scrollbars: true });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.goto(new URL('/beta', inject('productAddress')).href);
  for (const height of [400, 3000]) {
    await page.setViewportSize({ width: 1440, height });
    const before = await placeOf(page);
    await page.getByRole('button', { name: 'Account', exact: true }).click();
    await page.getByRole('button', { name: /^Log ?in$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Welcome' });
    await dialog.waitFor();
    expect(await placeOf(page)).toEqual(before);
    await dialog.getByRole('button', { name: 'Close' }).first().click();
  }
});

test('no page leaves a strip beside itself for a scrollbar that is not there', async () => {
  const journey = await beginJourney();
  onTestFinished(() => journey.end());
  const { page } = await journey.visit('/beta', 1440);
  for (const height of [400, 3000]) {
    await page.setViewportSize({ width: 1440, height });
    expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1440);
  }
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: /^Log ?in$/ }).click();
  await page.getByRole('dialog', { name: 'Welcome' }).waitFor();
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(1440);
  await leave(page);
});

test('news in a dialog takes its own room, and the frame of a dialog does not scroll', async () => {
  const journey = await beginJourney();
  onTestFinished(() => journey.end());
  const { page } = await journey.visit('/calculator', 390);
  await page.getByRole('button', { name: 'Try an example team' }).click();
  await page.getByRole('button', { name: /^Starting stock/ }).focus();
  // What is looked at does not go by itself.
  await news(page).hover();
  await page.keyboard.press('Enter');
  await news(page.getByRole('dialog')).waitFor();
  const seen = await page.evaluate(() => {
    const NEWS = '[aria-label="Notifications"] [data-kind]';
    const dialog = document.querySelector('dialog[open]');
    dialog?.scrollTo(0, 200);
    const buttons = [...(dialog?.querySelectorAll('button') ?? [])].filter((button) => !button.closest(NEWS));
    const covered = buttons.filter((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2)?.closest(NEWS);
    });
    const foot = dialog?.querySelector('[data-part="foot"]')?.getBoundingClientRect();
    const news = dialog?.querySelector(NEWS)?.getBoundingClientRect();
    return {
      buttons: buttons.length,
      covered: covered.length,
      scrolled: dialog?.scrollTop,
      isAboveFoot: !foot || (news !== undefined && news.bottom <= foot.top),
    };
  });
  expect(seen).toEqual({ buttons: expect.any(Number), covered: 0, scrolled: 0, isAboveFoot: true });
  expect(seen.buttons).toBeGreaterThan(1);
});

test('what stays in sight on top gets the focus without moving the page below it', async () => {
  const journey = await beginJourney();
  onTestFinished(() => journey.end());
  const { page } = await journey.visit('/recipes', 390);
  await ready(page);
  const moves = (place: string) =>
    page.locator(place).evaluateAll((buttons) =>
      buttons.map((button) => {
        window.scrollTo({ top: 1000, behavior: 'instant' });
        const before = window.scrollY;
        if (button instanceof HTMLElement) button.focus();
        return { isLong: before === 1000, isFocused: document.activeElement === button, by: window.scrollY - before };
      }),
    );
  const still = { isLong: true, isFocused: true, by: 0 };
  for (const place of [
    'header [aria-label="Open menu"]',
    'header [aria-label="Account"]',
    'nav[data-sticky] button >> nth=1',
  ])
    expect(await moves(place), place).toEqual([still]);
  await leave(page);
});

/** As many as reach the middle of the longest pages. */
const STOPS = 45;

test('tabbing backwards and forwards, nothing that has the focus is hidden: pages, and the editor', async () => {
  const journey = await beginJourney();
  onTestFinished(() => journey.end());
  const { page } = await journey.visitExample('/calculator', 1280);
  await page.setViewportSize({ width: 1280, height: 720 });
  const faults: string[] = [];
  for (const path of ['/calculator', '/recipes', '/week', '/best', '/help', '/settings/game', '/box']) {
    if (path !== '/calculator') await goTo(page, path);
    await ready(page);
    faults.push(...(await hiddenStops(page, STOPS)).map((stop) => `${path}: ${stop}`));
  }
  await goTo(page, '/calculator');
  await page
    .getByRole('region', { name: 'Members', exact: true })
    .getByRole('button', { name: /, level \d/ })
    .first()
    .click();
  await page.getByRole('dialog', { name: /^Edit / }).waitFor();
  await ready(page);
  faults.push(...(await hiddenStops(page, 30)).map((stop) => `editor: ${stop}`));
  expect(faults).toEqual([]);
});

test('another page is announced once: by its title where the link is gone, otherwise by its name', async () => {
  const journey = await beginJourney();
  onTestFinished(() => journey.end());
  const { page } = await journey.visit('/', 1440);
  const said = await announcements(page);
  const bar = page.getByRole('navigation').getByRole('link', { name: 'Recipes', exact: true });
  await bar.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Recipes' }).waitFor();
  await expect.poll(async () => (await said()).filter((text) => text === 'Recipes')).toHaveLength(1);
  expect(await focusOf(page)).toContain('Recipes');
  await page.goBack();
  await page.getByRole('link', { name: 'beta', exact: true }).last().waitFor();
  const before = (await said()).length;
  const inPage = page.getByRole('main').getByRole('link', { name: 'beta', exact: true });
  await inPage.focus();
  await page.keyboard.press('Enter');
  await page.waitForURL('**/beta');
  await expect.poll(() => focusOf(page)).toMatch(/^H1 /);
  expect((await said()).slice(before).filter((text) => text === messages('shell')('pages.beta'))).toEqual([]);
});

test('with letters twice as large a page has the layout of half its width, and fits', async () => {
  const browser = await launchBrowser({ letters: 32 });
  onTestFinished(() => browser.close());
  const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
  await page.setViewportSize({ width: 1280, height: 720 });
  const faults: string[] = [];
  for (const path of ['/', '/calculator', '/week', '/settings/game']) {
    await page.goto(new URL(path, inject('productAddress')).href);
    // The links of the bar are in the drawer.
    await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).waitFor();
    const overflow = await overflowOf(page);
    if (overflow > 0) faults.push(`${path} is ${overflow} pixels too wide`);
  }
  expect(faults).toEqual([]);
});
