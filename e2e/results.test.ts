// The results of a team: every figure explains itself, members and meals are looked at closely, and a day is replayed.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, findBarriers, type Journey, lookAt, overflowOf, reload, takePicture } from './browser.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const final = (page: Page) => page.locator('.results-view[data-final="true"][data-stale="false"]').waitFor();
const tab = (page: Page, name: string) => page.getByRole('tab', { name }).click();
/** Workers share two cores with everything else. */
const soon = <T>(what: () => Promise<T>) => expect.poll(what, { timeout: 60_000 });
/** The first number of a text, without what is only read aloud after it. */
const numberIn = (text: string | null): number => Number(/[\d.,]*\d/.exec(text ?? '')?.[0].replaceAll(',', '') ?? '');

/** In the card of results; what stands beside it has journeys of its own. */
const CARD = '.results-card';

async function openExample(width: number) {
  const visit = await journey.visit('/calculator', width);
  await visit.page.getByRole('button', { name: 'Try an example team' }).click();
  await final(visit.page);
  return visit;
}

/** All that comes after the figures of the team: comparisons, improvements, the plan of meals. */
const settled = (page: Page) => soon(() => page.getByRole('progressbar').count()).toBe(0);

test('the tabs fit, and keep nobody out', async () => {
  const { page, complaints } = await openExample(1440);
  for (const name of ['Overview', 'Members', 'Cooking']) {
    await tab(page, name);
    await page.locator('.results-columns').waitFor();
    await settled(page);
    expect(await lookAt(page, `results-${name.toLowerCase()}`, { within: CARD })).toEqual([]);
  }
  expect(complaints).toEqual([]);
  await page.context().close();
});

describe('a figure', () => {
  test('tells by keyboard how it came about: steps that add up, its range, its weeks', async () => {
    const { page } = await openExample(1440);
    const figure = page.locator('.headline-total .figure');
    await figure.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog', { name: /week of the team/ });
    await dialog.waitFor();
    const [shown, told] = [
      numberIn(await figure.textContent()),
      numberIn(await dialog.locator('.breakdown-total b').textContent()),
    ];
    expect(Math.abs(shown - told)).toBeLessThanOrEqual(1);
    const steps = dialog.locator('.breakdown-steps').first().locator('dd:not(.breakdown-bar)');
    const sum = (await steps.allTextContents()).reduce((total, text) => total + numberIn(text), 0);
    expect(Math.abs(sum - told)).toBeLessThanOrEqual(5);
    expect(await dialog.textContent()).toMatch(/19 times out of 20.*8 of 10 weeks/);
    expect(await findBarriers(page, CARD)).toEqual([]);
    await takePicture(page, 'results-breakdown-1440');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await figure.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.context().close();
  });

  test('says what camp adds, once it is in use', async () => {
    const { page } = await openExample(1440);
    const figure = page.locator('.headline-total .figure');
    await figure.click();
    await page.getByText('Camp: not in use.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: /^Good camp ticket/ }).click();
    await final(page);
    await figure.click();
    await page.getByText(/Of all this, camp adds \+[\d,]+/).waitFor();
    await page.context().close();
  });
});

describe('members', () => {
  test('a row of the overview leads to its member, arrows to the next, and a reload stays there', async () => {
    const { page } = await openExample(1440);
    await page.getByRole('button', { name: 'Puddle: show this member' }).first().click();
    const name = page.locator('.hero-name');
    await soon(() => name.textContent()).toBe('Puddle');
    await page.getByRole('button', { name: 'Next member' }).click();
    await soon(() => name.textContent()).toBe('Ember');
    await page.getByRole('button', { name: 'Next member' }).click();
    await soon(() => name.textContent()).toBe('Sparky');
    await page.getByRole('button', { name: 'Next member' }).click();
    await soon(() => name.textContent()).toBe('Luna');
    await reload(page);
    await soon(() => name.textContent()).toBe('Luna');
    await page.context().close();
  });

  test('another stretch of time is so much more or less, for every member', async () => {
    const { page } = await openExample(1440);
    await tab(page, 'Members');
    const berries = page.locator('.production-card[data-kind="berry"] .figure').first();
    const day = numberIn(await berries.textContent());
    await page.getByRole('radio', { name: 'Week' }).check();
    await soon(async () => numberIn(await berries.textContent()) / day).toBeCloseTo(7, 1);
    await page.getByRole('radio', { name: '8H' }).check();
    await soon(async () => numberIn(await berries.textContent()) / day).toBeCloseTo(1 / 3, 2);
    await page.getByRole('button', { name: 'Next member' }).click();
    await expect.poll(() => page.getByRole('radio', { name: '8H' }).isChecked()).toBe(true);
    await page.context().close();
  });

  test('what next: improvements with their gains, best first', async () => {
    const { page } = await openExample(1440);
    await tab(page, 'Members');
    await page.getByText('Having Sparky on the team at all is worth').waitFor();
    await settled(page);
    // What nobody can change is folded.
    expect(await page.getByRole('radio', { name: 'Natures' }).count()).toBe(0);
    await page.getByText('If it had been born otherwise').click();
    await page.getByRole('radio', { name: 'Natures' }).check();
    const otherwise = page.locator('.what-next-otherwise');
    await otherwise.getByRole('button', { name: 'Show as table' }).click();
    const cells = await otherwise.locator('.chart-table tbody td:nth-child(2)').allTextContents();
    const gains = cells.map((text) => numberIn(text) * (/^[−-]/.test(text) ? -1 : 1));
    expect(gains.length).toBeGreaterThan(15);
    expect([...gains].sort((a, b) => b - a)).toEqual(gains);
    await page.context().close();
  });

  test('how close to perfect: three bars with what is usual and ideal', async () => {
    const { page } = await openExample(1440);
    await tab(page, 'Members');
    await soon(() => page.locator('.iv-usual').count()).toBe(3);
    const percents = (await page.locator('.iv-percent').allTextContents()).map(numberIn);
    expect(percents.every((percent) => percent > 0 && percent < 200)).toBe(true);
    await page.context().close();
  });
});

describe('cooking', () => {
  test('a plan for 21 meals; dishes open to why they failed; another type at once', async () => {
    const { page } = await openExample(1440);
    await tab(page, 'Cooking');
    await page.getByText('From 12 simulated weeks').waitFor();
    await expect.poll(() => page.locator('.calendar tbody td').count()).toBe(21);
    const dish = page.locator('.dish-head').first();
    await dish.click();
    await page.locator('.dish-details').getByText('Attempts').waitFor();
    expect(await findBarriers(page, CARD)).toEqual([]);
    const curry = await page.locator('.cooking-head .figure').textContent();
    await page.getByRole('button', { name: /^Recipe type/ }).click();
    await page.getByRole('dialog').getByText('Salad', { exact: true }).click();
    await soon(() => page.locator('.cooking-head .figure').textContent()).not.toBe(curry);
    await page.context().close();
  });
});

describe('a simulated day', () => {
  test('is replayed: by itself, step by step, by a jump, for one member, on another day', async () => {
    const { page, complaints } = await openExample(390);
    await page.getByRole('button', { name: 'Replay a day' }).click();
    const now = page.locator('.replay-event [aria-current="step"]');
    await soon(() => now.textContent()).toContain('Everybody gets up.');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await soon(() => now.textContent()).not.toContain('Everybody gets up.');
    await page.getByRole('button', { name: 'Pause' }).click();
    await page.getByRole('button', { name: 'Next meal' }).click();
    expect(await now.textContent()).toContain('Breakfast');
    await page.getByRole('button', { name: 'Step on' }).click();
    expect(await now.textContent()).not.toContain('Breakfast');
    const all = await page.locator('.replay-event').count();
    await page.locator('.explain').getByRole('button', { name: 'Sparky', exact: true }).click();
    await soon(() => page.locator('.replay-event').count()).toBeLessThan(all);
    await page.locator('.explain').getByRole('button', { name: 'Sparky', exact: true }).click();
    await page.getByLabel('Day', { exact: true }).selectOption('Sunday');
    await page.getByRole('list', { name: 'Sunday of week 1' }).waitFor();
    expect(await overflowOf(page)).toBe(0);
    expect(await findBarriers(page, CARD)).toEqual([]);
    await takePicture(page, 'results-replay-390');
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});
