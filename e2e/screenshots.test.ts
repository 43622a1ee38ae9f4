// Screenshots become Pokémon: drawn ones are read in the browser, one of them is put right, and all come into the Pokébox; nothing leaves the site.
import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { root } from '../tools/machine/root.mjs';
import { beginJourney, goTo, type Journey, lookAt, overflowOf, reload } from './browser.ts';
import { leave } from './seats.ts';

/** Its first subskill is not the one that its figures were computed with. */
const ODD = 6;
const RIGHT = 'Inventory Up L';

const folder = mkdtempSync(join(tmpdir(), 'oversleep-screenshots-'));
const picture = (number: number): string => join(folder, `en-${String(number).padStart(3, '0')}.png`);
/** More of the same with FULL=1: how well many of them are read is measured without a browser. */
const all = (process.env.FULL ? Array.from({ length: 20 }, (_, i) => i + 1) : [1, 2, 3, ODD]).map(picture);
const COUNT = all.length;

let journey: Journey;

beforeAll(async () => {
  const painter = join(root, 'packages/screens/drawing/write-screens.ts');
  const args = ['--import', 'tsx', painter, folder, 'en', String(Math.max(COUNT, ODD)), String(ODD)];
  [journey] = await Promise.all([beginJourney(), promisify(execFile)(process.execPath, args, { cwd: root })]);
});

afterAll(async () => {
  await journey?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Addresses elsewhere that anything on the page has asked for. */
function strangers(page: Page): readonly string[] {
  const found: string[] = [];
  page.context().on('request', (request) => {
    if (new URL(request.url()).origin !== journey.address) found.push(request.url());
  });
  return found;
}

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Import Pokémon' });
const choose = (page: Page, files: readonly string[]) =>
  page.getByLabel('Screenshots of the game').setInputFiles([...files]);
const summary = (page: Page, words: string) => dialog(page).getByText(words, { exact: true });
const finalWords =
  COUNT < 5
    ? messages('interchange')('import.pokemon', { count: COUNT })
    : messages('interchange')('importAndFind', { count: COUNT });
const openImport = (page: Page) =>
  page
    .getByRole('button', { name: /^Import/ })
    .first()
    .click();

test('on a phone: chosen, reloaded in the middle, gone on with, one put right by a tap, and taken in with a way back', async () => {
  const { page, complaints } = await journey.visitByTouch('/box', 390);
  const elsewhere = strangers(page);
  await openImport(page);
  // A picture of something else is reported and does not block the others.
  const other = { name: 'selfie.png', mimeType: 'image/png', buffer: readFileSync(picture(1)).subarray(0, 900) };
  await choose(page, all);
  await page.getByRole('progressbar').waitFor();
  await expect
    .poll(() => page.getByRole('progressbar').getAttribute('aria-valuetext'), { interval: 50 })
    .toMatch(new RegExp(`^[1-9]\\d* of ${COUNT}, `));
  await reload(page);
  await page.getByText(messages('arrivals')('waiting', { count: COUNT })).waitFor();
  await page.getByRole('button', { name: messages('arrivals')('resume') }).tap();
  await summary(
    page,
    messages('interchangePictures')('review.open', { count: COUNT, pictures: COUNT, open: 1 }),
  ).waitFor();
  await page.getByText(messages('interchangePictures')('review.proven', { count: COUNT - 1 })).waitFor();
  expect(await lookAt(page, 'screenshots', { widths: [1440, 390, 320], within: 'dialog' })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  const odd = dialog(page).getByRole('region', { name: /^Metapod, Lv\. 84/ });
  await odd.getByRole('img', { name: 'Sub Skill at Lv. 10 in the screenshot' }).waitFor();
  // With the right one all figures fit: nothing else is doubtful any more.
  await odd.getByRole('group', { name: 'Sub Skill at Lv. 10' }).getByRole('button', { name: RIGHT }).tap();
  await summary(page, messages('interchangePictures')('review.done', { count: COUNT, pictures: COUNT })).waitFor();
  await dialog(page).getByRole('button', { name: finalWords }).tap();
  await page.getByText(`Imported: ${COUNT} added`).waitFor();
  await page.waitForURL(COUNT < 5 ? '**/box' : '**/best');
  if (COUNT >= 5) await goTo(page, '/box');
  await page
    .getByRole('status')
    .filter({ hasText: `${COUNT} Pokémon` })
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).waitFor();

  await page.getByRole('button', { name: messages('box')('more'), exact: true }).tap();
  await page.getByRole('menuitem', { name: /^Import/ }).tap();
  const line = Buffer.from('89504e470d0a1a0a0000000d4948445202625a0000000001', 'hex');
  const tooLarge = { name: 'line.png', mimeType: 'image/png', buffer: line };
  await page.getByLabel('Screenshots of the game').setInputFiles([other, tooLarge]);
  await dialog(page).getByText(messages('pictureNotes')('notes.unknownKind')).waitFor();
  const size = { width: 40_000_000, height: 1 };
  await dialog(page).getByText(messages('pictureNotes')('notes.tooManyPixels', size)).waitFor();
  expect(await overflowOf(page)).toBe(0);
  expect(elsewhere).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});

/** As from another window: the file has to be handed over inside the page. */
const drop = (page: Page, file: string) =>
  page.evaluate((content) => {
    const dataTransfer = new DataTransfer();
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    dataTransfer.items.add(new File([bytes], 'dropped.png', { type: 'image/png' }));
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, readFileSync(file).toString('base64'));

test('on a desk: dropped on any page, the second time without a network, and doubtful fields by keys alone', async () => {
  const { page } = await journey.install('/recipes', 1440);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  const elsewhere = strangers(page);
  await drop(page, picture(1));
  await summary(page, messages('interchangePictures')('review.done', { count: 1, pictures: 1 })).waitFor();
  await dialog(page)
    .getByRole('button', { name: messages('interchange')('discard') })
    .click();
  await dialog(page)
    .getByRole('button', { name: messages('interchangePictures')('confirm') })
    .click();
  await page.context().setOffline(true);
  // A new worker has to be started, and everything comes from the device.
  await choose(page, [picture(ODD)]);
  await summary(page, messages('interchangePictures')('review.open', { count: 1, pictures: 1, open: 1 })).waitFor();
  await page.getByRole('button', { name: messages('interchangePictures')('review.right') }).focus();
  const focused = () => page.evaluate(() => document.activeElement?.textContent ?? '');
  const group = dialog(page).getByRole('group', { name: 'Sub Skill at Lv. 10' });
  await expect
    .poll(async () => {
      await page.keyboard.press('ArrowDown');
      return group.evaluate((each) => each.contains(document.activeElement));
    })
    .toBe(true);
  while ((await focused()) !== RIGHT) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await summary(page, messages('interchangePictures')('review.done', { count: 1, pictures: 1 })).waitFor();
  expect(elsewhere).toEqual([]);
  await page.context().close();
});
