// Pages and parts that cannot be had: what is missing says so and goes on by itself when the server is back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, type Journey, takePicture } from './browser.ts';
import { weekOfTeam } from './finders.ts';
import { leave } from './seats.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const openByMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
};

/** The style sheets that have come; one that failed is not among them. */
const sheetsOf = (page: Page) =>
  page.evaluate(() => [...document.styleSheets].flatMap(({ href }) => (href === null ? [] : [href])));

const recipesAreThere = (page: Page) => page.getByRole('searchbox').or(page.getByRole('textbox')).first().waitFor();

describe('where something is missing', () => {
  test('a page says that one is offline, and comes by itself when the server is back', async () => {
    const { page: whole } = await journey.visit('/recipes', 390);
    await recipesAreThere(whole);
    const sheets = await sheetsOf(whole);
    await leave(whole);
    const { page } = await journey.visit('/', 390);
    await page.route(/\/(assets|api)\//, (route) => route.abort('connectionrefused'));
    await openByMenu(page, 'Recipes');
    await page.getByRole('heading', { name: messages('shell')('offline.title') }).waitFor();
    await takePicture(page, 'offline-page-390');
    await page.unroute(/\/(assets|api)\//);
    await recipesAreThere(page);
    // With its style sheets, which had failed as well.
    await expect.poll(() => sheetsOf(page)).toEqual(expect.arrayContaining(sheets));
    await leave(page);
  });

  test('results whose view did not come in time say so, and appear', async () => {
    const { page } = await journey.visit('/calculator', 1440);
    await page.route(/\/assets\/overview-|\/api\/health/, (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await page.getByText(messages('shell')('offline.title')).waitFor();
    await takePicture(page, 'offline-results-1440');
    await page.unroute(/\/assets\/overview-|\/api\/health/);
    await weekOfTeam(page).waitFor();
    await expect.poll(() => page.getByText(messages('shell')('offline.title')).count()).toBe(0);
    await leave(page);
  });
});
