// The best team out of the box: what the command line finds too, at a desk; interrupted and resumed, and best for one place, on a phone.
import { writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BOX_R, WEEK_R } from '../packages/engine/test/box-r.ts';
import { messages } from '../packages/web/src/messages/messages.ts';
import { boxOfMany } from '../packages/web/src/testing/box.ts';
import { root } from '../tools/machine/root.mjs';
import { beginJourney, goTo, type Journey, lookAt, reload } from './browser.ts';
import { deviceWith, SPECIFIED } from './device.ts';
import { finalFigures } from './finders.ts';
import { runToEnd } from './product.ts';
import { leave } from './seats.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;
let folder = '';

beforeAll(async () => {
  journey = await beginJourney();
  folder = await mkdtemp(join(tmpdir(), 'oversleep-best-'));
});

afterAll(async () => {
  await journey?.end();
  await rm(folder, { recursive: true, force: true });
});

const week = { camp: false, bedtime: '21:30', wakeup: '06:00', recipeType: 'curry' };

/** A box with a team of its first five. */
function deviceOfBox(count: number) {
  const creatures = boxOfMany(count).map((creature) => ({ ...creature, level: Math.max(25, creature.level) }));
  const team = {
    ...week,
    index: 0,
    name: 'Dreamers',
    members: creatures.slice(0, 5).map(({ externalId }) => externalId),
    island: { shortName: 'greengrass', berries: [], areaBonus: 0 },
    version: 0,
    memberIndex: 0,
  };
  const device = deviceWith({ user: {}, teams: [team], creatures, comparison: {} });
  // A player who has read the notices.
  return { creatures, device: { ...device, texts: inject('example').texts } };
}

const list = (page: Page) => page.getByRole('list', { name: 'Best teams' });
const paused = (page: Page) => page.getByRole('progressbar', { name: messages('best')('results.paused') });
const busy = (page: Page) => page.getByRole('progressbar', { name: 'Looking for better teams' });

/** What the command line finds in the same box and week. */
async function foundByCommand(creatures: readonly { readonly externalId: string }[]) {
  const [box, settings] = [join(folder, 'box.json'), join(folder, 'settings.json')];
  writeFileSync(box, JSON.stringify({ creatures: creatures.map((one) => ({ ...one, id: one.externalId })) }));
  writeFileSync(
    settings,
    JSON.stringify({ ...week, island: 'greengrass', areaBonusPercent: 0, policy: { filler: 'surplus' } }),
  );
  const program = join(root, 'tools/oversleep.mjs');
  const options = ['--settings', settings, '--edition', SPECIFIED, '--json'];
  const { stdout } = await runToEnd([process.execPath, program, 'best', box, ...options], {});
  return JSON.parse(stdout);
}

test('at a desk: the teams and figures of the command line, side by side, opened and taken back', async () => {
  const { creatures, device } = deviceOfBox(7);
  const { page, complaints } = await journey.visit('/best', 1440, device);
  await page.getByRole('button', { name: messages('best')('search') }).click();
  const [{ teams, simulated }] = await Promise.all([
    foundByCommand(creatures),
    page.getByText('All 21 teams were simulated.').waitFor(),
  ]);
  expect(simulated).toBe(21);
  // The player's own team has a line of its own where it isn't one of the best.
  const listed = list(page)
    .locator(':scope > li')
    .filter({ has: page.getByRole('button', { name: /^Pin team/ }) });
  const shown = await listed.allTextContents();
  expect(shown).toHaveLength(10);
  for (const [place, { ids, total }] of teams.entries()) {
    const names = creatures.filter(({ externalId }) => ids.includes(externalId)).map(({ name }) => name);
    expect(names).toHaveLength(5);
    // What the player's own team makes is known from the comparison with it.
    const isYours = creatures.slice(0, 5).every(({ externalId }) => ids.includes(externalId));
    const figures = isYours ? [] : [Math.round(total).toLocaleString('en')];
    for (const words of [...names, ...figures]) expect(shown[place]).toContain(words);
  }
  await page.getByRole('button', { name: messages('best')('found.pinLabel', { place: 1 }), exact: true }).click();
  const sides = page.getByRole('region', { name: 'Pinned teams' });
  // Simulated by itself, so that it is about the same.
  await expect.poll(async () => Math.round(((await weekOf(sides)) / teams[0].total) * 50) / 50).toBe(1);
  expect(await lookAt(page, 'best')).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  // The options have given way: six teams are on a screen.
  const sixth = await list(page).locator(':scope > li').nth(5).boundingBox();
  expect((sixth?.y ?? 0) + (sixth?.height ?? 1e9)).toBeLessThanOrEqual(900);
  await page.getByRole('button', { name: 'Use as Dreamers (team 1)', exact: true }).click();
  const member = (name: string) => page.getByRole('region', { name: 'Members' }).getByText(name, { exact: true });
  const coming = creatures.slice(5).find(({ externalId }) => teams[0].ids.includes(externalId));
  await member(coming?.name ?? '')
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await member(coming?.name ?? '')
    .first()
    .waitFor({ state: 'detached' });
  expect(complaints).toEqual([]);
  await leave(page);
});

/** Strength of a week of the pinned team. */
const weekOf = async (sides: ReturnType<Page['getByRole']>): Promise<number> =>
  Number((await sides.getByRole('row').last().textContent())?.match(/(\d[\d,]{4,})\s*±/)?.[1]?.replaceAll(',', ''));

test('on a phone: paused in the background, cancelled, reloaded and resumed; and best for one slot by touch', async () => {
  const { device } = deviceOfBox(24);
  const { page, complaints } = await journey.visitByTouch('/best', 390, device);
  const search = page.getByRole('button', { name: messages('best')('search') });
  await search.waitFor();
  // In view before anything is scrolled, below however many options.
  const place = await search.boundingBox();
  expect((place?.y ?? 1e9) + (place?.height ?? 0)).toBeLessThanOrEqual(900);
  await search.tap();
  await list(page).waitFor();
  await setHidden(page, true);
  await paused(page).waitFor();
  await setHidden(page, false);
  await busy(page).waitFor();
  // In the background it can't finish meanwhile. After leaving the page and coming back it continues.
  await setHidden(page, true);
  await page.getByRole('link', { name: messages('best')('changeWeek') }).tap();
  await page.getByRole('region', { name: 'Members' }).waitFor();
  await page.goBack();
  await paused(page).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();
  await page.getByText(messages('best')('results.stopped')).waitFor();
  const before = await list(page).locator(':scope > li').first().textContent();
  expect(await findSmallTargets(page)).toEqual([]);
  await reload(page);
  await page.getByText(messages('best')('results.stopped')).waitFor();
  expect(await list(page).locator(':scope > li').first().textContent()).toBe(before);
  await page.getByRole('button', { name: messages('best')('results.resume') }).tap();
  await busy(page).waitFor();
  await page.getByRole('button', { name: 'Cancel' }).tap();

  await goTo(page, '/calculator');
  await finalFigures(page);
  await page
    .getByRole('button', { name: /^More options for / })
    .first()
    .tap();
  await page.getByRole('button', { name: messages('calculator')('slots.best') }).tap();
  const dialog = page.getByRole('dialog', { name: /^Best replacements for/ });
  await dialog.getByText('current', { exact: true }).waitFor();
  await dialog.getByRole('progressbar').waitFor({ state: 'detached' });
  expect(
    await dialog
      .getByRole('list', { name: messages('calculator')('place.title') })
      .getByRole('listitem')
      .count(),
  ).toBe(20);
  expect(await lookAt(page, 'best-place', { widths: [390], within: 'dialog' })).toEqual([]);
  await dialog
    .getByRole('button', { name: /^Swap in/ })
    .first()
    .tap();
  await page.getByText(/Replaced .* with/).waitFor();
  await page.getByRole('button', { name: 'Undo' }).tap();
  expect(complaints).toEqual([]);
  await leave(page);
});

/** As when another tab or app comes before it. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (value ? 'hidden' : 'visible'),
    });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** Out of box R the best five that stay, and two that bring other ingredients in turn with them. */
function deviceOfBoxR() {
  const chosen = ['4', '7', '8', '9', '11', '1', '2'];
  const plain = boxOfMany(chosen.length, '2026-10');
  const creatures = chosen.flatMap((number, place) => {
    const [like, one] = [plain[place], BOX_R.find(({ externalId }) => externalId === number)];
    if (!like || !one) return [];
    const ingredients = one.ingredients.map(({ name, amount }) => ({ name, amount }));
    return [{ ...like, ...one, externalId: like.externalId, name: `Nr ${number}`, ingredients, saved: true }];
  });
  const { camp, bedtime, wakeup, recipeType, favoredBerries } = WEEK_R;
  const team = {
    ...{ camp, bedtime, wakeup, recipeType, index: 0, name: 'Dreamers', version: 0, memberIndex: 0 },
    members: creatures.slice(0, 5).map(({ externalId }) => externalId),
    island: { shortName: 'lapis', berries: favoredBerries, areaBonus: 50 },
  };
  const policy = { filler: 'never', sunday: true, holdTasty: true, lookIn: 'always' };
  const user = { edition: '2026-10', policy, potSize: 69 };
  return { ...deviceWith({ user, teams: [team], creatures, comparison: {} }), texts: inject('example').texts };
}

test('swaps: what they bring, as the plan of the team that its week follows, and taken back at once', async () => {
  const t = messages('best');
  const w = messages('week');
  const { page, complaints } = await journey.visit('/best', 1440, deviceOfBoxR());
  await page.getByLabel(t('often.label')).selectOption(t('often.onceADay'));
  await page.getByRole('button', { name: t('search') }).click();
  const plan = page.getByRole('region', { name: t('swaps.title') });
  const daily = plan.getByRole('radio', { name: /^Daily/ });
  await daily.waitFor();
  expect(Number((await plan.textContent())?.match(/Daily \+([\d.]+)%/)?.[1])).toBeGreaterThan(10);
  const lines = page.getByRole('list', { name: t('swaps.lines') }).getByRole('listitem');
  await expect
    .poll(() => lines.allTextContents())
    .toEqual([expect.stringMatching(/^On Monday: /), expect.stringMatching(/ in, /), expect.stringMatching(/ out$/)]);
  expect(await lookAt(page, 'best-swaps')).toEqual([]);
  // Stored on the device: nothing is searched again.
  await reload(page);
  await daily.waitFor();

  await page.getByRole('button', { name: t('swaps.use') }).click();
  // The results stay.
  await daily.waitFor();
  await list(page).waitFor();
  await plan.getByRole('link', { name: 'week planner' }).click();
  const swaps = page.getByRole('region', { name: w('swap.title') });
  await swaps.getByText(/^(in|within) /).waitFor();
  await page.locator('main:not(:has([role=progressbar]))').waitFor();
  expect(await lookAt(page, 'week-swaps')).toEqual([]);
  await swaps.getByRole('button', { name: new RegExp(`^${w('swap.all')}`) }).click();
  await swaps.getByRole('button', { name: w('swap.remove') }).click();
  await swaps.waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Undo' }).click();
  await swaps.waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});
