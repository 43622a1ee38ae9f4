// The first page and the way back from a wrong address, on a large screen, a tablet and a phone.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, type Journey, lookAt, reload } from './browser.ts';
import { leave } from './seats.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

test('home shows its title, fits, is accessible, and has large enough targets on a phone', async () => {
  const { page, complaints } = await journey.visit('/', 1440);
  await page.getByRole('heading', { level: 1, name: /Oversleep/ }).waitFor();
  expect(await page.title()).toContain('Oversleep');
  expect(await lookAt(page, 'home')).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  expect(await findSmallTargets(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});

test('home leads to six more pages, and its main button to every way of importing', async () => {
  const t = messages('home');
  const { page } = await journey.visitByTouch('/', 390);
  const tiles = page.getByRole('navigation', { name: t('more') }).getByRole('link');
  expect(await tiles.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '/box',
    '/best',
    '/week',
    '/recipes',
    '/changes',
    '/help',
  ]);
  const main = page.locator('main');
  expect(await main.getByRole('link', { name: t('getStarted') }).getAttribute('href')).toBe('/calculator');
  await main.getByRole('button', { name: t('import') }).tap();
  const words = messages('interchange');
  await page.getByRole('textbox', { name: words('source.text') }).waitFor();
  await page.getByRole('button', { name: words('source.files') }).waitFor();
  const opened = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: words('source.screenshots') }).tap();
  expect((await opened).isMultiple()).toBe(true);
  await leave(page);
});

test('a wrong address says so, names it, also after a reload, and leads home', async () => {
  const { page, complaints } = await journey.visit('/no/such-page?from=mail', 1440);
  const title = page.getByRole('heading', { level: 1, name: /not found/i });
  await title.waitFor();
  await expect.poll(() => page.locator('main').textContent()).toContain('/no/such-page');
  expect(await lookAt(page, 'not-found')).toEqual([]);
  await reload(page);
  await title.waitFor();
  expect(page.url()).toBe(`${journey.address}/no/such-page?from=mail`);
  await page.locator('main a[href="/"]').click();
  await page.getByRole('heading', { level: 1, name: /Oversleep/ }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/');
  expect(complaints).toEqual([]);
  await leave(page);
});
