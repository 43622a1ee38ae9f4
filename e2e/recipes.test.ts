// The cookbook: finding dishes, setting levels as a guest and with an account, who makes what, and teams that cook it.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, findBarriers, goTo, type Journey, lookAt, overflowOf, reload, takePicture } from './browser.ts';
import { specifiedDevice } from './device.ts';
import { leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const count = (page: Page, text: RegExp | string) => page.getByRole('status').filter({ hasText: text }).waitFor();
const level = (page: Page, dish: string) => page.getByRole('spinbutton', { name: new RegExp(`^Level of ${dish}`) });
const rowNames = (page: Page) => page.locator('main a[href*="recipe="]').allTextContents();
const dish = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });

async function setLevel(field: Locator, value: number): Promise<void> {
  await field.fill(String(value));
  await field.press('Enter');
}

test('the page fits and is accessible', async () => {
  const { page, complaints } = await journey.visit('/recipes', 1440, specifiedDevice());
  await count(page, '68 recipes');
  expect(await lookAt(page, 'recipes', { widths: [1440] })).toEqual([]);
  for (const width of [1920, 800]) {
    await page.setViewportSize({ width, height: 900 });
    expect(await overflowOf(page)).toBe(0);
  }
  await page.getByRole('button', { name: 'More filters' }).click();
  expect(await lookAt(page, 'recipes', { widths: [390, 320] })).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});

describe('finding', () => {
  test('by words, type, ingredients, size and pot; the address keeps it, a reload and a friend see the same', async () => {
    const { page } = await journey.visit('/recipes', 1440, specifiedDevice());
    await page.getByRole('searchbox').fill('curry spore');
    await count(page, '1 of 68 recipes');
    await expect.poll(() => rowNames(page)).toEqual(['"Spore" Mushroom Curry']);
    await page.getByRole('button', { name: messages('shell')('ui.clearFilters', { count: 1 }) }).click();
    await count(page, /^68 recipes/);
    await page.getByRole('button', { name: 'Salad', exact: true }).click();
    await count(page, '23 of 68 recipes');
    await page.getByRole('button', { name: 'Ingredients', exact: true }).click();
    const panel = page.getByRole('dialog', { name: 'Ingredients' });
    await panel.getByRole('button', { name: 'Apple', exact: true }).click();
    await panel.getByRole('button', { name: 'Honey', exact: true }).click();
    await panel.getByRole('button', { name: 'Update' }).click();
    await page.getByRole('button', { name: /^Includes:/ }).waitFor();
    await page.getByRole('radio', { name: 'My pot (69)' }).check();
    await page.getByRole('button', { name: 'Size' }).first().click();
    await page.waitForURL(/type=salad&with=apple\.honey&pot=weekday&sort=size/);
    const shown = await rowNames(page);
    expect(shown.length).toBeGreaterThan(0);
    const address = page.url();
    await reload(page);
    await expect.poll(() => rowNames(page)).toEqual(shown);
    const { page: friend } = await journey.visit(address, 390, specifiedDevice());
    await expect.poll(() => rowNames(friend)).toEqual(shown);
    await leave(friend);
    await leave(page);
  });

  test('the size by keyboard alone, and what nothing fits leads back', async () => {
    const { page } = await journey.visit('/recipes', 1440, specifiedDevice());
    const thumb = page.getByRole('slider', { name: messages('recipes')('size.maxThumb') });
    await thumb.focus();
    await thumb.press('Home');
    await page.getByText(messages('recipes')('list.none')).waitFor();
    await page.getByRole('button', { name: messages('recipes')('list.clear') }).press('Enter');
    await count(page, /^68 recipes/);
    const most = page.getByRole('spinbutton', { name: messages('recipes')('size.max') });
    await most.fill('200');
    await page.getByText('Value must be 104 or less').waitFor();
    await setLevel(most, 20);
    await count(page, /of 68 recipes/);
    await leave(page);
  });

  test('an address that makes no sense shows everything', async () => {
    const { page, complaints } = await journey.visit(
      '/recipes?type=soup&min=-4&sort=taste&recipe=owl&cooks=me',
      1440,
      specifiedDevice(),
    );
    await count(page, /^68 recipes/);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave(page);
  });
});

describe('levels', () => {
  test('a guest sets, raises and switches off; all of it is there after a reload', async () => {
    const { page, complaints } = await journey.visit('/recipes?q=fancy%20apple%20curry', 1440, specifiedDevice());
    const field = level(page, 'Fancy Apple Curry');
    await field.fill('66');
    await page.getByText('Value must be 65 or less').waitFor();
    await setLevel(field, 12);
    await page.getByRole('button', { name: /^Raise Fancy Apple Curry to level 13/ }).click();
    await reload(page);
    await expect.poll(() => level(page, 'Fancy Apple Curry').getAttribute('aria-valuenow')).toBe('13');
    await page
      .getByRole('button', { name: messages('recipes')('level.forget', { dish: 'Fancy Apple Curry' }) })
      .click();
    await page.getByText(messages('recipes')('level.unknown'), { exact: true }).last().waitFor();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => level(page, 'Fancy Apple Curry').getAttribute('aria-valuenow')).toBe('13');
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('many at once: those that are shown, and from a list', async () => {
    const { page } = await journey.visit('/recipes?type=dessert', 390, specifiedDevice());
    await page.getByRole('button', { name: messages('recipes')('bulk.title') }).click();
    const dialog = dish(page, messages('recipes')('bulk.title'));
    await dialog.getByRole('spinbutton', { name: 'Level' }).fill('30');
    expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
    await dialog.getByRole('button', { name: 'Set to level 30' }).click();
    await page.getByText(messages('recipes')('bulk.done', { count: 24 })).waitFor();
    await page.getByRole('button', { name: messages('recipes')('bulk.title') }).click();
    await dialog.getByRole('tab', { name: 'From a list' }).click();
    await dialog.getByRole('textbox').fill('Fancy Apple Curry 7\nOwl Soup 3\nBean Ham Salad 0');
    await dialog.getByText(messages('recipes')('listProblems.unknown', { line: 2, name: 'Owl Soup' })).waitFor();
    await takePicture(page, 'recipes-bulk-390');
    expect(await overflowOf(page)).toBe(0);
    await dialog.getByRole('button', { name: 'Set 2 levels' }).click();
    await goTo(page, new URL('/recipes?known=unknown', journey.address).href);
    await expect.poll(() => rowNames(page)).toEqual(['Bean Ham Salad']);
    await leave(page);
  });

  test('with an account they are there on the next device', async () => {
    const name = newName('Cook');
    const path = '/recipes?q=fancy%20apple%20curry';
    const { page } = await visitAs(name, journey, path, 1440);
    const written = page.waitForResponse((answer) =>
      /PUT.*recipe/.test(`${answer.request().method()} ${answer.url()}`),
    );
    await setLevel(level(page, 'Fancy Apple Curry'), 21);
    await written;
    const { page: second } = await visitAs(name, journey, path, 390);
    await expect.poll(() => level(second, 'Fancy Apple Curry').getAttribute('aria-valuenow')).toBe('21');
    await leave(second);
    await leave(page);
  });
});

describe('a dish looked at closely', () => {
  test('fits and is accessible', async () => {
    // Before a short list: looking for barriers goes through all of the page.
    const { page, complaints } = await journey.visit(
      '/recipes?q=spore%20curry&recipe=spore_mushroom_curry',
      1440,
      specifiedDevice(),
    );
    const dialog = dish(page, /Spore/);
    for (const name of [messages('recipes')('tabs.dish'), messages('recipes')('tabs.makers'), 'Team finder']) {
      await dialog.getByRole('tab', { name }).click();
      const picture = `dish-${name.toLowerCase().replaceAll(' ', '-')}`;
      expect(await lookAt(page, picture, { widths: [1440, 390, 320], within: 'dialog[open]' })).toEqual([]);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(page.url()).not.toContain('recipe=');
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('it opens from the list, and the way back closes it', async () => {
    const { page } = await journey.visit('/recipes?q=spore%20curry', 1440, specifiedDevice());
    const place = () => page.evaluate(() => window.navigation.currentEntry?.key);
    const before = await place();
    await page.getByRole('link', { name: /Spore/ }).click();
    await dish(page, /Spore/).waitFor();
    await page.keyboard.press('Escape');
    await dish(page, /Spore/).waitFor({ state: 'detached' });
    // Or the next Back would seem to do nothing.
    await expect.poll(place).toBe(before);
    await page.getByRole('link', { name: /Spore/ }).click();
    await dish(page, /Spore/).waitFor();
    await page.goBack();
    await dish(page, /Spore/).waitFor({ state: 'detached' });
    await count(page, '1 of 68 recipes');
    await leave(page);
  });

  test('the finder proposes a team, which becomes one of the ten, cooks the dish, and can be taken back', async () => {
    const { page, complaints } = await journey.visit('/recipes?recipe=spore_mushroom_curry', 1440, specifiedDevice());
    const dialog = dish(page, /Spore/);
    const teamName = () => page.getByRole('textbox', { name: 'Team name' }).inputValue();
    const putIntoFirst = async () => {
      await dialog.getByRole('tab', { name: 'Team finder' }).click();
      await dialog.getByRole('button', { name: 'Find teams' }).press('Enter');
      await dialog.getByText(/enough\. There (is|are)/).waitFor({ timeout: 120_000 });
      await dialog
        .getByRole('button', { name: messages('recipes')('finder.addToTeam') })
        .first()
        .click();
      await page.getByRole('menuitem', { name: /Helper team 1 Empty/ }).click();
      await page.waitForURL('**/calculator');
      await expect.poll(teamName).toBe('Spore Mushroom Curry');
    };
    await dialog.getByText(/^Helper team 1 is empty\./).waitFor();
    await putIntoFirst();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(teamName).toBe('Helper team 1');
    await page.goBack();
    await putIntoFirst();
    await goTo(page, new URL('/recipes?cooks=team', journey.address).href);
    await count(page, /of 68 recipes/);
    await expect.poll(() => rowNames(page)).toContain('"Spore" Mushroom Curry');
    await page.getByRole('link', { name: /Spore/ }).click();
    await dish(page, /Spore/)
      .getByText(/^Yes, .* makes enough for/)
      .waitFor();
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('a search can be stopped, and an empty box is named as the reason', async () => {
    const { page } = await journey.visit('/recipes?recipe=clodsire_eclair', 1440, specifiedDevice());
    const dialog = dish(page, /Clodsire/);
    await dialog.getByRole('tab', { name: 'Team finder' }).click();
    await dialog.getByRole('button', { name: 'Find teams' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await dialog.getByRole('button', { name: 'Find teams' }).waitFor();
    await dialog.getByRole('radio', { name: /My Pokébox/ }).check();
    await dialog.getByRole('button', { name: 'Find teams' }).click();
    await dialog.getByText('Your Pokébox and teams are empty').waitFor();
    await leave(page);
  });
});
