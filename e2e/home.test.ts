// The first page and the way back from a wrong address, on a large screen, a tablet and a phone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, findBarriers, type Journey, overflowOf, takePicture } from './browser.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

describe.each([1440, 800, 390])('at %i pixels', (width) => {
  test('home shows its title, fits, and keeps nobody out', async () => {
    const { page, complaints } = await journey.visit('/', width);
    await page.getByRole('heading', { level: 1, name: /Oversleep/ }).waitFor();
    await takePicture(page, `home-${width}`);
    expect(await page.title()).toContain('Oversleep');
    expect(await overflowOf(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('a wrong address says so, names it, and leads home', async () => {
    const { page, complaints } = await journey.visit('/no/such-page', width);
    await page.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
    await takePicture(page, `not-found-${width}`);
    expect(await page.locator('main').textContent()).toContain('/no/such-page');
    expect(await overflowOf(page)).toBe(0);
    expect(await findBarriers(page)).toEqual([]);

    await page.locator('main a[href="/"]').click();
    await page.getByRole('heading', { level: 1, name: /Oversleep/ }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

test('reloading a deep address shows the same page', async () => {
  const { page, complaints } = await journey.visit('/no/such-page?from=mail', 1440);
  await page.reload({ waitUntil: 'networkidle' });
  await page.getByRole('heading', { level: 1, name: /not found/i }).waitFor();
  expect(page.url()).toBe(`${journey.address}/no/such-page?from=mail`);
  expect(complaints).toEqual([]);
  await page.context().close();
});
