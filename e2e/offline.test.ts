// Pages and parts that cannot be had: what is missing says so and goes on by itself when the server is back.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, type Journey, takePicture } from './browser.ts';
import { weekOfTeam } from './finders.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const openByMenu = async (page: Page, name: string) => {
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await page.getByRole('dialog').getByRole('link', { name, exact: true }).click();
};

describe('where something is missing', () => {
  test('a page says that one is offline, and comes by itself when the server is back', async () => {
    const { page } = await journey.visit('/', 390);
    await page.route(/\/(assets|api)\//, (route) => route.abort('connectionrefused'));
    await openByMenu(page, 'Recipes');
    await page.getByRole('heading', { name: 'You are offline' }).waitFor();
    await takePicture(page, 'offline-page-390');
    await page.unroute(/\/(assets|api)\//);
    await page.getByRole('searchbox').or(page.getByRole('textbox')).first().waitFor();
    // With its style sheet, which had failed as well.
    expect(await page.evaluate(() => [...document.styleSheets].some(({ href }) => href?.includes('/recipes-')))).toBe(
      true,
    );
    await page.context().close();
  });

  test('results whose view did not come in time say so, and appear', async () => {
    const { page } = await journey.visit('/calculator', 1440);
    await page.route(/\/assets\/overview-|\/api\/health/, (route) => route.abort('connectionrefused'));
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await page.getByText('You are offline').waitFor();
    await takePicture(page, 'offline-results-1440');
    await page.unroute(/\/assets\/overview-|\/api\/health/);
    await weekOfTeam(page).waitFor();
    await expect.poll(() => page.getByText('You are offline').count()).toBe(0);
    await page.context().close();
  });
});
