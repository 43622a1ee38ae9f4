// A newcomer's way to the first best team on a phone: how many taps it takes, and where it leads.
import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { root } from '../tools/machine/root.mjs';
import { beginJourney, type Journey } from './browser.ts';
import { leave } from './seats.ts';

const COUNT = 10;
const MOST_TAPS = 4;

const home = messages('home');
const t = messages('interchange');
const best = messages('best');

const folder = mkdtempSync(join(tmpdir(), 'oversleep-first-visit-'));
const pictures = Array.from({ length: COUNT }, (_, i) => join(folder, `en-${String(i + 1).padStart(3, '0')}.png`));

let journey: Journey;

beforeAll(async () => {
  const painter = join(root, 'packages/screens/drawing/write-screens.ts');
  const args = ['--import', 'tsx', painter, folder, 'en', String(COUNT)];
  [journey] = await Promise.all([beginJourney(), promisify(execFile)(process.execPath, args, { cwd: root })]);
});

afterAll(async () => {
  await journey?.end();
  rmSync(folder, { recursive: true, force: true });
});

/** Taps that a player makes; the system's own picker is none of ours. */
function countTaps() {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      count += 1;
      await target.tap();
    },
    count: () => count,
  };
}

const firstTeam = (page: Page) =>
  page
    .getByRole('list', { name: best('found.title') })
    .getByRole('listitem')
    .first();

test('from ten screenshots to a best team it takes at most four taps', async () => {
  const { page, complaints } = await journey.visitByTouch('/', 390);
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: home('import') }));
  const picker = page.waitForEvent('filechooser');
  await tap(page.getByRole('button', { name: t('source.screenshots') }));
  await (await picker).setFiles(pictures);
  // The first result is there before all pictures are read, and questions about the game can be answered meanwhile.
  await page.getByText(messages('interchangePictures')('found', { count: 1 })).waitFor();
  await page.getByRole('region', { name: messages('gameSetup')('meanwhile') }).waitFor();
  const last = page.getByRole('button', { name: t('importAndFind', { count: COUNT }) });
  // Ten pictures on a busy machine.
  await last.waitFor({ timeout: 200_000 });
  await tap(last);
  await page.waitForURL('**/best');
  await firstTeam(page).waitFor();
  expect(count()).toBeLessThanOrEqual(MOST_TAPS);
  // Screenshots are of today's game.
  await page.getByRole('button', { name: /^Game version: Oct 2026/ }).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

const CODES = ['oQEAr4wDZ3x-', 'MQAAjxRGxyWD', 'EQCApwj5-38f', 'gS8AppABDSUL', 'UQJDJkVF8H8f', 'cQmADNRkbXxfBVQC'];

test('from a paste of pokesleep-tool to a best team it takes at most four taps', async () => {
  const { page, complaints } = await journey.visitByTouch('/', 390);
  const { tap, count } = countTaps();
  await tap(page.getByRole('button', { name: home('import') }));
  const field = page.getByRole('textbox', { name: t('source.text') });
  await tap(field);
  await field.evaluate((element, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, CODES.join('\n'));
  await tap(page.getByRole('button', { name: t('importAndFind', { count: CODES.length }) }));
  await page.waitForURL('**/best');
  await firstTeam(page).waitFor();
  expect(count()).toBeLessThanOrEqual(MOST_TAPS);
  // A Mew is among them, which the older game does not have.
  await page.getByRole('button', { name: /^Game version: Oct 2026/ }).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

test('an import without a search leads to the box, with the way to the best team in sight', async () => {
  const { page } = await journey.visitByTouch('/', 390);
  await page.getByRole('button', { name: home('import') }).tap();
  await page.getByRole('textbox', { name: t('source.text') }).fill(CODES.join('\n'));
  await page.getByRole('button', { name: t('source.read') }).tap();
  await page.getByRole('button', { name: t('importOnly') }).tap();
  await page.waitForURL('**/box');
  const find = page.getByRole('button', { name: messages('box')('bestTeam') });
  await find.waitFor();
  const bottom = await find.evaluate((button) => button.getBoundingClientRect().bottom);
  expect(bottom).toBeLessThan(844);
  await find.tap();
  await page.waitForURL('**/best');
  await firstTeam(page).waitFor();
  await leave(page);
});
