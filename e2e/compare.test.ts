// The comparison: adding, measuring against a baseline, changing what it is based on, taking it along, and whole teams.
import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { beginJourney, findBarriers, type Journey, overflowOf, takePicture } from './browser.ts';
import { newName, signIn } from './sign-in.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const slots = (page: Page) => page.locator('.compare-slots > li > .compare-slot:not(.compare-plus)');
const names = (page: Page) => page.locator('.compare-slot-name').allTextContents();
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

async function settled(page: Page): Promise<void> {
  await expect.poll(() => page.locator('.compare-slot-state').count(), { timeout: 60_000 }).toBe(0);
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 60_000 }).toBe(0);
}

/** Through search and editor; the line is typed into the quick entry. */
async function add(page: Page, species: string, line = ''): Promise<void> {
  const before = await slots(page).count();
  await page.getByRole('button', { name: 'Add a Pokémon' }).first().click();
  const search = page.getByRole('dialog', { name: 'Select a Pokémon' });
  await search.waitFor();
  const help = page.getByRole('button', { name: 'Got it!' });
  if ((await help.count()) > 0) await help.click();
  const field = search.getByRole('searchbox');
  if ((await field.count()) === 0)
    await search.getByRole('button', { name: 'Search Pokémon, ingredient or berry' }).click();
  await field.fill(species);
  await field.press('Enter');
  const editor = page.getByRole('dialog').filter({ has: page.getByLabel('Quick entry') });
  await editor.waitFor();
  if (line !== '') {
    await editor.getByLabel('Quick entry').fill(line);
    await editor.getByLabel('Quick entry').press('Enter');
  }
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await editor.waitFor({ state: 'detached' });
  await expect.poll(() => slots(page).count()).toBe(before + 1);
}

async function openWith(width: number, ...all: readonly (readonly [species: string, line?: string])[]) {
  const visit = await journey.visit('/compare', width);
  for (const [species, line] of all) await add(visit.page, species, line);
  await settled(visit.page);
  return visit;
}

describe.each([1440, 800, 390])('at %i pixels', (width) => {
  test('an empty comparison says what to do, a full one fits; neither keeps anybody out', async () => {
    const { page, complaints } = await journey.visit('/compare', width);
    await page.getByText('Who is worth your candies?').waitFor();
    expect(await findBarriers(page)).toEqual([]);
    expect(await overflowOf(page)).toBe(0);
    for (const species of ['raichu', 'venusaur', 'wigglytuff']) await add(page, species);
    await settled(page);
    for (const name of ['Overview', 'Strength', 'Misc']) {
      await tab(page, name);
      await takePicture(page, `compare-${name.toLowerCase()}-${width}`);
      expect(await overflowOf(page), name).toBe(0);
      expect(await findBarriers(page), name).toEqual([]);
    }
    await tab(page, 'Strength');
    await page.getByRole('radio', { name: 'Data' }).check();
    await takePicture(page, `compare-data-${width}`);
    expect(await findBarriers(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    for (const name of ['Overview', 'Strength', 'Misc']) {
      await tab(page, name);
      expect(await overflowOf(page), `${name} at 320`).toBe(0);
    }
    expect(complaints).toEqual([]);
    await page.context().close();
  });
});

describe('against a baseline', () => {
  test('the better of two nearly equal builds is named, with how sure that is', async () => {
    const { page } = await openWith(1440, ['sylveon', 'level 60, skill 2'], ['sylveon', 'level 60, skill 3']);
    await tab(page, 'Strength');
    await page.locator('.strength-verdict').filter({ hasText: 'is better than' }).waitFor();
    expect(await page.locator('.strength-verdict').textContent()).toMatch(/\+[01]\.\d %, (> )?9\d(\.\d)? % sure/);
    await page.context().close();
  });

  test('a copy is exactly the same; another baseline turns the sign round; both survive a reload', async () => {
    const { page, complaints } = await openWith(1440, ['raichu'], ['gengar']);
    await slots(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Duplicate' }).click();
    await expect.poll(() => slots(page).count()).toBe(3);
    await tab(page, 'Strength');
    await page.locator('.versus').filter({ hasText: 'The same' }).waitFor();
    await page.locator('.versus').filter({ hasText: 'Worse' }).waitFor();
    await slots(page).nth(1).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Measure the others against it' }).click();
    await expect.poll(() => page.locator('.versus').filter({ hasText: 'Better' }).count()).toBe(2);
    const shown = await page.locator('.strength-bars').textContent();
    await page.reload({ waitUntil: 'networkidle' });
    await page.locator('.strength-bars').waitFor();
    expect(await page.locator('.strength-bars').textContent()).toBe(shown);
    expect(complaints).toEqual([]);
    await page.context().close();
  });

  test('parts are switched on and off, ingredients counted low, high or not at all', async () => {
    const { page } = await openWith(1440, ['venusaur'], ['raichu']);
    await tab(page, 'Strength');
    const total = async () => (await page.locator('.strength-total b').first().textContent()) ?? '';
    const min = await total();
    await page.getByRole('button', { name: 'Min ingredient strength' }).click();
    await page.getByRole('menuitemradio', { name: /Max ingredient strength/ }).click();
    await expect.poll(total).not.toBe(min);
    await page.getByRole('button', { name: 'Max ingredient strength' }).click();
    await page.getByRole('menuitemradio', { name: /Ignore ingredients/ }).click();
    await page.getByRole('button', { name: 'Berry strength' }).click();
    await page.getByRole('button', { name: 'Skill strength' }).click();
    await expect.poll(total).toBe('0');
    await page.context().close();
  });
});

describe('what it is based on', () => {
  test('another level makes figures old; recalculating all makes them new, and weeks are seven days', async () => {
    const { page } = await openWith(1440, ['raichu'], ['gengar']);
    const berries = async () => Number(await page.locator('td .compare-amount').first().textContent());
    const before = await berries();
    await page.getByLabel('Compare all at level').selectOption({ label: 'Level 30' });
    await page.getByRole('alert').filter({ hasText: 'Old figures' }).waitFor();
    expect(await berries()).toBe(before);
    await takePicture(page, 'compare-old-1440');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('button', { name: 'Recalculate all' }).click();
    await settled(page);
    expect(await berries()).toBeLessThan(before);
    const day = await berries();
    await page.getByRole('radio', { name: 'Week' }).check();
    await expect.poll(berries).toBeGreaterThan(day * 6.9);
    await page.context().close();
  });

  test('a team of four stands around everybody, one of five cannot', async () => {
    const { page } = await journey.visit('/calculator', 1440);
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await page.locator('.results-view').waitFor();
    await page.goto(new URL('/compare', journey.address).href, { waitUntil: 'networkidle' });
    await add(page, 'raichu');
    await settled(page);
    await page.getByRole('button', { name: /Select team/ }).click();
    expect(
      await page.getByRole('dialog', { name: 'Select team' }).getByRole('button', { name: /Full/ }).isDisabled(),
    ).toBe(true);
    await page.goto(new URL('/calculator', journey.address).href, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /^Moss/ }).click();
    await page.getByRole('dialog', { name: 'Moss' }).getByRole('button', { name: 'Remove' }).click();
    await page.goto(new URL('/compare', journey.address).href, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: /Select team/ }).click();
    await takePicture(page, 'compare-team-select-1440');
    expect(await findBarriers(page)).toEqual([]);
    await page.getByRole('dialog', { name: 'Select team' }).getByRole('listitem').first().getByRole('button').click();
    await page.getByRole('alert').filter({ hasText: 'Old figures' }).waitFor();
    await page.getByRole('button', { name: 'Recalculate all' }).click();
    await settled(page);
    await tab(page, 'Strength');
    await page.getByRole('radio', { name: 'Data' }).check();
    await page.getByRole('columnheader', { name: 'Whole team' }).waitFor();
    await page.context().close();
  });
});

describe('the list', () => {
  test('is put in order by keyboard, thinned out and emptied, each with a way back', async () => {
    const { page } = await openWith(1440, ['raichu'], ['gengar'], ['venusaur']);
    const [first, second, third] = await names(page);
    await slots(page).first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => names(page)).toEqual([second, first, third]);
    await slots(page).first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Remove', exact: true }).click();
    await expect.poll(() => names(page)).toEqual([first, third]);
    await undo(page);
    await expect.poll(() => names(page)).toEqual([second, first, third]);
    await page.getByRole('button', { name: 'Clear compare' }).click();
    await page.getByText('Who is worth your candies?').waitFor();
    await undo(page);
    await expect.poll(() => names(page)).toEqual([second, first, third]);
    await page.context().close();
  });

  test('takes several from the Pokébox at once', async () => {
    const { page } = await journey.visit('/compare', 1440);
    await signIn(page, 'Google', newName('Boxer'));
    for (const species of ['raichu', 'gengar', 'venusaur']) {
      await add(page, species);
      await slots(page).last().click();
      await page.getByRole('dialog').getByRole('button', { name: 'Save to Pokebox' }).click();
      await page.getByRole('button', { name: 'Remove from Pokebox' }).waitFor();
      await page.keyboard.press('Escape');
    }
    await page.getByRole('button', { name: 'Clear compare' }).click();
    await page.getByRole('button', { name: 'Add from the Pokébox' }).click();
    const box = page.getByRole('dialog', { name: 'Add from the Pokébox' });
    for (const one of await box.getByRole('checkbox').all()) await one.check();
    expect(await findBarriers(page)).toEqual([]);
    await takePicture(page, 'compare-box-1440');
    await box.getByRole('button', { name: 'Add 3' }).click();
    await expect.poll(() => slots(page).count()).toBe(3);
    await page.context().close();
  });

  test('is taken along as numbers and as a picture that is not blank', async () => {
    const { page } = await openWith(1440, ['raichu'], ['gengar']);
    await tab(page, 'Strength');
    const take = async (entry: RegExp) => {
      await page.getByRole('button', { name: 'Download' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: entry }).click(),
      ]);
      return { name: file.suggestedFilename(), content: readFileSync(await file.path()) };
    };
    const numbers = await take(/CSV/);
    expect(numbers.name).toBe('comparison-strength.csv');
    const [head, ...rows] = numbers.content.toString('utf8').split('\r\n');
    expect(head).toContain('Chance of being better');
    expect(rows).toHaveLength(2);
    const picture = await take(/PNG/);
    const tones = await page.evaluate(async (data) => {
      const image = new Image();
      image.src = `data:image/png;base64,${data}`;
      await image.decode();
      const canvas = document.createElement('canvas');
      [canvas.width, canvas.height] = [image.width, image.height];
      const pen = canvas.getContext('2d');
      pen?.drawImage(image, 0, 0);
      const pixels = pen?.getImageData(0, 0, image.width, image.height).data ?? [];
      const seen = new Set<number>();
      for (let i = 0; i < pixels.length; i += 4000)
        seen.add((pixels[i] ?? 0) * 65_536 + (pixels[i + 1] ?? 0) * 256 + (pixels[i + 2] ?? 0));
      return seen.size;
    }, picture.content.toString('base64'));
    expect(tones).toBeGreaterThan(10);
    await page.context().close();
  });
});

test('two teams: the one with camp is named the better', async () => {
  const { page, complaints } = await journey.visit('/compare', 1440);
  await page.getByRole('radio', { name: 'Teams' }).check();
  await page.getByText('No team has anybody in it yet').waitFor();
  expect(await findBarriers(page)).toEqual([]);
  await page.getByRole('link', { name: 'Build a team' }).click();
  await page.getByRole('button', { name: 'Try an example team' }).click();
  await page.locator('.results-view').waitFor();
  await page.getByRole('button', { name: 'More about this team' }).click();
  await page.getByRole('menuitem', { name: 'Duplicate team' }).click();
  await page.getByRole('button', { name: /^Camp/ }).click();
  await page.goto(new URL('/compare', journey.address).href, { waitUntil: 'networkidle' });
  for (const one of await page.getByRole('group', { name: 'Teams' }).getByRole('checkbox').all()) await one.check();
  await page.locator('.strength-verdict').waitFor();
  await expect.poll(() => page.getByRole('progressbar').count(), { timeout: 60_000 }).toBe(0);
  expect(await page.locator('.strength-verdict').textContent()).toMatch(/is better than .*> 99\.9 % sure/);
  await takePicture(page, 'compare-teams-1440');
  expect(await findBarriers(page)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await overflowOf(page)).toBe(0);
  await takePicture(page, 'compare-teams-390');
  expect(await findBarriers(page)).toEqual([]);
  expect(complaints).toEqual([]);
  await page.context().close();
});
