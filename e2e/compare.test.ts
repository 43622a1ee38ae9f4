// The comparison: adding, measuring against a baseline, changing what it is based on, taking it along, and whole teams.
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { creatureOf } from '../packages/web/src/testing/creatures.ts';
import {
  beginJourney,
  bytesOf,
  findBarriers,
  goTo,
  type Journey,
  lookAt,
  overflowOf,
  reload,
  takePicture,
} from './browser.ts';
import { type Device, deviceOf, deviceWith } from './device.ts';
import { figuresOf, memberCards, memberMenu, namesOf } from './finders.ts';
import { leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const strip = (page: Page) => page.getByRole('region', { name: 'Compared Pokémon' });
const slots = (page: Page) => strip(page).getByRole('button', { name: /, level \d/ });
const names = (page: Page) => namesOf(slots(page));
const verdict = (page: Page) => page.getByRole('status', { name: 'Verdict' });
const bars = (page: Page) => page.getByRole('list', { name: messages('compare')('strength.bars') });
/** How a member compares with the baseline. */
const versus = (page: Page, words: string) => bars(page).getByRole('button', { name: words });
const oldFigures = (page: Page) =>
  page.getByRole('tabpanel').getByText(messages('compare')('oldFigures'), { exact: true });
const tab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();
const choose = (page: Page, name: string) => page.getByRole('radio', { name, exact: true }).check();
const visit = (page: Page, path: string) => goTo(page, new URL(path, journey.address).href);

/** What a card says besides its name while its figures are not those that hold. */
const STATES = /, (Calculating|Failed|Outdated|Not in the )/;

async function settled(page: Page): Promise<void> {
  await expect.poll(() => strip(page).getByRole('button', { name: STATES }).count()).toBe(0);
  await expect.poll(() => page.getByRole('progressbar').count()).toBe(0);
}

/** Through search and editor. */
async function add(page: Page, species: string): Promise<void> {
  const before = await slots(page).count();
  await page
    .getByRole('button', { name: messages('compare')('strip.add') })
    .first()
    .click();
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
  await editor.getByRole('button', { name: 'Save', exact: true }).click();
  await editor.waitFor({ state: 'detached' });
  await expect.poll(() => slots(page).count()).toBe(before + 1);
}

const raichu = { pokemon: 'RAICHU', name: 'Sparky' };
const gengar = { pokemon: 'GENGAR', name: 'Shade' };
const venusaur = { pokemon: 'VENUSAUR', name: 'Moss' };
const sylveon = (name: string, skillLevel: number) => ({ pokemon: 'SYLVEON', name, skillLevel });

type Sketch = Parameters<typeof creatureOf>[1];

/** What was calculated when an earlier journey was opened: the same question needs no second answer. */
let answers: Device['records'] = [];

const withAnswers = ({ texts, records }: Device): Device => ({ texts, records: [...records, ...answers] });

const isAnswer = ([key]: Device['records'][number]): boolean => key.startsWith('compared');

/** The compared Pokémon are on the device already: adding one has tests of its own. */
async function openWith(...all: readonly Sketch[]) {
  const creatures = all.map((fields, n) => creatureOf(n, fields));
  const members = creatures.map(({ externalId }) => ({ externalId }));
  const device = deviceWith({ user: {}, teams: [], creatures, comparison: { members } });
  const visit = await journey.visit('/compare', 1440, withAnswers(device));
  await expect.poll(() => slots(visit.page).count()).toBe(all.length);
  await settled(visit.page);
  answers = (await deviceOf(visit.page)).records.filter(isAnswer);
  return visit;
}

/** What the menu of one of them offers. */
async function pick(page: Page, slot: Locator, entry: string): Promise<void> {
  await slot.click();
  await page.getByRole('dialog').getByRole('button', { name: entry, exact: true }).click();
}

const oldNotice = (page: Page) => page.getByRole('alert').filter({ hasText: messages('compare')('oldFigures') });

async function recalculateAll(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Recalculate all' }).click();
  await settled(page);
}

const figures = (text: string): readonly number[] =>
  (text.match(/[+−]?\d[\d,.]*/g) ?? []).map((digits) => Number(digits.replaceAll(',', '').replace('−', '-')));

/** What a column shows, row by row; several amounts in a cell count together. */
async function column(page: Page, title: string): Promise<readonly number[]> {
  const titles = await page.getByRole('columnheader').allTextContents();
  const cells = await page.locator(`tbody tr > :nth-child(${titles.indexOf(title) + 1})`).allInnerTexts();
  return cells.map((text) => {
    const [first = 0, ...others] = figures(text);
    return title.startsWith('vs.') ? first : others.reduce((sum, amount) => sum + amount, first);
  });
}

const berriesOf = async (page: Page) => (await column(page, 'Berry'))[0] ?? 0;

const TABS = ['Overview', 'Strength', messages('compare')('strength.data'), 'Misc'] as const;

async function show(page: Page, name: (typeof TABS)[number]): Promise<void> {
  await tab(page, name === messages('compare')('strength.data') ? 'Strength' : name);
  if (name === 'Strength') await choose(page, messages('compare')('strength.visual'));
  if (name === messages('compare')('strength.data')) await choose(page, messages('compare')('strength.data'));
  await (name === 'Strength' ? bars(page) : page.getByRole('tabpanel').getByRole('table')).waitFor();
}

test('fits everywhere, is accessible, and survives a reload', async () => {
  const { page, complaints } = await openWith(raichu, venusaur);
  await add(page, 'wigglytuff');
  await settled(page);
  for (const name of TABS) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await show(page, name);
    // What is around the tabs is the same for all of them.
    const within = name === 'Overview' ? 'html' : '[role="tabpanel"]';
    expect(await lookAt(page, `compare-${name.toLowerCase()}`, { within })).toEqual([]);
  }
  // On a phone each row is a card, and sorting has a control of its own.
  await show(page, 'Overview');
  await expect.poll(() => page.getByRole('columnheader').count()).toBe(0);
  await page.getByRole('button', { name: 'Sort: default order' }).click();
  await page.getByRole('menuitemradio', { name: 'Berry' }).click();
  const cards = await page
    .locator('tbody tr')
    .evaluateAll((rows) => rows.map((row) => row.children[1]?.textContent ?? ''));
  const berries = cards.map((text) => figures(text)[0] ?? 0);
  expect(berries).toEqual(berries.toSorted((a, b) => b - a));
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, messages('compare')('strength.data'));
  await page.getByRole('button', { name: messages('compare')('strength.skill') }).click();
  await choose(page, 'Week');
  await pick(page, slots(page).nth(1), 'Use as baseline');
  await page.getByRole('button', { name: 'Berry', exact: true }).click();
  await settled(page);
  // From the title on: the note on the game version above it is shown once.
  const [title = ''] = await page.locator('main h1').allInnerTexts();
  const shown = async () => {
    const [text = ''] = await page.getByRole('main').allInnerTexts();
    return text.slice(text.indexOf(title));
  };
  const before = await shown();
  await reload(page);
  await expect.poll(shown).toEqual(before);
  expect(complaints).toEqual([]);
  await leave(page);
});

test('every column sorts by what it shows, and every time shows its share', async () => {
  const { page } = await openWith(raichu, { ...gengar, level: 40 }, venusaur);
  for (const name of ['Overview', messages('compare')('strength.data'), 'Misc'] as const) {
    await show(page, name);
    for (const title of (await page.getByRole('columnheader').allTextContents()).slice(1)) {
      const header = page.getByRole('columnheader', { name: title, exact: true });
      if ((await header.getAttribute('aria-sort')) === null) await header.getByRole('button').click();
      const down = await column(page, title);
      expect(down, `${name}: ${title}`).toEqual(down.toSorted((a, b) => b - a));
      await header.getByRole('button').click();
      expect(await column(page, title), `${name}: ${title}`).toEqual(down.toReversed());
    }
    await page.getByRole('columnheader', { name: 'Name' }).getByRole('button').click();
    const shown = await page.getByRole('tabpanel').locator('[data-part="name"]').allTextContents();
    expect(shown).toEqual(shown.toSorted((a, b) => a.localeCompare(b)));
  }
  await show(page, 'Overview');
  const day = await berriesOf(page);
  // To the tenth that is shown.
  for (const [time, words, days] of [
    [messages('compare')('time.8H'), messages('compare')('averages.8H'), 1 / 3],
    ['Week', messages('compare')('averages.WEEK'), 7],
  ] as const) {
    await choose(page, time);
    await page.getByText(words).waitFor();
    expect(Math.abs((await berriesOf(page)) - day * days)).toBeLessThan(0.05 * (1 + days) + 0.001);
  }
  await leave(page);
});

describe('against a baseline', () => {
  test('of two nearly equal builds the one with the higher skill is named, by how much and how sure', async () => {
    const { page } = await openWith(sylveon('Lower', 2), sylveon('Higher', 3));
    const [lower, higher] = await names(page);
    await show(page, messages('compare')('strength.data'));
    await verdict(page)
      .filter({ hasText: `${higher} is better than ${lower}` })
      .waitFor();
    const [more = 0, less = 0] = await column(page, 'Total');
    const [share, sure = 0] = figures(((await verdict(page).textContent()) ?? '').split(': ')[1] ?? '');
    // To the tenth that is shown.
    expect(share).toBeCloseTo((more / less - 1) * 100, 1);
    expect(sure).toBeGreaterThanOrEqual(95);
    await leave(page);
  });

  test('a copy is exactly the same; another baseline turns the sign round', async () => {
    const { page, complaints } = await openWith(raichu, gengar);
    await pick(page, slots(page).first(), 'Duplicate');
    await expect.poll(() => slots(page).count()).toBe(3);
    await show(page, 'Strength');
    await versus(page, messages('compare')('versus.same')).waitFor();
    await versus(page, 'Worse').waitFor();
    expect(await verdict(page).textContent()).toContain('exactly');
    await pick(page, slots(page).nth(1), 'Use as baseline');
    await expect.poll(() => versus(page, 'Better').count()).toBe(2);
    // What is behind it is read by pointing at it.
    await versus(page, 'Better').first().hover();
    await page.getByRole('tooltip').filter({ hasText: "chance it's better" }).waitFor();
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('parts are switched on and off, ingredients counted low, high or not at all', async () => {
    const { page } = await openWith(venusaur, raichu);
    await show(page, messages('compare')('strength.data'));
    const total = async () => (await column(page, 'Total'))[0] ?? 0;
    const low = await total();
    await page.getByRole('button', { name: messages('compare')('modes.min') }).click();
    await page.getByRole('menuitemradio', { name: /Max ingredient Strength/ }).click();
    await expect.poll(total).toBeGreaterThan(low);
    await page.getByRole('button', { name: messages('compare')('modes.max') }).click();
    await page.getByRole('menuitemradio', { name: /Ignore ingredients/ }).click();
    await expect.poll(total).toBeLessThan(low);
    await page.getByRole('button', { name: messages('compare')('strength.berries') }).click();
    await page.getByRole('button', { name: messages('compare')('strength.skill') }).click();
    await expect.poll(total).toBe(0);
    await leave(page);
  });
});

describe('what it is based on', () => {
  test('another level makes figures old until all are calculated anew; a slow one can be stopped, a failed one retried', async () => {
    // Old are figures that were calculated here before, not those that were only found.
    answers = [];
    const { page } = await openWith(raichu, gengar);
    const level = page.getByLabel(messages('compare')('settings.level'));
    const before = await berriesOf(page);
    await level.selectOption({ label: 'Level 30' });
    await page.getByRole('alert').filter({ hasText: '2 results are for a different' }).waitFor();
    await expect.poll(() => oldFigures(page).count()).toBe(2);
    expect(await berriesOf(page)).toBe(before);
    await takePicture(page, 'compare-old-1440');
    await recalculateAll(page);
    await expect.poll(() => oldFigures(page).count()).toBe(0);
    expect(await berriesOf(page)).toBeLessThan(before);

    const mend = await breakWorkers(page);
    await level.selectOption({ label: 'Level 50' });
    await page.getByRole('button', { name: 'Recalculate all' }).click();
    await page
      .getByRole('alert')
      .filter({ hasText: messages('compare')('work.failed', { count: 2 }) })
      .waitFor();
    await takePicture(page, 'compare-failed-1440');
    await mend('silent');
    await page.getByRole('button', { name: 'Retry' }).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByText(messages('compare')('work.stoppedText')).waitFor();
    await mend('well');
    await page.getByRole('button', { name: messages('compare')('work.resume') }).click();
    await settled(page);
    await expect
      .poll(() => page.getByRole('button', { name: /^(Cancel|Retry|Resume|Recalculate all)$/ }).count())
      .toBe(0);
    await leave(page);
  });

  test('each candidate joins a team of four, or replaces a member of a team of five', async () => {
    const { page } = await journey.visitExample('/compare', 1440);
    await add(page, 'raichu');
    await settled(page);
    const alone = await berriesOf(page);
    const teams = page.getByRole('dialog', { name: 'Select team' });
    await visit(page, '/calculator');
    await memberMenu(page, 'Moss').click();
    await page
      .getByRole('dialog', { name: 'Moss', exact: true })
      .getByRole('button', { name: messages('calculator')('slots.compare') })
      .click();
    await recalculateAll(page);
    const place = page.getByRole('region', { name: messages('compare')('place.title', { name: 'Moss' }) });
    await place.getByText(/sure$|Too close to call/).waitFor();
    await takePicture(page, 'compare-place-1440');
    expect(await findBarriers(page, 'main')).toEqual([]);
    await page.getByRole('button', { name: /Team: Helper team 1/ }).click();
    await teams.getByRole('button', { name: /^No team/ }).click();
    // Calculated before: its figures are there again by themselves.
    await expect.poll(() => oldNotice(page).count()).toBe(0);
    await visit(page, '/calculator');
    await memberMenu(page, 'Moss').click();
    await page.getByRole('dialog', { name: 'Moss', exact: true }).getByRole('button', { name: 'Remove' }).click();
    await expect.poll(() => memberCards(page).count()).toBe(4);
    await visit(page, '/compare');
    await page.getByRole('button', { name: /Select team/ }).click();
    await teams.waitFor();
    await takePicture(page, 'compare-team-select-1440');
    expect(await findBarriers(page, '[role="dialog"]')).toEqual([]);
    await teams.getByRole('button', { name: /^Helper team 1 / }).click();
    // With the four other members of Moss's team, so the figures are known. Luna gives energy to all.
    await expect.poll(() => berriesOf(page)).toBeGreaterThan(alone);
    expect(await oldNotice(page).count()).toBe(0);
    await show(page, messages('compare')('strength.data'));
    await page.getByRole('columnheader', { name: 'Whole team' }).waitFor();
    await page.getByRole('button', { name: /Team: Helper team 1/ }).click();
    await teams.getByRole('button', { name: /^No team/ }).click();
    // Calculated before: its figures are there again by themselves.
    await expect.poll(() => oldNotice(page).count()).toBe(0);
    await show(page, 'Overview');
    expect(await berriesOf(page)).toBe(alone);
    await leave(page);
  });
});

type Health = 'well' | 'silent' | 'failing';

/** Workers fail from now on, until one says otherwise. */
async function breakWorkers(page: Page): Promise<(health: Health) => Promise<void>> {
  await page.evaluate(() => {
    const send = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (order, options) {
      const health = document.body.dataset.workers;
      const error = { name: 'Error', message: 'No sheep' };
      const data = { type: 'failed', id: order.id, error };
      if (health === 'well' || order.type !== 'ask') Reflect.apply(send, this, [order, options]);
      else if (health === 'failing') setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data })));
    };
  });
  const become = (health: Health) =>
    page.evaluate((state) => {
      document.body.dataset.workers = state;
    }, health);
  await become('failing');
  return become;
}

describe('the list', () => {
  test('is put in order by mouse and keyboard, thinned out and emptied, each with a way back', async () => {
    const { page } = await openWith(raichu, gengar, venusaur);
    const [a = '', b = '', c = ''] = await names(page);
    await slots(page).first().focus();
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => names(page)).toEqual([b, a, c]);
    // The focus goes along.
    await page.keyboard.press('Alt+ArrowRight');
    await expect.poll(() => names(page)).toEqual([b, c, a]);
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: a }).waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: a }).waitFor({ state: 'hidden' });
    expect(
      await slots(page)
        .nth(2)
        .evaluate((slot) => slot === document.activeElement),
    ).toBe(true);
    await slots(page).nth(2).dragTo(slots(page).first());
    await expect.poll(() => names(page)).toEqual([a, b, c]);
    await pick(page, slots(page).first(), messages('compare')('strip.moveRight'));
    await expect.poll(() => names(page)).toEqual([b, a, c]);
    await pick(page, slots(page).first(), 'Remove');
    await expect.poll(() => names(page)).toEqual([a, c]);
    await undo(page);
    await expect.poll(() => names(page)).toEqual([b, a, c]);
    await page.getByRole('button', { name: messages('compare')('settings.clear') }).click();
    await page.getByText(messages('compare')('empty.title')).waitFor();
    await undo(page);
    await expect.poll(() => names(page)).toEqual([b, a, c]);
    await leave(page);
  });

  test('takes several from the Pokébox at once, up to ten; of the tier list these alone can be seen', async () => {
    const compared = Array.from({ length: 7 }, (_, n) => creatureOf(n, raichu));
    const saved = [raichu, gengar].map((fields, n) => creatureOf(10 + n, { ...fields, saved: true }));
    const members = compared.map(({ externalId }) => ({ externalId }));
    const device = deviceWith({ user: {}, teams: [], creatures: [...compared, ...saved], comparison: { members } });
    const { page } = await visitAs(newName('Boxer'), journey, '/compare', 1440, withAnswers(device));
    await page.getByRole('button', { name: messages('compare')('strip.fromBox'), exact: true }).click();
    const box = page.getByRole('dialog', { name: messages('compare')('empty.fromBox') });
    await expect.poll(() => box.getByRole('checkbox').count()).toBe(2);
    for (const one of await box.getByRole('checkbox').all()) await one.check();
    await box.getByText('Room for 1 more.').waitFor();
    expect(await findBarriers(page, 'dialog[open]')).toEqual([]);
    await takePicture(page, 'compare-box-1440');
    await box.getByRole('button', { name: 'Add 2' }).click();
    await expect.poll(() => slots(page).count()).toBe(9);
    await pick(page, slots(page).first(), 'Duplicate');
    await expect.poll(() => slots(page).count()).toBe(10);
    await settled(page);
    await expect.poll(() => page.getByRole('button', { name: messages('compare')('strip.add') }).count()).toBe(0);
    // At this width all ten are seen at once.
    const row = strip(page).getByRole('list');
    expect(await row.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);

    await visit(page, '/tierlist?level=60&camp=true');
    const tiers = page.getByRole('region', { name: /^Tier \w$/ });
    await tiers.getByRole('button').first().waitFor();
    await page.getByRole('button', { name: 'Only mine' }).click();
    await expect.poll(() => tiers.getByRole('button').count()).toBe(2);
    expect((await tiers.locator('[data-part="name"]').allTextContents()).toSorted()).toEqual(['Gengar', 'Raichu']);
    await takePicture(page, 'tier-list-mine-1440');
    await leave(page);
  });

  test('is taken along as numbers and as a picture that is not blank', async () => {
    const { page } = await openWith(raichu, gengar);
    const take = async (entry: RegExp) => {
      await page.getByRole('button', { name: 'Download' }).click();
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name: entry }).click(),
      ]);
      return { name: file.suggestedFilename(), content: await bytesOf(file) };
    };
    for (const [name, title, field] of [
      ['Overview', 'Berry', 'Berries'],
      [messages('compare')('strength.data'), 'Total', 'Total'],
      ['Misc', 'Total helps', messages('compare')('csv.helps')],
    ] as const) {
      await show(page, name);
      const { name: file, content } = await take(/CSV/);
      expect(file).toBe(
        `comparison-${name === messages('compare')('strength.data') ? 'strength' : name.toLowerCase()}.csv`,
      );
      const [head = '', ...rows] = content.toString('utf8').replace('\uFEFF', '').trim().split('\r\n');
      const at = head.split(',').indexOf(field);
      const written = rows.map((row) => Number(row.split(',')[at]));
      expect(written.toSorted()).toEqual((await column(page, title)).toSorted());
    }
    const { name, content } = await take(/PNG/);
    expect(name).toBe('comparison-misc.png');
    // The sky alone has some hundred; faces, bars and letters bring many more.
    expect(await coloursIn(page, content)).toBeGreaterThan(600);
    await leave(page);
  });
});

/** Different colours among the pixels of a picture. */
function coloursIn(page: Page, png: Buffer): Promise<number> {
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0));
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const pen = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
    pen?.drawImage(picture, 0, 0);
    const pixels = pen?.getImageData(0, 0, picture.width, picture.height).data.buffer ?? new ArrayBuffer(0);
    return new Set(new Uint32Array(pixels)).size;
  }, png.toString('base64'));
}

test('two teams: the one with camp is named the better', async () => {
  const { page, complaints } = await journey.visit('/compare', 1440);
  await choose(page, 'Teams');
  await page.getByText(messages('compare')('teams.emptyTitle')).waitFor();
  await page.getByRole('link', { name: 'Build a team' }).click();
  await page.getByRole('button', { name: 'Try an example team' }).click();
  await figuresOf(page).waitFor();
  await page.getByRole('button', { name: messages('calculator')('teams.more') }).click();
  await page.getByRole('menuitem', { name: 'Duplicate team' }).click();
  await page.getByRole('button', { name: /^Good Camp Ticket/ }).click();
  await visit(page, '/compare');
  const teams = page.getByRole('group', { name: 'Teams' });
  await teams.getByRole('checkbox').first().check();
  await page.getByText(messages('compare')('teams.oneTitle')).waitFor();
  await teams.getByRole('checkbox').nth(1).check();
  await verdict(page).waitFor();
  await settled(page);
  await verdict(page)
    .filter({ hasText: /Helper team 2 is better than Helper team 1: \+.*over 99% sure/ })
    .waitFor();
  await takePicture(page, 'compare-teams-1440');
  expect(await findBarriers(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Use as baseline' }).click();
  await verdict(page).filter({ hasText: 'Nothing beats Helper team 2' }).waitFor();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 });
    expect(await overflowOf(page)).toBe(0);
  }
  await takePicture(page, 'compare-teams-320');
  expect(await findBarriers(page, 'main')).toEqual([]);
  expect(complaints).toEqual([]);
  await leave(page);
});
