// What lies over the page: a dialog moves nothing behind it, and news never lies on a dialog's buttons.
import type { Page } from 'playwright-core';
import { expect, inject, onTestFinished, test } from 'vitest';
import { beginJourney, launchBrowser } from './browser.ts';
import { news } from './finders.ts';

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
