// The tier list in a real browser: which list, finding a Pokémon, a team into the calculator, a picture to share, and no network.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, bytesOf, findBarriers, goTo, type Journey, lookAt, ready, takePicture } from './browser.ts';
import { specifiedDevice } from './device.ts';
import { memberCards } from './finders.ts';
import { trackLoads } from './loads.ts';
import { leave } from './seats.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const LIST = '/tierlist?level=60&camp=true';
const OPEN_DIALOG = 'dialog[open]';

const tiers = (page: Page) => page.getByRole('region', { name: /^Tier \w$/ });
const cards = (page: Page) => tiers(page).getByRole('button');
/** In the details of a Pokémon. */
const dishes = (page: Page) => page.getByRole('tabpanel', { name: /^Recipes/ }).getByRole('article');
const search = (page: Page) => page.getByRole('searchbox', { name: 'Search Pokémon, ingredient or recipe' });
/** Without the letters that a portrait shows until its picture has loaded. */
const names = (page: Page) => cards(page).locator('[data-part="name"]');
const best = (page: Page) => names(page).first().textContent();
const simulate = (page: Page) => page.getByRole('dialog', { name: /^Simulate the team for/ });
const teamName = (page: Page) => page.getByRole('textbox', { name: 'Team name' }).inputValue();
const query = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

async function openList(path: string, width: number) {
  const visit = await journey.visit(path, width, specifiedDevice());
  await cards(visit.page).first().waitFor();
  return visit;
}

/** A Pokémon of the list with a team to simulate, at the dishes. */
async function openDishes(page: Page): Promise<void> {
  await cards(page).first().click();
  await page.getByRole('tab', { name: /^Recipes/ }).click();
  await dishes(page).first().waitFor();
}

describe('which list', () => {
  test('level and camp change the address and the list, and the way back leads back', async () => {
    const { page, complaints } = await openList(LIST, 1440);
    const at60 = await names(page).allTextContents();
    await expect
      .poll(() => page.getByText(messages('tierlist')('listName', { camp: 'yes', level: 60 })).count())
      .toBe(1);
    await page.getByRole('radio', { name: 'Lv. 30' }).check();
    await page.waitForURL('**/tierlist?level=30&camp=true');
    await expect.poll(() => names(page).allTextContents()).not.toEqual(at60);
    await page.getByRole('button', { name: messages('tierlist')('controls.camp') }).click();
    await page.waitForURL('**/tierlist?level=30&camp=false');
    await page.goBack();
    await page.goBack();
    await page.waitForURL(`**${LIST}`);
    await expect.poll(() => names(page).allTextContents()).toEqual(at60);
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('one list is asked for once', async () => {
    const { page } = await journey.visit('about:blank', 1440);
    const allLoaded = await trackLoads(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/tierlist')) asked.push(request.url());
    });
    await goTo(page, new URL('/tierlist', journey.address).href);
    await cards(page).first().waitFor();
    await allLoaded();
    expect(asked.length).toBe(1);
    await leave(page);
  });

  test('a level without a list is answered with 60, and says so', async () => {
    const { page, complaints } = await openList('/tierlist?level=45&camp=true', 1440);
    await expect.poll(() => page.getByText(messages('tierlist')('head.noList', { level: 45 })).count()).toBe(1);
    await expect.poll(() => page.getByRole('radio', { name: 'Lv. 60' }).isChecked()).toBe(true);
    expect(complaints).toEqual([]);
    await leave(page);
  });
});

describe('at a glance', () => {
  test('everything fits and is accessible', async () => {
    const { page, complaints } = await openList(LIST, 1440);
    await expect.poll(() => tiers(page).count()).toBe(7);
    await page.getByRole('button', { name: 'Scores' }).click();
    expect(await lookAt(page, 'tier-list')).toEqual([]);
    await cards(page).first().click();
    for (const tab of ['Overview', 'Variants', 'Recipes']) {
      await page.getByRole('tab', { name: new RegExp(`^${tab}`) }).click();
      await page
        .getByRole('tabpanel', { name: new RegExp(`^${tab}`) })
        .locator('dl')
        .first()
        .waitFor();
      const look = { widths: [1440, 390, 320], within: OPEN_DIALOG };
      expect(await lookAt(page, `tier-list-${tab.toLowerCase()}`, look)).toEqual([]);
    }
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('how it is made names date, borders and what it is compared with', async () => {
    const { page } = await openList(LIST, 1440);
    await page.getByRole('button', { name: messages('tierlist')('head.method') }).click();
    const dialog = page.getByRole('dialog', { name: 'How the list is made' });
    await dialog.getByRole('row').first().waitFor();
    expect(await dialog.getByRole('row').count()).toBe(8);
    expect(await dialog.getByText(/calculated on .* UTC/).count()).toBe(1);
    expect(await findBarriers(page, OPEN_DIALOG)).toEqual([]);
    await leave(page);
  });
});

test('by keyboard alone: find a Pokémon, open its details, and return to the same place', async () => {
  const { page, complaints } = await openList(LIST, 1440);
  await search(page).focus();
  await page.keyboard.type('blast');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Blastoise' });
  await dialog.getByRole('tab', { name: 'Overview' }).waitFor();
  expect(query(page)).toMatchObject({ pokemon: 'blastoise', level: '60', camp: 'true' });
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'hidden' });
  expect(query(page)).toEqual({ level: '60', camp: 'true' });
  expect(await search(page).evaluate((element) => element === document.activeElement)).toBe(true);
  expect(complaints).toEqual([]);
  await leave(page);
});

test('a link to a Pokémon opens its details; on a phone Back closes them', async () => {
  const { page } = await openList(`${LIST}&pokemon=blastoise`, 390);
  await page.getByRole('dialog', { name: 'Blastoise' }).waitFor();
  await page.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('dialog', { name: 'Blastoise' }).waitFor({ state: 'hidden' });
  await cards(page).first().click();
  const name = (await best(page)) ?? '';
  await page.getByRole('dialog', { name }).waitFor();
  await page.goBack();
  await page.getByRole('dialog', { name }).waitFor({ state: 'hidden' });
  await expect.poll(() => cards(page).count()).toBeGreaterThan(50);
  await leave(page);
});

describe('Simulate', () => {
  test('opens the calculator with that team, and Undo takes it back', async () => {
    const { page, complaints } = await openList(LIST, 1440);
    await openDishes(page);
    const dish = dishes(page).first();
    // "Team of 4", or "Cooks it alone".
    const size = Number(/\d/.exec((await dish.getByRole('heading', { level: 4 }).textContent()) ?? '')?.[0] ?? 1);
    await dish.getByRole('button', { name: /^Simulate/ }).click();
    await simulate(page).getByRole('button', { name: 'Simulate', exact: true }).click();
    await page.waitForURL('**/calculator');
    await expect.poll(() => memberCards(page).count()).toBe(size);
    await expect.poll(() => teamName(page)).toBe('Simulated Team');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => memberCards(page).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('a team in use is replaced only when it is chosen, and named before', async () => {
    const { page } = await journey.visitExample(LIST, 390);
    await openDishes(page);
    await dishes(page)
      .first()
      .getByRole('button', { name: /^Simulate/ })
      .click();
    const panel = simulate(page);
    const choice = panel.getByRole('combobox', { name: messages('tierlist')('simulate.target') });
    expect(await choice.inputValue()).toBe('1');
    await choice.selectOption('0');
    await panel.getByText(messages('tierlist')('simulate.loses', { count: 5, team: 'Helper team 1' })).waitFor();
    await panel.getByRole('button', { name: 'Replace and simulate' }).click();
    await page.waitForURL('**/calculator');
    await expect.poll(() => teamName(page)).toBe('Simulated Team');
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect.poll(() => memberCards(page).count()).toBe(5);
    await leave(page);
  });
});

test('the picture to share contains all Pokémon', async () => {
  const { page, complaints } = await openList(LIST, 1440);
  await page.getByRole('button', { name: 'Share this list' }).click();
  const dialog = page.getByRole('dialog', { name: 'Share this list' });
  expect(await dialog.getByRole('textbox', { name: 'Link to this list' }).inputValue()).toBe(page.url());
  expect(await findBarriers(page, OPEN_DIALOG)).toEqual([]);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    dialog.getByRole('button', { name: 'Download as image' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('cooking-tier-list-2025-10-level-60-camp.png');
  const png = await bytesOf(download);
  const { width, height, colours } = await coloursIn(page, png);
  expect(width).toBe(2000);
  expect(height).toBeGreaterThan(2000);
  // A blank page has one, the sky alone some hundred; faces and letters bring thousands.
  expect(colours).toBeGreaterThan(1500);
  expect(complaints).toEqual([]);
  await leave(page);
});

/** Different colours among the pixels of a picture. */
function coloursIn(page: Page, png: Buffer): Promise<{ width: number; height: number; colours: number }> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(picture.width, picture.height);
    const pen = canvas.getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const pixels = new Uint32Array(pen?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? []);
    return { width: picture.width, height: picture.height, colours: new Set(pixels).size };
  }, png.toString('base64'));
}

test('without a network the list that was last seen is there, and says so', async () => {
  const { page } = await openList(LIST, 390);
  const before = await names(page).allTextContents();
  await page.route('**/api/**', (route) => route.abort());
  await page.reload();
  await page.getByText(messages('tierlist')('states.old')).waitFor();
  await expect.poll(() => names(page).allTextContents()).toEqual(before);
  await page.getByRole('radio', { name: 'Lv. 30' }).check();
  await page.getByText(messages('tierlist')('states.failed')).waitFor();
  await takePicture(page, 'tier-list-error-390');
  await page.unroute('**/api/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await cards(page).first().waitFor();
  await leave(page);
});

test('opened again from another page, the whole list is there, and Back leads to where it was left', async () => {
  const { page, complaints } = await openList(LIST, 390);
  const before = await names(page).allTextContents();
  await names(page).last().scrollIntoViewIfNeeded();
  const place = await page.evaluate(() => window.scrollY);
  await page.getByRole('button', { name: messages('shell')('topBar.openMenu') }).click();
  await page.getByRole('dialog').getByRole('link', { name: 'Recipes', exact: true }).click();
  await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor();
  await page.goBack();
  await expect.poll(() => names(page).allTextContents()).toEqual(before);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place);
  // The same for the recipes.
  await page.goForward();
  await page.getByRole('heading', { name: 'Recipes', level: 1 }).waitFor();
  await ready(page);
  const recipes = await page.locator('main li, main tr').count();
  await page.goBack();
  await cards(page).first().waitFor();
  await page.goForward();
  await expect.poll(() => page.locator('main li, main tr').count()).toBe(recipes);
  await takePicture(page, 'recipes-again-390');
  await page.goBack();
  await cards(page).first().waitFor();
  await takePicture(page, 'tier-list-again-390');
  expect(complaints).toEqual([]);
  await leave(page);
});

describe('the largest changes', () => {
  /** A list that has moved since the previous one. */
  async function openMoved(reducedMotion: 'reduce' | 'no-preference') {
    const { page } = await journey.visit('about:blank', 1440);
    await page.emulateMedia({ reducedMotion });
    await page.route(/\/api\/tierlist\/cooking\?/, async (route) => {
      const response = await route.fetch();
      const list = await response.json();
      const entries = list.entries.map((entry: { rank: number }) => ({ ...entry, change: (entry.rank % 31) - 15 }));
      await route.fulfill({ response, json: { ...list, entries } });
    });
    await goTo(page, new URL(LIST, journey.address).href);
    const strip = page.getByRole('region', { name: /^Biggest changes/ }).locator('> div');
    await strip.waitFor();
    const place = () => strip.evaluate(({ scrollLeft }) => scrollLeft);
    /** How far it goes by itself, to the right, in some frames. */
    const way = () =>
      strip.evaluate(
        (element) =>
          new Promise<number>((measured) => {
            const before = element.scrollLeft;
            let frames = 15;
            requestAnimationFrame(function drawn() {
              frames -= 1;
              if (frames > 0) requestAnimationFrame(drawn);
              else measured(element.scrollLeft - before);
            });
          }),
      );
    return { page, strip, place, way };
  }

  test('pass by, rest under the mouse, go back at the left end, can be pulled along and held', async () => {
    const { page, strip, place, way } = await openMoved('no-preference');
    expect(await way()).toBeGreaterThan(0);
    const box = (await strip.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const point = async (share: number) => page.mouse.move(box.x + box.width * share, box.y + box.height / 2);
    await point(0.6);
    expect(await way()).toBe(0);
    await page.mouse.down();
    const before = await place();
    await point(0.3);
    expect((await place()) - before).toBeCloseTo(box.width * 0.3, -1);
    await page.mouse.up();
    // It was pulled, not pressed.
    await expect.poll(() => page.getByRole('dialog').count()).toBe(0);
    await point(0.1);
    expect(await way()).toBeLessThan(0);
    await page.mouse.move(0, 0);
    await page.getByRole('button', { name: messages('tierlist')('ticker.pause') }).click();
    await page.mouse.move(0, 0);
    expect(await way()).toBe(0);
    await page.getByRole('button', { name: messages('tierlist')('ticker.play') }).click();
    await page.mouse.move(0, 0);
    expect(await way()).toBeGreaterThan(0);
    await takePicture(page, 'tier-list-ticker-1440');
    expect(await findBarriers(page, '[aria-label^="Biggest changes"]')).toEqual([]);
    await leave(page);
  });

  test('do not move with reduced motion, and open what has changed', async () => {
    const { page, strip, way } = await openMoved('reduce');
    expect(await way()).toBe(0);
    expect(await strip.getByRole('button').count()).toBe(10);
    await strip.getByRole('button').first().click();
    await page.getByRole('dialog').getByRole('tab', { name: 'Overview' }).waitFor();
    await leave(page);
  });
});
