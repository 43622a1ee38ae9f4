// Finding a creature, shaping it, and what can be done with it in its place: by mouse and by keys, as a guest and signed in.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, findBarriers, type Journey, lookAt, overflowOf, reload, takePicture } from './browser.ts';
import { specifiedDevice } from './device.ts';
import { savingState } from './finders.ts';
import { leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const dialog = (page: Page, name: string | RegExp) => page.getByRole('dialog', { name });
const search = (page: Page) => dialog(page, 'Select a Pokémon');
const tilesOf = (page: Page) => search(page).getByRole('list', { name: /^Poké/ }).getByRole('button');
const editor = (page: Page) => dialog(page, /^(New Pokémon|Edit )/);
const place = (page: Page, n: number) =>
  page.getByRole('button', { name: messages('calculator')('slots.addTo', { place: n }) });
const member = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const press = (within: Locator, name: string | RegExp) => within.getByRole('button', { name, exact: true }).click();

/** The open dialog fits a desktop and the smallest phones and is accessible; the page is as wide afterwards as it was. */
async function inDialog(page: Page, name: string): Promise<string[]> {
  const { width } = page.viewportSize() ?? { width: 1440 };
  const faults: string[] = [];
  for (const other of [width < 800 ? 1440 : 390, 320]) {
    await page.setViewportSize({ width: other, height: 900 });
    await takePicture(page, `${name}-${other}`);
    if ((await overflowOf(page)) > 0) faults.push(`${name} is too wide for ${other} pixels`);
  }
  return [...faults, ...(await lookAt(page, name, { widths: [width], within: 'dialog[open]' }))];
}

async function openSearch(page: Page, n = 1): Promise<Locator> {
  await place(page, n).click();
  await search(page).waitFor();
  const help = page.getByRole('button', { name: 'Got it!' });
  if ((await help.count()) > 0) await help.click();
  return search(page);
}

/** What it or the part around it is at least as high as, in pixels. */
const heightKept = (list: Locator): Promise<number> =>
  list.evaluate((element) => {
    let at: Element | null = element;
    while (at && Number.parseFloat(getComputedStyle(at).minHeight || '0') === 0) at = at.parentElement;
    return at ? Number.parseFloat(getComputedStyle(at).minHeight) : 0;
  });

/** On a small screen the field is folded up. */
async function look(page: Page, text: string): Promise<Locator> {
  const field = search(page).getByRole('searchbox', { name: 'Search Pokémon, ingredient or berry' });
  if ((await field.count()) === 0) await press(search(page), 'Search Pokémon, ingredient or berry');
  await field.fill(text);
  return field;
}

async function add(page: Page, n: number, species: string, line = ''): Promise<void> {
  await openSearch(page, n);
  await (await look(page, species)).press('Enter');
  await editor(page).waitFor();
  if (line !== '') {
    await editor(page).getByLabel('Quick entry').fill(line);
    await editor(page).getByLabel('Quick entry').press('Enter');
  }
  await press(editor(page), 'Save');
  await editor(page).waitFor({ state: 'detached' });
}

const calculator = async (width: number) => (await journey.visit('/calculator', width, specifiedDevice())).page;

describe('by mouse', () => {
  test('search: help, specialties, text, order, and no match', async () => {
    const { page, complaints } = await journey.visit('/calculator', 1440, specifiedDevice());
    await place(page, 1).click();
    const help = dialog(page, 'What is the Pokébox?');
    await help.getByText('Click to toggle between all Pokémon and your saved collection').waitFor();
    expect(await inDialog(page, 'creature-search-help')).toEqual([]);
    await press(help, 'Got it!');

    // The list is as high as the window less 217 pixels, however few tiles it has.
    const list = search(page).getByRole('list', { name: /^Poké/ });
    for (const height of [1300, 900]) {
      await page.setViewportSize({ width: 1440, height });
      expect(await heightKept(list)).toBe(height - 217);
    }

    const tiles = tilesOf(page);
    const all = await tiles.count();
    expect(all).toBeGreaterThan(60);
    await press(search(page), 'Ingredient');
    await expect.poll(() => tiles.count()).toBeLessThan(all);
    await press(search(page), 'Ingredient');
    await search(page).getByRole('checkbox', { name: 'Final Stage Only' }).uncheck();
    await expect.poll(() => tiles.count()).toBeGreaterThan(all);

    await look(page, 'fancy app');
    await expect.poll(() => tiles.first().textContent()).toContain('Fancy Apple');
    await look(page, 'pika');
    await expect.poll(() => tiles.first().textContent()).toContain('Pikachu');
    await look(page, 'no Pokémon has this name');
    await press(search(page), messages('creature')('results.reset'));
    await search(page).getByRole('button', { name: /^Sort/ }).click();
    await page.getByRole('menuitemradio', { name: /A-Z/ }).click();
    await expect.poll(() => tiles.first().textContent()).toContain('Abomasnow');
    expect(await inDialog(page, 'creature-search')).toEqual([]);
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('on a phone: a creature from its tile to its place, with every field and menu, each of which fits a desk too', async () => {
    const { page, complaints } = await journey.visit('/calculator', 390, specifiedDevice());
    await openSearch(page);
    const field = await look(page, 'pikachu');
    const { width = 0 } = (await field.boundingBox()) ?? {};
    expect(width).toBeGreaterThanOrEqual(100);
    expect(width).toBeLessThanOrEqual(200);
    await search(page)
      .getByRole('button', { name: /^Pikachu$/ })
      .click();
    const form = editor(page);
    await form.waitFor();

    await press(form, 'Level 50');
    await form.getByRole('button', { name: /^Nickname/ }).click();
    const naming = dialog(page, messages('creature')('name.title'));
    await naming.getByRole('textbox', { name: 'Nickname' }).fill('Sparky');
    expect(await inDialog(page, 'creature-name')).toEqual([]);
    await press(naming, 'OK');

    await form.getByRole('button', { name: /^Ribbon/ }).click();
    await page.getByRole('menuitemradio', { name: /2000 hours/ }).click();
    await form.getByRole('button', { name: /^Level 30 ingredient/ }).click();
    await page
      .getByRole('dialog', { name: 'Level 30 ingredient' })
      .getByRole('button', { pressed: false })
      .first()
      .click();
    await dialog(page, 'Level 30 ingredient').waitFor({ state: 'detached' });
    await form.getByRole('slider', { name: 'Skill level' }).fill('4');

    await form.getByRole('button', { name: /^Level 25 Sub Skill/ }).click();
    const subskills = dialog(page, 'Sub Skills');
    await press(subskills, 'Helping Bonus');
    await press(subskills, 'Berry Finding S');
    expect(await inDialog(page, 'creature-subskills')).toEqual([]);
    await press(subskills, 'Save');
    await form.getByRole('button', { name: /^Level 25 Sub Skill: Helping Bonus/ }).waitFor();
    await form.getByRole('button', { name: /^Level 10 Sub Skill: Berry Finding S/ }).waitFor();

    await form.getByRole('button', { name: /^Bashful/ }).click();
    const natures = dialog(page, 'Nature');
    await press(natures, 'Boosts: Speed of help');
    await press(natures, 'Lowers: Ingredient finding');
    expect(await inDialog(page, 'creature-nature')).toEqual([]);
    await press(natures, 'Save');

    await press(form, 'Shiny');
    await form
      .getByText(/^(In this team|On its own)/)
      .first()
      .waitFor();
    // Figures keep their units, however narrow the screen.
    await form.getByText('a day').first().waitFor();
    await press(form, 'Details');
    const details = dialog(page, 'Daily output');
    expect(await details.evaluate((panel) => panel.scrollWidth - panel.clientWidth)).toBe(0);
    await page.keyboard.press('Escape');
    await details.waitFor({ state: 'detached' });
    expect(await inDialog(page, 'creature-editor')).toEqual([]);
    await press(form, 'Save');
    await member(page, /^Sparky, Pikachu, level 50/)
      .getByText('Pikachu', { exact: true })
      .waitFor();
    expect(complaints).toEqual([]);

    // Everything is still so after a reload.
    await reload(page);
    await member(page, /^Sparky, Pikachu, level 50/).click();
    await form.getByRole('button', { name: /^Level 25 Sub Skill: Helping Bonus/ }).waitFor();
    await form.getByRole('button', { name: /^Adamant/ }).waitFor();
    await form.getByRole('button', { name: 'Ribbon: 2000 hours' }).waitFor();
    expect(await form.getByRole('slider', { name: 'Skill level' }).inputValue()).toBe('4');
    await leave(page);
  });

  test('the menu of a place: edit, copy, remove, and where a guest’s Pokébox is', async () => {
    const page = await calculator(1440);
    await add(page, 1, 'gengar');
    const menuOf = () => page.getByRole('button', { name: /^More options for / }).first();
    await menuOf().click();
    const menu = page.locator('dialog[open]');
    await press(menu, 'Edit');
    await dialog(page, /^Edit /).waitFor();
    await page.keyboard.press('Escape');
    await menuOf().click();
    expect(await inDialog(page, 'creature-menu')).toEqual([]);
    expect(await menu.getByRole('button', { name: 'Save to Pokebox' }).isEnabled()).toBe(true);
    await menu.getByText(messages('parts')('box.keptHere')).waitFor();
    await press(menu, 'Duplicate');
    await expect.poll(() => member(page, /Gengar, level 60/).count()).toBe(2);
    await menuOf().click();
    await press(menu, 'Remove');
    await expect.poll(() => member(page, /Gengar, level 60/).count()).toBe(1);
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => member(page, /Gengar, level 60/).count()).toBe(2);
    await leave(page);
  });
});

describe('by keyboard alone', () => {
  test('a whole creature in fewer keys than fifteen seconds have', async () => {
    const page = await calculator(1440);
    let keys = 0;
    const type = async (text: string) => {
      keys += text.length;
      await page.keyboard.type(text);
    };
    const key = async (name: string) => {
      keys += 1;
      await page.keyboard.press(name);
    };
    await place(page, 1).focus();
    await key('Enter');
    await search(page).waitFor();
    await type('raichu');
    await key('Enter');
    await editor(page).waitFor();
    await type('50 adamant bfs hb help m skill 6 r4 aab');
    await key('Enter');
    await editor(page)
      .getByRole('button', { name: /^Adamant/ })
      .waitFor();
    await key('Control+Enter');
    await member(page, /Raichu, level 50/).waitFor();
    // Four keys a second is slow typing.
    expect(keys).toBeLessThan(15 * 4);
    await leave(page);
  });

  test('arrows through the tiles, Escape one layer at a time, and the focus comes back', async () => {
    const page = await calculator(1440);
    await place(page, 1).focus();
    await page.keyboard.press('Enter');
    await search(page).waitFor();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowDown');
    const focused = () => page.evaluate(() => document.activeElement?.textContent);
    const tile = await focused();
    await page.keyboard.press('ArrowUp');
    expect(await focused()).not.toBe(tile);
    await page.keyboard.type('snor');
    expect(await search(page).getByRole('searchbox').inputValue()).toBe('snor');
    await page.keyboard.press('Escape');
    expect(await search(page).getByRole('searchbox').inputValue()).toBe('');
    await page.keyboard.press('Escape');
    await search(page).waitFor({ state: 'detached' });
    await expect.poll(() => place(page, 1).evaluate((one) => one === document.activeElement)).toBe(true);
    await leave(page);
  });

  test('menus of the editor by Tab, Enter and arrows', async () => {
    const page = await calculator(1440);
    await openSearch(page);
    await (await look(page, 'eevee')).press('Enter');
    const form = editor(page);
    await form.getByRole('spinbutton', { name: 'Level' }).focus();
    await page.keyboard.type('25');
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await dialog(page, messages('creature')('name.title')).waitFor();
    await page.keyboard.type('Dozer');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: messages('creature')('name.is', { name: 'Dozer' }) }).waitFor();
    await form.getByRole('button', { name: /^Bashful/ }).focus();
    await page.keyboard.press('Enter');
    await dialog(page, 'Nature').waitFor();
    await page.keyboard.type('quiet');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: /^Quiet/ }).waitFor();
    await form.getByRole('button', { name: 'Evolve…' }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.type('umb');
    await page.keyboard.press('Enter');
    await form.getByRole('button', { name: messages('creature')('identity.change', { name: 'Umbreon' }) }).waitFor();
    await page.keyboard.press('Control+Enter');
    await member(page, /^Dozer, Umbreon, level 26/).waitFor();
    await leave(page);
  });
});

test('signed in: into the Pokébox from the menu and the editor, out of it into another place, and it is there on the next device', async () => {
  const name = newName('Boxer');
  const { page } = await visitAs(name, journey, '/calculator', 390);
  await openSearch(page);
  await press(search(page), 'Pokébox');
  await search(page).getByText('Add Pokémon from your teams to start building your personal collection').waitFor();
  await press(search(page), 'Pokébox');
  await (await look(page, 'gengar')).press('Enter');
  await press(editor(page), 'Save to Pokébox');
  await press(editor(page), 'Save');
  await member(page, /Gengar/)
    .first()
    .waitFor();

  await add(page, 2, 'raichu');
  await page
    .getByRole('button', { name: /^More options for / })
    .last()
    .click();
  const menu = page.locator('dialog[open]');
  await press(menu, 'Save to Pokebox');
  await menu.getByRole('button', { name: 'Remove from Pokebox' }).waitFor();
  await page.keyboard.press('Escape');

  await openSearch(page, 3);
  await press(search(page), 'Pokébox');
  await expect.poll(() => tilesOf(page).count()).toBe(2);
  await takePicture(page, 'creature-pokebox-390');
  expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
  expect(await tilesOf(page).first().textContent()).toContain('Level 60');
  await search(page)
    .getByRole('button', { name: /Gengar/ })
    .click();
  // The very same creature has moved from its old place to the new one, and says so.
  await page.getByRole('status').filter({ hasText: /moved/i }).waitFor();
  expect(await member(page, /Gengar, level 60/).count()).toBe(1);

  await savingState(page, 'Saved').waitFor();
  await leave(page);
  const { page: second } = await visitAs(name, journey, '/calculator', 390);
  await openSearch(second, 4);
  await press(search(second), 'Pokébox');
  await expect.poll(() => tilesOf(second).count()).toBe(2);
  await leave(second);
});

test('how the search was left is so after a reload: Pokébox, order, final stages, help', async () => {
  const page = await calculator(1440);
  await openSearch(page);
  await search(page).getByRole('checkbox', { name: 'Final Stage Only' }).uncheck();
  await press(search(page), 'Pokébox');
  await search(page).getByText('Please log in to save Pokémon to your Pokébox').waitFor();
  await search(page)
    .getByRole('button', { name: /^Descending/ })
    .click();
  await reload(page);
  await place(page, 1).click();
  await search(page).getByText('Your Pokebox is empty').waitFor();
  expect(await dialog(page, 'What is the Pokébox?').count()).toBe(0);
  await search(page)
    .getByRole('button', { name: /^Ascending/ })
    .waitFor();
  await press(search(page), 'Pokébox');
  expect(await search(page).getByRole('checkbox', { name: 'Final Stage Only' }).isChecked()).toBe(false);
  await leave(page);
});

test('at 320 pixels nothing has to be scrolled sideways, not even by who has every ingredient', async () => {
  const page = await calculator(320);
  await openSearch(page);
  await (await look(page, 'darkrai')).press('Enter');
  const form = editor(page);
  await form
    .getByText(/^(In this team|On its own)/)
    .first()
    .waitFor();
  expect(await overflowOf(page)).toBe(0);
  await form.getByRole('button', { name: /^Level 60 ingredient/ }).click();
  const panel = await dialog(page, 'Level 60 ingredient').boundingBox();
  expect(panel?.x).toBeGreaterThanOrEqual(0);
  expect((panel?.x ?? 0) + (panel?.width ?? 999)).toBeLessThanOrEqual(320);
  await leave(page);
});
