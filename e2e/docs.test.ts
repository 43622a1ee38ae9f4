// The documentation of the interface in a real browser: it draws itself, asks the server, and needs nothing from elsewhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney, type Journey, overflowOf, reload, takePicture } from './browser.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

test.each([1440, 390])('at %i pixels a route can be opened and tried', async (width) => {
  const { page, complaints } = await journey.visit('/docs', width);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(journey.address)) strangers.push(request.url());
  });
  await reload(page);
  await page.getByRole('heading', { level: 1, name: /Oversleep/ }).waitFor();
  const route = page.locator('#operations-Game_data-species');
  await route.locator('.opblock-summary-control').click();
  await takePicture(page, `docs-${width}`);
  await route.getByRole('button', { name: 'Try it out' }).click();
  await route.getByPlaceholder('name').fill('pikachu');
  await route.getByRole('button', { name: 'Execute' }).click();
  await route.locator('.live-responses-table').getByText('"Pikachu"', { exact: true }).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(strangers.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
