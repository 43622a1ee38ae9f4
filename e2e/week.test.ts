// A week planned on a Wednesday: Sunday's dishes are fixed, two meals noted, the network goes, another device takes over.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, bytesOf, type Journey, lookAt, reload } from './browser.ts';
import { deviceOf } from './device.ts';
import { savingState } from './finders.ts';
import { leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

/** The week has been simulated to its end with everything that was entered. */
const played = async (page: Page) => {
  await page.getByText('simulated weeks').waitFor();
  await page.locator('main:not(:has([role=progressbar]))').waitFor();
};
const day = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
/** Opens a line of the page unless it is open. */
async function open(page: Page | Locator, name: string | RegExp) {
  const line = page.getByRole('button', { name }).first();
  if ((await line.getAttribute('aria-expanded')) === 'false') await line.click();
}
const t = messages('week');
const noted = (page: Page) => page.getByRole('list', { name: t('log.list') }).getByRole('listitem');
/** The answer that the page has shown last lies on the device. */
const isAnswerKept = async (page: Page) => {
  const { records } = await deviceOf(page);
  const keys = records.map(([key]) => key);
  return records.some(([key, record]) => key === 'seen:week' && keys.includes(`playedWeek:${dataIn(record)}`));
};
const dataIn = (record: unknown) => (record instanceof Object && 'data' in record ? record.data : undefined);
/** A line of the page with what it says; read out with a colon between. */
const line = (page: Page, label: string, value: string) =>
  page.getByRole('button', { name: new RegExp(`^${label} ?: ${value}`) });
const MEALS = ['Breakfast', 'Lunch', 'Dinner'];
const DISH = 'Fancy Apple Curry';

test('from Wednesday to Sunday, without a network, and on another device', async () => {
  const name = newName('Wendy');
  const { page, complaints } = await visitAs(name, journey, '/week', 1440, inject('example'));
  await page.getByText('simulated weeks').waitFor();
  await open(page, new RegExp(`^${t('now.title')} `));
  await page.getByLabel('Day', { exact: true }).selectOption('Wednesday');
  await page.getByLabel('Time', { exact: true }).fill('13:20');
  await open(page, new RegExp(`^${t('now.strength')} `));
  await open(page, new RegExp(`^${t('style.title')} `));
  const strength = page.getByLabel(messages('week')('now.strength'));
  // Until it is entered it is what the team usually has by Wednesday.
  await page.getByText(t('now.guessed')).waitFor();
  await expect.poll(async () => Number(await strength.inputValue())).toBeGreaterThan(10_000);
  await strength.fill('412345');
  await strength.press('Enter');
  await page.getByLabel(messages('week')('style.rank')).selectOption('Master 12');

  // Fields beside each other line up, whether or not they have room for a message below.
  const bottomOf = async (label: string) => {
    const box = await page.getByLabel(label, { exact: true }).first().boundingBox();
    return Math.round((box?.y ?? 0) + (box?.height ?? 0));
  };
  expect(await bottomOf('Day')).toBe(await bottomOf('Time'));

  // The bag in seconds: some of it pasted, one by its button.
  await page.getByRole('button', { name: new RegExp(`^${t('bag.line')} `) }).click();
  const bag = page.getByRole('dialog', { name: messages('week')('bag.title') });
  await bag.getByLabel(messages('week')('bag.paste')).fill('Apple 40, Milk 12, Moonstone 3, Egg 5,000');
  await bag
    .getByText(messages('week')('bag.tooManyAndUnread', { most: 2000, tooMany: 'Egg 5,000', unread: 'Moonstone 3' }))
    .waitFor();
  await bag.getByRole('button', { name: messages('week')('bag.add', { count: 2 }) }).click();
  await bag.getByLabel(messages('week')('bag.paste')).fill('');
  await bag.getByRole('button', { name: messages('week')('bag.more', { ingredient: 'Honey' }) }).click();
  // What is more than the limit is refused, and nothing else takes its place.
  await bag.getByLabel('Egg', { exact: true }).fill('5000');
  await bag.getByRole('button', { name: messages('shell')('ui.save') }).click();
  await bag.getByText('Value must be 2000 or less').waitFor();
  await bag.getByLabel('Egg', { exact: true }).fill('0');
  expect(await bag.getByText('53 of').count()).toBe(1);
  await bag.getByRole('button', { name: messages('shell')('ui.save') }).click();

  // All members are rested, the player checks in every four hours and naps on Saturday.
  await page.getByRole('button', { name: new RegExp(`^${t('energy.line')} `) }).click();
  await page
    .getByRole('dialog', { name: 'Energy now' })
    .getByRole('button', { name: messages('shell')('ui.save') })
    .click();
  await line(page, 'Energy', '100').waitFor();
  await open(page, new RegExp(`^${t('checks.line')} `));
  await page.getByLabel(messages('week')('checks.label')).selectOption('Every few hours');
  for (const name of ['Saturday', 'Sunday']) await open(day(page, name), new RegExp(`^${name} `));
  await day(page, 'Saturday')
    .getByRole('button', { name: /^Add nap/ })
    .click();
  for (const meal of MEALS) await day(page, 'Sunday').getByLabel(`${meal} dish`).selectOption(DISH);
  await played(page);
  const sunday = page.getByRole('region', { name: 'Snorlax on Sunday' });
  expect(await sunday.textContent()).toMatch(/chance of Master 12/);
  expect(await sunday.textContent()).toMatch(/Checking every 4 hours costs/);
  expect(
    await day(page, 'Saturday')
      .getByText(/^Sleep score \d+, Drowsy Power/)
      .count(),
  ).toBe(2);

  // Lunch with the strength that the game shows: the plan goes on from there. Dinner without.
  await open(page, /^Log /);
  const log = page.getByRole('region', { name: 'Log' });
  await log.getByLabel('Cooked').selectOption(DISH);
  await log.getByLabel(messages('week')('log.strength')).fill('430000');
  await log.getByRole('button', { name: 'Save', exact: true }).click();
  await expect.poll(() => strength.inputValue()).toBe('430000');
  await page.getByText('46 ingredients').waitFor();
  await played(page);
  await log.getByLabel('What').selectOption('Dinner on Wednesday');
  await log.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => noted(page).count()).toBe(2);
  await savingState(page, /^Saved/).waitFor();
  await played(page);
  await expect.poll(() => isAnswerKept(page)).toBe(true);

  // The answer is there after a reload: nothing is played again.
  const started: string[] = [];
  page.on('worker', (worker) => started.push(worker.url()));
  await reload(page);
  await played(page);
  await open(page, /^Log ?: 2 entries/);
  await expect.poll(() => noted(page).count()).toBe(2);
  expect(started.filter((address) => address.includes('long-task-worker'))).toEqual([]);
  expect(complaints).toEqual([]);

  // All of it is computed here: without a network the plan goes on.
  await page.context().setOffline(true);
  await open(page, new RegExp(`^${t('style.title')} `));
  await page.getByLabel(messages('week')('style.rank')).selectOption('Master 13');
  await played(page);
  expect(await sunday.textContent()).toMatch(/chance of Master 13/);
  await page.context().setOffline(false);
  await savingState(page, /^Saved/).waitFor();

  await open(page, t('past.title'));
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(JSON.parse((await bytesOf(file)).toString('utf8')).week).toMatchObject({ day: 'wed', strength: 430_000 });
  await leave(page);

  const second = await visitAs(name, journey, '/week', 390);
  await line(second.page, 'Log', '2 entries').click();
  await expect.poll(() => noted(second.page).count()).toBe(2);
  await played(second.page);
  await open(second.page, new RegExp(`^${t('now.strength')} `));
  await open(second.page, new RegExp(`^${t('checks.line')} `));
  for (const name of ['Saturday', 'Sunday']) await open(day(second.page, name), new RegExp(`^${name} `));
  // A typo is corrected, an entry deleted and brought back.
  await noted(second.page).first().getByRole('button', { name: 'Edit Lunch on Wednesday' }).click();
  const edit = second.page.getByRole('form', { name: 'Edit Lunch on Wednesday' });
  await edit.getByLabel(messages('week')('log.strength')).fill('431000');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect.poll(() => second.page.getByLabel(messages('week')('now.strength')).inputValue()).toBe('431000');
  await noted(second.page).last().getByRole('button', { name: 'Delete Dinner on Wednesday' }).click();
  await expect.poll(() => noted(second.page).count()).toBe(1);
  await second.page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => noted(second.page).count()).toBe(2);
  await played(second.page);
  expect(await day(second.page, 'Sunday').getByLabel('Dinner dish').locator('option:checked').textContent()).toBe(DISH);
  expect(await day(second.page, 'Saturday').getByRole('region', { name: 'Nap on Saturday' }).count()).toBe(1);
  expect(await second.page.getByLabel(messages('week')('checks.label')).locator('option:checked').textContent()).toBe(
    'Every few hours',
  );
  expect(await findSmallTargets(second.page)).toEqual([]);
  expect(await lookAt(second.page, 'week')).toEqual([]);
  expect(second.complaints).toEqual([]);
  await leave(second.page);
});

const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);
const topOf = async (page: Page, name: string) =>
  (await page.getByRole('region', { name, exact: true }).boundingBox())?.y ?? Number.POSITIVE_INFINITY;

test('the forecast is at the top, and a whole week fits on three screens of a phone', async () => {
  const { page } = await journey.visitExample('/week', 1440);
  await played(page);
  await open(page, new RegExp(`^${t('now.title')} `));
  // The longest page: all meals of all seven days are still to come.
  await page.getByLabel('Day', { exact: true }).selectOption('Monday');
  await page.getByLabel('Time', { exact: true }).fill('06:30');
  await page.getByLabel('Time', { exact: true }).press('Enter');
  await line(page, t('now.title'), 'Monday 06:30').click();
  await played(page);
  await day(page, 'Monday').getByLabel('Breakfast dish').waitFor();
  expect(await topOf(page, t('rank.title'))).toBeLessThan(200);
  expect(await topOf(page, t('cook.title'))).toBeLessThan(900);

  await page.setViewportSize({ width: 390, height: 844 });
  // The open day comes first, then what to cook now and what is assumed.
  await expect.poll(() => topOf(page, t('days.title'))).toBeLessThan(500);
  expect(await topOf(page, t('rank.title'))).toBeLessThan(120);
  expect(await topOf(page, t('days.title'))).toBeLessThan(await topOf(page, t('cook.title')));
  expect(await topOf(page, t('cook.title'))).toBeLessThan(await topOf(page, t('assume.title')));
  expect(await heightOf(page)).toBeLessThanOrEqual(3 * 844);
  // Closed, a day is one line for each meal; a tap anywhere on it opens it.
  expect(await page.getByLabel('Breakfast dish').count()).toBe(1);
  await day(page, 'Thursday').getByText('Breakfast').click({ force: true });
  await day(page, 'Thursday').getByLabel('Breakfast dish').waitFor();
  await leave(page);
});

test('at 200 % zoom every dish is read in full, and the new forecast is announced once, without the progress', async () => {
  const { page } = await journey.visitExample('/week', 640);
  await played(page);
  for (const name of ['Saturday', 'Sunday']) await day(page, name).scrollIntoViewIfNeeded();
  const cut = await page
    .getByRole('region', { name: t('days.title') })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items
        .flatMap((item) => [...item.querySelectorAll('span:not(.unseen)')])
        .filter(({ scrollWidth, clientWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
        .map(({ textContent }) => textContent),
    );
  expect(cut).toEqual([]);
  const announced = page.getByRole('status').filter({ hasText: /^Sunday [\d,]+$/ });
  expect(await announced.count()).toBe(1);
  expect(await page.locator('[role="status"] [role="progressbar"]').count()).toBe(0);
  await leave(page);
});

test('two devices log a meal each without a network, and both meals are kept', async () => {
  const name = newName('Tess');
  const { page: phone } = await visitAs(name, journey, '/week', 390, inject('example'));
  await open(phone, new RegExp(`^${t('now.title')} `));
  await phone.getByLabel('Day', { exact: true }).selectOption('Wednesday');
  // "Saved" alone may be there from before.
  const written = phone.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && Boolean(answer.request().postData()?.includes('13:20')),
  );
  await phone.getByLabel('Time', { exact: true }).fill('13:20');
  await phone.getByLabel('Time', { exact: true }).press('Tab');
  await written;
  await played(phone);
  const { page: desktop } = await visitAs(name, journey, '/week', 1440);
  await line(desktop, t('now.title'), 'Wednesday 13:20').waitFor();
  await played(desktop);

  const devices = [
    { page: phone, meal: 'Lunch on Wednesday', strength: '430000' },
    { page: desktop, meal: 'Dinner on Wednesday', strength: '450000' },
  ];
  for (const { page } of devices) await page.context().setOffline(true);
  for (const { page, meal, strength } of devices) {
    await open(page, /^Log /);
    const log = page.getByRole('region', { name: 'Log' });
    await log.getByLabel('What').selectOption(meal);
    await log.getByLabel(messages('week')('log.strength')).fill(strength);
    await log.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => noted(page).count()).toBe(1);
    await savingState(page, /^Offline/).waitFor();
  }
  for (const { page } of devices) await page.context().setOffline(false);
  for (const { page } of devices) await savingState(page, /^Saved/).waitFor();
  for (const { page } of devices) {
    await reload(page);
    await line(page, 'Log', '2 entries').click();
    await expect.poll(async () => (await noted(page).allTextContents()).join()).toMatch(/430,000.*450,000/);
    await line(page, t('now.strength'), '450,000').waitFor();
  }
  for (const { page } of devices) await leave(page);
});
