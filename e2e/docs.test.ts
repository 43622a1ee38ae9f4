// The documentation of the interface in a real browser: it draws itself, asks the server, and needs nothing from elsewhere.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney, goTo, type Journey, overflowOf, takePicture } from './browser.ts';
import { leave } from './seats.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

test('a route can be opened and tried under any name of the server, and fits a phone', async () => {
  // The description names the other one, where PUBLIC_ORIGIN leads.
  const address = journey.address.replace('//localhost', '//127.0.0.1');
  expect(address).not.toBe(journey.address);
  const { page, complaints } = await journey.visit('about:blank', 1440);
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(address)) strangers.push(request.url());
  });
  await goTo(page, `${address}/docs`);
  await page.getByRole('heading', { level: 1, name: /Oversleep/ }).waitFor();
  const route = page.locator('#operations-Game_data-species');
  await route.locator('.opblock-summary-control').click();
  await takePicture(page, 'docs-1440');
  await route.getByRole('button', { name: 'Try it out' }).click();
  await route.getByPlaceholder('name').fill('pikachu');
  await route.getByRole('button', { name: 'Execute' }).click();
  await route.locator('.live-responses-table').getByText('"Pikachu"', { exact: true }).waitFor();
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  expect(strangers.filter((url) => !url.startsWith('data:'))).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});
