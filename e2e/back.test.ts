// The way back closes what is open, layer by layer, and only then leaves the page; nothing that was entered is lost by it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, goTo, type Journey, reload } from './browser.ts';
import { news } from './finders.ts';
import { leave } from './seats.ts';

const shell = messages('shell');
const creature = messages('creature');
const home = messages('home');

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const editor = (page: Page) => dialog(page, /^(New Pokémon|Edit )/);
const question = (page: Page) => dialog(page, shell('discard.title'));
const pathOf = (page: Page) => new URL(page.url()).pathname;
const homeHeading = (page: Page) => page.getByRole('heading', { level: 1, name: /^Oversleep/ });

/** From home to the calculator by a link, so that the way back is one of the app. */
async function toCalculator(page: Page): Promise<void> {
  await page.getByRole('navigation').getByRole('link', { name: 'Calculator', exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: 'Calculator' }).waitFor();
}

async function openEditor(page: Page): Promise<void> {
  await page.getByRole('button', { name: messages('calculator')('slots.addTo', { place: 1 }) }).click();
  const search = dialog(page, 'Select a Pokémon');
  await search.waitFor();
  const help = page.getByRole('button', { name: 'Got it!' });
  if ((await help.count()) > 0) await help.click();
  const field = search.getByRole('searchbox', { name: 'Search Pokémon, ingredient or berry' });
  await field.fill('bulbasaur');
  await field.press('Enter');
  await editor(page).waitFor();
}

test('in the editor Back asks before it drops what was entered, and Discard can be taken back', async () => {
  const { page, complaints } = await journey.visit('/', 1440);
  await toCalculator(page);
  await openEditor(page);
  const entry = editor(page).getByLabel('Quick entry');
  await entry.fill('level 40');
  await page.goBack();
  await question(page).waitFor();
  // Back from a question is the careful answer.
  await page.goBack();
  await question(page).waitFor({ state: 'detached' });
  expect(await entry.inputValue()).toBe('level 40');
  await page.goBack();
  await question(page)
    .getByRole('button', { name: shell('discard.no') })
    .click();
  await question(page).waitFor({ state: 'detached' });
  await page.goBack();
  await question(page)
    .getByRole('button', { name: shell('discard.yes') })
    .click();
  await editor(page).waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/calculator');
  await news(page)
    .getByRole('button', { name: creature('undo') })
    .click();
  expect(await entry.inputValue()).toBe('level 40');
  await page.keyboard.press('Escape');
  await editor(page).waitFor({ state: 'detached' });
  await page.goBack();
  await homeHeading(page).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

test('one Back for each layer: a dialog in a dialog, a menu, then the page; Forward opens none of them', async () => {
  const { page, complaints } = await journey.visit('/', 1440);
  await toCalculator(page);
  await openEditor(page);
  await editor(page)
    .getByRole('button', { name: /^Bashful/ })
    .click();
  await dialog(page, 'Nature').waitFor();
  await page.goBack();
  await dialog(page, 'Nature').waitFor({ state: 'detached' });
  await editor(page).waitFor();
  await page.goBack();
  await editor(page).waitFor({ state: 'detached' });
  await page.goForward();
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0);

  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: /^Log ?in$/ }).waitFor();
  await page.goBack();
  await page.getByRole('button', { name: /^Log ?in$/ }).waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'Account', exact: true }).evaluate(isFocused)).toBe(true);
  expect(pathOf(page)).toBe('/calculator');
  await page.goBack();
  await homeHeading(page).waitFor();
  await page.goForward();
  await page.getByRole('heading', { level: 1, name: 'Calculator' }).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

/** In the page. */
const isFocused = (element: Element): boolean => element === document.activeElement;

test('a link in a panel leads on, and Back from there to the page below it', async () => {
  const { page } = await journey.visit('/', 1440);
  await toCalculator(page);
  const help = messages('pageHelp');
  await page.getByRole('button', { name: help('open') }).click();
  await dialog(page, help('open'))
    .getByRole('link', { name: help('more') })
    .click();
  await page.getByRole('heading', { level: 1, name: help('title') }).waitFor();
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Calculator' }).waitFor();
  await page.goBack();
  await homeHeading(page).waitFor();
  await leave(page);
});

test('after a reload inside of a dialog one Back leads to the page before', async () => {
  const { page, complaints } = await journey.visit('/', 1440);
  await toCalculator(page);
  await openEditor(page);
  await editor(page)
    .getByRole('button', { name: /^Bashful/ })
    .click();
  await dialog(page, 'Nature').waitFor();
  await reload(page);
  await page.getByRole('button', { name: messages('calculator')('slots.addTo', { place: 1 }) }).waitFor();
  expect(await page.locator('dialog[open]').count()).toBe(0);
  await page.goBack();
  await homeHeading(page).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});

test('on a phone Back closes sheets and the drawer; an address typed while one is open leaves no step behind', async () => {
  const { page, complaints } = await journey.visitByTouch('/', 390);
  await page.getByRole('button', { name: home('import') }).tap();
  const sheet = dialog(page, messages('interchange')('title'));
  await sheet.waitFor();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  const menu = page.getByRole('button', { name: shell('topBar.openMenu') });
  await menu.tap();
  const drawer = dialog(page, shell('topBar.pages'));
  await drawer.waitFor();
  await page.goBack();
  await drawer.waitFor({ state: 'hidden' });
  await menu.tap();
  await drawer.getByRole('link', { name: 'Calculator', exact: true }).tap();
  await page.getByRole('heading', { level: 1, name: 'Calculator' }).waitFor();
  await page.getByRole('button', { name: messages('calculator')('slots.addTo', { place: 1 }) }).tap();
  await dialog(page, 'Select a Pokémon').waitFor();
  await goTo(page, '/help');
  await page.goBack();
  await page.getByRole('heading', { level: 1, name: 'Calculator' }).waitFor();
  await page.goBack();
  await homeHeading(page).waitFor();
  expect(complaints).toEqual([]);
  await leave(page);
});
