// A box comes in from another tool and goes out again: pasted, dropped, looked at before, taken back, on a desk and on a phone, with and without a network.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, bytesOf, type Journey, lookAt } from './browser.ts';
import { leave } from './seats.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const CODES = ['oQEAr4wDZ3x-', 'MQAAjxRGxyWD', 'EQCApwj5-38f', 'gS8AppABDSUL', 'UQJDJkVF8H8f', 'cQmADNRkbXxfBVQC'];
/** As pokesleep-tool writes them; one in six is a Mew, which the game of 2025 does not have. */
const SIXTY = Array.from({ length: 60 }, (_, i) => `${CODES[i % CODES.length]}@No. ${i + 1}`).join('\n');

/** Two texts: three lines that can be read, and one that cannot. */
const ZIP = [
  'UEsDBBQAAAAIAAAAIVzZwXDoIwAAACUAAAANAAAAYm94L2xpbmVzLnR4dHMNdHYsKM8y1TW2SHNwKcovKEhN4QoMMXAtTA+BCPqWpgAAUEsDBB',
  'QAAAAIAAAAIVwIUSyuFgAAAB4AAAALAAAAYm94L29kZC50eHQLDTRwLEx3MdU1tkhzCMpPzuZyRAIAUEsBAhQAFAAAAAgAAAAhXNnBcOgjAAAA',
  'JQAAAA0AAAAAAAAAAAAAAAAAAAAAAGJveC9saW5lcy50eHRQSwECFAAUAAAACAAAACFcCFEsrhYAAAAeAAAACwAAAAAAAAAAAAAAAABOAAAAYm',
  '94L29kZC50eHRQSwUGAAAAAAIAAgB0AAAAjQAAAAAA',
].join('');

const paste = (page: Page, text: string) =>
  page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, text);

/** Holds a file over the page, or lets go of it. */
const drag = (page: Page, type: 'dragover' | 'drop', name: string, base64: string) =>
  page.evaluate(
    ([event, file, content]) => {
      const dataTransfer = new DataTransfer();
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], file));
      document.body.dispatchEvent(new DragEvent(event, { dataTransfer, bubbles: true, cancelable: true }));
    },
    [type, name, base64] as const,
  );

/** The ten strongest so far: the test does not wait for all figures. */
async function tagAndDeleteTen(page: Page): Promise<void> {
  await page.locator('[data-row]').first().focus();
  await page.keyboard.press('Space');
  for (let more = 0; more < 9; more++) await page.keyboard.press('Shift+ArrowDown');
  const bar = page.getByRole('region', { name: 'Selected Pokémon' });
  await bar.getByRole('button', { name: 'Tags' }).click();
  await page.getByLabel('New tag').fill('candy');
  await page.getByLabel('New tag').press('Enter');
  await count(page, messages('box')('done.tag', { count: 10, name: '', tag: 'candy' })).waitFor();
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: 'Delete' }).click();
  await count(page, '50 Pokémon').waitFor();
}

const dialog = (page: Page) => page.getByRole('dialog');
const t = messages('interchange');
/** With a search for the best team, without one, or where there are too few for it. */
const searching = (page: Page, count: number) =>
  dialog(page).getByRole('button', { name: t('importAndFind', { count }) });
const importOnly = (page: Page) => dialog(page).getByRole('button', { name: t('importOnly') });
const importing = (page: Page, count: number) =>
  dialog(page).getByRole('button', { name: t('import.pokemon', { count }) });
const count = (page: Page, words: string) => page.getByRole('status').filter({ hasText: words });

test('sixty pasted lines are looked at, taken in, taken back, tagged, deleted by ten and brought back; as a Japanese table they come back with nothing new', async () => {
  const { page, complaints } = await journey.visit('/box', 1440);
  // Text that is not a box is ignored.
  await paste(page, 'Sweet dreams, everyone.');
  await paste(page, SIXTY);
  await searching(page, 60).waitFor();
  expect(await lookAt(page, 'import', { widths: [1440, 320], within: 'dialog' })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  await importOnly(page).click();
  await page.getByText('Imported: 60 added').waitFor();
  await count(page, '60 Pokémon').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page
    .getByRole('button', { name: /Import/ })
    .first()
    .waitFor();
  await expect.poll(() => count(page, '60 Pokémon').count()).toBe(0);

  await paste(page, SIXTY);
  await importOnly(page).click();
  await count(page, '60 Pokémon').waitFor();
  await tagAndDeleteTen(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await count(page, '60 Pokémon').waitFor();
  await page.getByRole('button', { name: 'Export', exact: true }).click();
  await dialog(page)
    .getByLabel(messages('interchange')('export.format'), { exact: true })
    .selectOption('pokesleep-csv');
  // What the format drops is a list, and the actions stay in view below it, however small the screen is.
  const dropped = dialog(page)
    .getByRole('listitem')
    .filter({ hasText: /^Not included: / });
  await dropped.first().waitFor();
  expect(await dropped.count()).toBeGreaterThan(1);
  for (const [width, height] of [
    [390, 600],
    [1440, 500],
  ] as const) {
    await page.setViewportSize({ width, height });
    const button = await dialog(page).getByRole('button', { name: 'Download' }).boundingBox();
    expect((button?.y ?? height) + (button?.height ?? 0)).toBeLessThanOrEqual(height);
  }
  await dialog(page).getByLabel(messages('interchange')('export.language')).selectOption('ja');
  await dialog(page).getByText('ニックネーム').waitFor();
  expect(await lookAt(page, 'export', { widths: [390], within: 'dialog' })).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog(page).getByRole('button', { name: 'Download' }).click(),
  ]);
  const table = (await bytesOf(download)).toString('utf8');
  expect(table.trim().split('\n')).toHaveLength(61);
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Import', exact: true }).click();
  await dialog(page)
    .getByLabel(messages('interchange')('source.filesField'))
    .setInputFiles({
      name: 'box.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(table),
    });
  await dialog(page).getByRole('heading', { name: 'No changes (60)' }).waitFor();
  await dialog(page)
    .getByRole('button', { name: t('done') })
    .click();
  await dialog(page).waitFor({ state: 'hidden' });
  expect(complaints).toEqual([]);
  await leave(page);
});

test('on a phone and without a network: an archive is dropped, what is wrong in it is shown, the rest comes in', async () => {
  const { page } = await journey.visitByTouch('/', 390);
  await page.getByRole('button', { name: messages('home')('import') }).tap();
  await dialog(page).getByLabel('Text or link').waitFor();
  await page.context().setOffline(true);
  await drag(page, 'dragover', 'boxes.zip', ZIP);
  await page.getByText(messages('arrivals')('drop')).waitFor();
  await drag(page, 'drop', 'boxes.zip', ZIP);
  await dialog(page).getByText('This code').or(dialog(page).getByText('The code says')).waitFor();
  await dialog(page).getByText('AAAAAAAAAAAA').waitFor();
  expect(await lookAt(page, 'import-archive', { widths: [390], within: 'dialog' })).toEqual([]);
  await dialog(page)
    .getByRole('button', { name: t('showAll') })
    .tap();
  await dialog(page).getByRole('checkbox', { name: /^Mud/ }).tap();
  await importing(page, 2).tap();
  await page.getByText('Imported: 2 added').waitFor();
  // Not back to Home, where it began.
  await page.waitForURL('**/box');
  await leave(page);
});
