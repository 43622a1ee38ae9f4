// The results of a team: every figure explains itself, members and meals are looked at closely, and a day is replayed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, findBarriers, type Journey, lookAt, overflowOf, reload, takePicture } from './browser.ts';
import { figure, figuresOf, finalFigures as final, weekOfTeam } from './finders.ts';
import { leave } from './seats.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** Workers share two cores with everything else. */
const soon = <T>(what: () => Promise<T>) => expect.poll(what, { timeout: 60_000 });
/** The first number of a text, without what is only read aloud after it. */
const numberIn = (text: string | null): number => Number(/[\d.,]*\d/.exec(text ?? '')?.[0].replaceAll(',', '') ?? '');

/** In the card of results; what is beside it has journeys of its own. */
const CARD = 'section[aria-label="Results"]';

async function openExample(width: number) {
  const visit = await journey.visitExample('/calculator', width);
  await final(visit.page);
  return visit;
}

/** All that comes after the figures of the team: comparisons, improvements, the plan of meals. */
const settled = (page: Page) => soon(() => page.getByRole('progressbar').count()).toBe(0);

/** Of a row in "Upgrades", with its sign. */
const gainIn = (text: string): number => Number(text.replaceAll(/[,+±]/g, '').replace('−', '-'));

test('what to do next, by a finger: from the largest gain down, what can be done today, and a plan', async () => {
  const { page, complaints } = await journey.visitByTouch('/calculator', 390, inject('example'));
  await final(page);
  await page.getByRole('tab', { name: messages('calculator')('tabs.next') }).tap();
  const panel = page.getByRole('tabpanel', { name: messages('calculator')('tabs.next') });
  const rows = panel.locator('ol > li');
  const gains = rows.locator('p > b');
  await soon(async () => (await rows.count()) > 5 && (await gains.count()) === (await rows.count())).toBe(true);
  const all = (await gains.allTextContents()).map(gainIn);
  expect(all.every(Number.isFinite)).toBe(true);
  expect(all).toEqual(all.toSorted((a, b) => b - a));
  expect(await lookAt(page, 'results-next', { within: CARD })).toEqual([]);
  await page.setViewportSize({ width: 390, height: 900 });
  await panel.getByText(messages('calculatorNext')('rows.today')).tap();
  await panel.getByLabel(messages('calculatorNext')('rows.candies')).fill('1');
  await soon(() => rows.count()).toBeLessThan(all.length);
  await panel.getByText(messages('calculatorNext')('rows.today')).tap();
  await soon(() => rows.count()).toBe(all.length);
  await panel
    .getByRole('button', { name: /^Costs of upgrades/ })
    .first()
    .tap();
  // In the same view, for this Pokémon alone or for all.
  await panel.getByRole('status', { name: messages('grow')('summary.title') }).waitFor();
  await panel.getByRole('button', { name: messages('calculatorNext')('view.wholeTeam') }).tap();
  expect(await lookAt(page, 'results-plan', { within: CARD })).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});

test('the tabs fit, are accessible, and have large enough targets on a phone', async () => {
  const { page, complaints } = await openExample(1440);
  for (const name of ['Overview', 'Members', 'Cooking']) {
    await tab(page, name);
    await page.getByRole('tabpanel', { name }).waitFor();
    await final(page);
    await settled(page);
    // What is around the tabs is the same for all of them.
    const within = name === 'Overview' ? 'html' : CARD;
    expect(await lookAt(page, `results-${name.toLowerCase()}`, { within })).toEqual([]);
    await page.setViewportSize({ width: 390, height: 900 });
    expect(await findSmallTargets(page)).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await leave(page);
});

describe('a figure', () => {
  test('explains itself by keyboard: steps that add up, its range, its weeks', async () => {
    const { page } = await openExample(1440);
    const total = weekOfTeam(page);
    await total.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', {
      name: messages('parts')('figure.panel', { title: messages('calculator')('results.teamTitle') }),
    });
    await dialog.waitFor();
    const [shown, explained] = [
      numberIn(await total.textContent()),
      numberIn(
        await dialog
          .getByRole('paragraph')
          .filter({ hasText: /^Strength per week/ })
          .textContent(),
      ),
    ];
    expect(Math.abs(shown - explained)).toBeLessThanOrEqual(1);
    const steps = dialog.locator('dl').first().getByRole('definition');
    const sum = (await steps.allTextContents()).reduce((total, text) => total + numberIn(text), 0);
    expect(Math.abs(sum - explained)).toBeLessThanOrEqual(5);
    expect(await dialog.textContent()).toMatch(/80% of weeks/);
    expect(await findBarriers(page, '[role="dialog"]')).toEqual([]);
    await takePicture(page, 'results-breakdown-1440');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await total.evaluate((element) => element === document.activeElement)).toBe(true);
    await leave(page);
  });

  test('says what camp adds, once it is in use; the team is in sight all the while', async () => {
    const { page } = await openExample(1440);
    const total = weekOfTeam(page);
    await total.click();
    await page.getByText(messages('calculator')('overview.noCamp')).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Good Camp Ticket/ }).click();
    await final(page);
    await total.click();
    await page.getByText(/Good Camp Ticket adds \+[\d,]+/).waitFor();
    await page.keyboard.press('Escape');

    // The team stays in sight while the results are read, also on a low screen.
    await page.setViewportSize({ width: 1200, height: 600 });
    await page
      .getByRole('heading', { name: messages('calculator')('overview.gifts') })
      .evaluate((heading) => heading.scrollIntoView());
    const { top, bottom } = await page
      .getByRole('region', { name: 'Team', exact: true })
      .evaluate((team) => team.getBoundingClientRect());
    expect(top).toBeGreaterThan(0);
    expect(bottom).toBeLessThanOrEqual(600);
    await leave(page);
  });
});

describe('members', () => {
  test('a row of the overview leads to its member, arrows to the next, and a reload stays there; another stretch of time is so much more or less, for every member', async () => {
    const { page } = await openExample(1440);
    await page
      .getByRole('button', { name: messages('calculator')('results.showMember', { name: 'Puddle' }) })
      .first()
      .click();
    const shown = (name: string) => page.getByRole('heading', { level: 2, name, exact: true }).waitFor();
    await shown('Puddle');
    await page.getByRole('button', { name: 'Next member' }).click();
    await shown('Ember');
    await page.getByRole('button', { name: 'Next member' }).click();
    await shown('Sparky');
    await page.getByRole('button', { name: 'Next member' }).click();
    await shown('Luna');
    await reload(page);
    await shown('Luna');
    const berries = figure(page, /\S+'s berries/);
    const day = numberIn(await berries.textContent());
    await page.getByRole('radio', { name: 'Week' }).check();
    await soon(async () => numberIn(await berries.textContent()) / day).toBeCloseTo(7, 1);
    await page.getByRole('radio', { name: messages('calculatorMembers')('window.8H') }).check();
    await soon(async () => numberIn(await berries.textContent()) / day).toBeCloseTo(1 / 3, 2);
    await page.getByRole('button', { name: 'Next member' }).click();
    await shown('Moss');
    await expect
      .poll(() => page.getByRole('radio', { name: messages('calculatorMembers')('window.8H') }).isChecked())
      .toBe(true);
    await leave(page);
  });

  test('how close to perfect: three bars with what is usual and ideal; what next: improvements with their gains, best first', async () => {
    const { page } = await openExample(1440);
    await tab(page, 'Members');
    const scores = page.getByRole('definition').filter({ hasText: /typical \d+%, ideal 100%/ });
    await soon(() => scores.count()).toBe(3);
    const percents = (await scores.allTextContents()).map(numberIn);
    expect(percents.every((percent) => percent > 0 && percent < 200)).toBe(true);
    await page.getByText(/^Sparky adds/).waitFor();
    await settled(page);
    // Settings that can't be changed are folded.
    expect(await page.getByRole('radio', { name: 'Natures' }).count()).toBe(0);
    await page.getByText(messages('calculatorMembers')('next.otherwise')).click();
    await page.getByRole('radio', { name: 'Natures' }).check();
    const otherwise = page.getByRole('group').filter({ hasText: messages('calculatorMembers')('next.otherwise') });
    await otherwise.getByRole('button', { name: 'Show as table' }).click();
    const cells = otherwise.getByRole('region', { name: 'Gain per week' }).locator('tbody td:nth-child(2)');
    await cells.first().waitFor();
    const gains = (await cells.allTextContents()).map((text) => numberIn(text) * (/^[−-]/.test(text) ? -1 : 1));
    expect(gains.length).toBeGreaterThan(15);
    expect(gains.toSorted((a, b) => b - a)).toEqual(gains);
    await leave(page);
  });
});

describe('cooking', () => {
  test('a plan for 21 meals; dishes open to why they failed; another type at once', async () => {
    const { page } = await openExample(1440);
    await tab(page, 'Cooking');
    await page.getByText('From 12 simulated weeks').waitFor();
    const meals = page.getByRole('table', { name: messages('calculatorCooking')('calendar.caption') });
    await expect.poll(() => meals.locator('tbody td').count()).toBe(21);
    await page
      .getByRole('button', { name: /^Lv\. \d/ })
      .first()
      .click();
    await figuresOf(page).getByText('Attempts', { exact: true }).waitFor();
    expect(await findBarriers(page, 'dl[id^="dish-"]')).toEqual([]);
    await figure(page, 'a week of curry').waitFor();
    await page.getByRole('button', { name: /^Recipe type/ }).click();
    await page.getByRole('dialog').getByText('Salad', { exact: true }).click();
    await figure(page, 'a week of salad').waitFor();
    await leave(page);
  });
});

describe('a simulated day', () => {
  test('is replayed: by itself, step by step, by a jump, for one member, on another day', async () => {
    const { page, complaints } = await openExample(390);
    await page.getByRole('button', { name: 'Replay a day' }).click();
    const events = page.getByRole('list', { name: /^\w+day, week \d/ });
    const now = events.locator('[aria-current="step"]');
    await soon(() => now.textContent()).toContain(messages('calculatorReplay')('story.wake'));
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await soon(() => now.textContent()).not.toContain(messages('calculatorReplay')('story.wake'));
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Next meal' }).click();
    const meal = await now.textContent();
    expect(meal).toMatch(/Breakfast|Lunch|Dinner/);
    await page.getByRole('button', { name: messages('calculatorReplay')('controls.forward') }).click();
    await soon(() => now.textContent()).not.toBe(meal);
    const follow = page.getByRole('group', { name: messages('calculatorReplay')('choice.member') });
    const all = await events.getByRole('listitem').count();
    await follow.getByRole('button', { name: 'Sparky' }).click();
    await soon(() => events.getByRole('listitem').count()).toBeLessThan(all);
    await follow.getByRole('button', { name: 'Sparky' }).click();
    await page.getByLabel('Day', { exact: true }).selectOption('Sunday');
    await page.getByRole('list', { name: 'Sunday, week 1' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await findBarriers(page, CARD)).toEqual([]);
    await takePicture(page, 'results-replay-390');
    expect(complaints).toEqual([]);
    await leave(page);
  });
});
