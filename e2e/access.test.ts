// Without a mouse or without sight: the way past the bar, small windows, where the focus is after an action, what is read aloud, and forced colours.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, goTo, type Journey, ready } from './browser.ts';
import { finalFigures, memberCards } from './finders.ts';
import { announcements, focusOf, hiddenAt, hiddenStops } from './focus.ts';
import { leave } from './seats.ts';

const week = messages('week');
const compare = messages('compare');

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

test('the link past the bar leads to a page whose first stop is in sight', async () => {
  const { page } = await journey.visitExample('/box', 1280);
  await page.setViewportSize({ width: 1280, height: 720 });
  const faults: string[] = [];
  for (const path of ['/box', '/best', '/week', '/compare', '/recipes', '/calculator']) {
    if (path !== '/box') await goTo(page, path);
    await ready(page);
    // To the link, through it, to the first stop of the page, and a key more that looks at it.
    const { hidden, count } = await hiddenAt(page, ['Tab', 'Enter', 'Tab', 'Tab']);
    expect(count).toBeGreaterThanOrEqual(2);
    // The page itself is longer than any window.
    faults.push(...hidden.filter((stop) => !stop.startsWith('MAIN')).map((stop) => `${path}: ${stop}`));
  }
  expect(faults).toEqual([]);
  await leave(page);
});

test('at 400 % zoom nothing that has the focus is hidden', async () => {
  const { page } = await journey.visitExample('/calculator', 320);
  await page.setViewportSize({ width: 320, height: 256 });
  const faults: string[] = [];
  for (const path of ['/calculator', '/week']) {
    if (path !== '/calculator') await goTo(page, path);
    await ready(page);
    faults.push(...(await hiddenStops(page, 30)).map((stop) => `${path}: ${stop}`));
  }
  expect(faults).toEqual([]);
  await leave(page);
});

test('after an action the focus is on what it led to, never lost', async () => {
  const { page } = await journey.visitExample('/compare', 1280);
  await page.getByRole('button', { name: /^Compare Helper team 1/ }).press('Enter');
  await expect.poll(() => focusOf(page)).not.toMatch(/^BODY/);
  await page
    .getByRole('region', { name: compare('strip.label') })
    .locator(':focus')
    .waitFor();

  await goTo(page, '/week');
  await ready(page);
  await page
    .getByRole('button', { name: new RegExp(`^${week('log.title')}\\b`) })
    .first()
    .press('Enter');
  const log = page.getByRole('region', { name: week('log.title'), exact: true });
  await log.getByLabel(week('log.strength')).fill('430000');
  const save = log.getByRole('button', { name: 'Save', exact: true });
  await save.press('Enter');
  await log.getByRole('list', { name: week('log.list') }).waitFor();
  expect(await focusOf(page)).toBe('BUTTON Save');
  await log
    .getByRole('button', { name: /^Delete / })
    .first()
    .press('Enter');
  await expect.poll(() => focusOf(page)).not.toMatch(/^BODY/);
  await leave(page);
});

/** What was read aloud of an edit, until its last figures are there and a moment longer. */
async function heard(page: Page, edit: () => Promise<void>): Promise<readonly string[]> {
  const said = await announcements(page);
  await edit();
  await finalFigures(page);
  await expect.poll(async () => (await said()).some((text) => TOTAL.test(text))).toBe(true);
  return said();
}

const TOTAL = /^[\d,]+ a week/;

test('an edit of the team is read aloud once, with its last figures and without those on the way', async () => {
  const { page } = await journey.visitExample('/calculator', 1280);
  await finalFigures(page);
  const said = await heard(page, async () => {
    await memberCards(page).nth(3).focus();
    await page.keyboard.press('Alt+ArrowUp');
  });
  expect(said.filter((text) => TOTAL.test(text))).toHaveLength(1);
  expect(said.filter((text) => text.includes('slot 3'))).toHaveLength(1);
  expect(said.filter((text) => /%|Updating/.test(text))).toEqual([]);
  await leave(page);
});

/** Whether it looks other than its neighbour: by its frame or its fill, which are what forced colours leave. */
const marks = (page: Page, chosen: string, other: string) =>
  page.evaluate(
    ([chosen, other]) => {
      const [one, two] = [chosen, other].map((place) => {
        const element = document.querySelector(place ?? '');
        if (!element) return undefined;
        const { outlineStyle, outlineWidth, backgroundColor } = getComputedStyle(element);
        // A fill that was taken away and one that never was are both white.
        const fill = backgroundColor.match(/\d+/g)?.slice(0, 3);
        return [outlineStyle === 'none' ? '' : outlineWidth, fill].join(' ');
      });
      return one !== undefined && two !== undefined && one !== two;
    },
    [chosen, other],
  );

test('where the system forces its colours, what is chosen is marked', async () => {
  const { page } = await journey.visitExample('/calculator', 1440);
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    await finalFigures(page);
    expect(await marks(page, '[role="tab"][aria-selected="true"]', '[role="tab"][aria-selected="false"]')).toBe(true);
    expect(await marks(page, 'header nav a[aria-current="page"]', 'header nav a:not([aria-current="page"])')).toBe(
      true,
    );
    await goTo(page, '/tierlist');
    await ready(page);
    expect(await marks(page, 'input[type="radio"]:checked + span', 'input[type="radio"]:not(:checked) + span')).toBe(
      true,
    );
  } finally {
    await page.emulateMedia({ forcedColors: null });
  }
  await leave(page);
});
