// A new version arrives while a page of the old one is open: nothing is lost, and no page stays blank.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, type Journey, takePicture } from './browser.ts';
import { weekOfTeam } from './finders.ts';
import { type UpdatableProduct, updatableProduct } from './updatable-product.ts';

let product: UpdatableProduct;
let journey: Journey;

beforeAll(async () => {
  product = await updatableProduct(inject('productAddress'), /\/recipes-/);
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
  await product?.end();
});

const isNextVersion = (page: Page): Promise<boolean> =>
  page.evaluate(() => [...document.scripts].some(({ src }) => src.includes('.next.js')));

const openByMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
};

test('an old tab keeps its data, says what happened, and reloads into the new version', async () => {
  const { page } = await journey.install(new URL('/calculator', product.address).href, 390);
  await page.getByRole('button', { name: 'Try an example team' }).click();
  await weekOfTeam(page).waitFor();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await isNextVersion(page)).toBe(false);

  product.update();
  // A page that neither the device nor the server has any more.
  await openByMenu(page, 'Recipes');
  await page.getByRole('heading', { name: messages('shell')('broken.title') }).waitFor();
  await page.getByText("There's a newer version of Oversleep").waitFor();
  await takePicture(page, 'update-missing-page-390');
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor();
  expect(await isNextVersion(page)).toBe(true);

  await openByMenu(page, 'Calculator');
  await weekOfTeam(page).waitFor();
  await page.context().close();
});
