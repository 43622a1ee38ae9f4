// The Pokébox: a whole box sorted, found, tagged, cleared out and brought back, at a desk and on a phone.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { boxOfMany } from '../packages/web/src/testing/box.ts';
import { beginJourney, type Journey, lookAt, overflowOf, reload } from './browser.ts';
import { deviceWith } from './device.ts';
import { tapHeardLate } from './late-touch.ts';
import { leave } from './seats.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const [first, second, ...others] = boxOfMany(24);
const creatures = [
  {
    ...first,
    name: 'Muddle',
    origin: { format: 'pokesleep-csv', at: '2026-11-01T08:00:00Z', raw: 'a,b', flags: ['Odd nature'] },
  },
  { ...second, name: 'Stranger', pokemon: 'BLOBBY' },
  ...others,
].map((creature) => ({ ...creature, externalId: creature.externalId ?? '' }));
const device = deviceWith({ user: {}, teams: [], creatures, comparison: {} });

const count = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).first().waitFor();
/** Points at the sign of a row, which says why. */
async function reviewOf(page: Page, name: string, reason: string): Promise<void> {
  await rows(page).filter({ hasText: name }).getByText(messages('box')('filters.doubtful')).hover();
  await page.locator('[role=tooltip]').filter({ hasText: reason }).waitFor();
}
const rows = (page: Page) => page.locator('[data-row]');

test('at a desk: by worth, by words in the address, tagged, ten deleted by keys and brought back', async () => {
  const { page, complaints } = await journey.visit('/box', 1440, device);
  await count(page, '24 Pokémon');
  await page.getByText(/Calculated \d+ of 23/).waitFor({ state: 'detached' });
  const worths = await page.locator('[data-row] > :nth-last-child(5)').allTextContents();
  const figures = worths.map((text) => Number(text.split('±')[0]?.replaceAll(',', ''))).filter(Number.isFinite);
  expect(figures.length).toBeGreaterThan(5);
  expect(figures).toEqual([...figures].sort((a, b) => b - a));

  await page.getByRole('searchbox').fill('stranger');
  await count(page, '1 of 24 Pokémon');
  await reviewOf(page, 'Stranger', "BLOBBY isn't in this version");
  await page.waitForURL(/q=stranger/);
  await reload(page);
  await count(page, '1 of 24 Pokémon');
  await page.getByRole('button', { name: messages('shell')('ui.clearFilters', { count: 1 }) }).click();
  await page.getByRole('button', { name: messages('box')('filters.doubtful') }).click();
  await count(page, '2 of 24 Pokémon');
  await reviewOf(page, 'Muddle', 'Odd nature');
  await page.getByRole('checkbox', { name: messages('box')('selectAll') }).check();
  await page.getByRole('button', { name: 'Tags' }).click();
  await page.getByLabel('New tag').fill('ask a friend');
  await page.getByLabel('New tag').press('Enter');
  await count(page, messages('box')('done.tag', { count: 2, name: '', tag: 'ask a friend' }));
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: messages('box')('selection.clear') }).click();
  await page.getByRole('button', { name: messages('shell')('ui.clearFilters', { count: 1 }) }).click();

  await rows(page).first().focus();
  await page.keyboard.press('Space');
  for (let more = 0; more < 9; more++) await page.keyboard.press('Shift+ArrowDown');
  await count(page, '10 selected');
  await page.getByRole('region', { name: 'Selected Pokémon' }).getByRole('button', { name: 'Delete' }).click();
  await count(page, '14 Pokémon');
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await count(page, '24 Pokémon');

  await page.getByRole('button', { name: messages('box')('preview.short') }).click();
  await page.getByRole('button', { name: 'Lv. 60' }).click();
  await page.keyboard.press('Escape');
  await page.getByText(/Previewing all Pokémon at Lv\. 60/).waitFor();
  await rows(page).nth(1).focus();
  await page.keyboard.press('Enter');
  const details = page.getByRole('dialog');
  await details
    .getByText(/^top [\d.]+%$/)
    .first()
    .waitFor();
  expect(await lookAt(page, 'box-details', { widths: [1440, 390], within: 'dialog' })).toEqual([]);
  await page.keyboard.press('Escape');
  expect(complaints).toEqual([]);
  await leave(page);
});

const topOfFirst = (page: Page) =>
  rows(page)
    .first()
    .evaluate((row) => row.getBoundingClientRect().top);
const overlap = async (page: Page, one: string, other: string) => {
  const [a, b] = await Promise.all([page.locator(one).boundingBox(), page.locator(other).boundingBox()]);
  return a !== null && b !== null && a.y < b.y + b.height && b.y < a.y + a.height;
};

/** Those that are wholly in the window. */
const inView = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll('[data-row]')].filter((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return top >= 0 && bottom <= window.innerHeight;
      }).length,
  );

test('a dozen Pokémon on a desk and three on a phone, reached by keys with a single stop for Tab', async () => {
  const box = deviceWith({ user: {}, teams: [], creatures, comparison: {} });
  const { page } = await journey.visit('/box', 1440, { ...box, texts: inject('example').texts });
  await count(page, '24 Pokémon');
  // The order follows the figures until all are there.
  await page.getByText(/Calculated \d+ of 23/).waitFor({ state: 'detached' });
  await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(12);
  await rows(page).first().focus();
  const isInGrid = () => page.evaluate(() => document.activeElement?.closest('[role=grid]') !== null);
  await page.keyboard.press('Tab');
  expect(await isInGrid()).toBe(false);
  await page.keyboard.press('Shift+Tab');
  expect(await isInGrid()).toBe(true);
  // What a column means is there for those who use no mouse.
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  for (let head = 0; head < 9; head++) await page.keyboard.press('ArrowRight');
  await page
    .getByRole('tooltip')
    .filter({ hasText: messages('box')('notes.alone') })
    .waitFor();
  await page.keyboard.press('ArrowDown');
  expect(await page.evaluate(() => document.activeElement?.matches('[data-row]'))).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => inView(page)).toBeGreaterThanOrEqual(3);
  await leave(page);
});

const NONE = [null, null, null, null, null];

test('candidates for candy are counted, filtered and explained, and no toast covers the bar of actions', async () => {
  const t = messages('box');
  // One more of a species, without a single Sub Skill; and the settings of a player who has read the notices.
  const spare = { ...creatures[2], externalId: crypto.randomUUID(), name: 'Spare', subskills: NONE, shiny: false };
  const box = deviceWith({ user: {}, teams: [], creatures: [...creatures, spare], comparison: {} });
  const { page } = await journey.visitByTouch('/box', 390, { ...box, texts: inject('example').texts });
  await count(page, '25 Pokémon');
  // The first Pokémon is in view on a phone, whatever can be done with the box.
  expect(await topOfFirst(page)).toBeLessThanOrEqual(300);
  const chip = page.getByRole('button', { name: /to trade for candy$/ });
  const candidates = Number((await chip.textContent())?.match(/\d+/)?.[0]);
  expect(candidates).toBeGreaterThan(0);
  await chip.tap();
  await count(page, `${candidates} of 25 Pokémon`);
  await page.waitForURL(/candy=/);
  const verdicts = page.getByRole('button', { name: /: show the reasons$/ });
  for (const text of await verdicts.allTextContents()) expect(text).toMatch(new RegExp(`^${t('keep.short.candy')} `));
  await verdicts.first().tap();
  await page.getByRole('dialog').getByText(t('choices.candy')).waitFor();
  await page.keyboard.press('Escape');
  // A favorite is no candidate, so it would leave the filtered list together with the bar.
  await chip.tap();
  await page
    .getByRole('checkbox', { name: /^Select / })
    .first()
    .tap();
  const bar = page.getByRole('region', { name: t('selection.label') });
  // Its last action is reached by scrolling sideways.
  await bar.getByRole('button', { name: t('selection.favourite') }).tap();
  await page.getByRole('button', { name: messages('shell')('ui.undo') }).waitFor();
  expect(await overlap(page, '[data-ui=snackbar]', `[aria-label="${t('selection.label')}"]`)).toBe(false);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('columnheader', { name: t('heads.keep') }).waitFor();
  expect(await overlap(page, '[data-ui=snackbar]', `[aria-label="${t('selection.label')}"]`)).toBe(false);
  await leave(page);
});

test('on a phone: cards that a finger works, and the page fits every screen', async () => {
  const { page, complaints } = await journey.visitByTouch('/box?sort=level', 390, device);
  await count(page, '24 Pokémon');
  await page.getByRole('searchbox').fill('muddle');
  await count(page, '1 of 24 Pokémon');
  // As by a finger, which has not pointed at it before.
  await page.getByRole('button', { name: /^Level of Muddle/ }).dispatchEvent('click');
  const level = page.getByRole('textbox', { name: 'Level of Muddle' });
  await level.fill('44');
  await level.press('Enter');
  await count(page, messages('box')('done.level', { count: 1, name: 'Muddle', level: 44 }));
  // A tap, though the page hears late that the finger is gone.
  await tapHeardLate(page.getByText('Muddle', { exact: true }).first(), page.getByText('1 selected'));
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('1 selected').waitFor({ state: 'detached' });
  await page.getByRole('checkbox', { name: 'Select Muddle' }).tap();
  expect(await findSmallTargets(page)).toEqual([]);
  await page.getByRole('button', { name: messages('box')('selection.clear') }).tap();
  await page.getByRole('button', { name: messages('shell')('ui.clearFilters', { count: 1 }) }).tap();
  await count(page, '24 Pokémon');
  expect(await lookAt(page, 'box')).toEqual([]);
  await page.getByRole('button', { name: 'More filters' }).tap();
  for (const width of [1200, 320]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  expect(complaints).toEqual([]);
  await leave(page);
});
