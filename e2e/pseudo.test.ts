// Every page and dialog in the pseudo language: each text comes from a catalogue, and there is room for one that is a third longer.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { PAGES } from '../packages/web/src/app/pages.ts';
import { boxOfMany } from '../packages/web/src/testing/box.ts';
import { beginJourney, goTo, type Journey, overflowOf, ready, takePicture } from './browser.ts';
import { crawl } from './crawl.ts';
import { type Device, deviceWith } from './device.ts';
import { NAMES, speakPseudo } from './pseudo.ts';
import { newName, visitAs } from './sign-in.ts';
import { faultsIn } from './text-faults.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const WIDTHS = [390, 1440];
const LOOKS = 10;
/** The week is forecast from the time of the day. */
const NOON = new Date('2026-11-18T12:00:00Z');

/** Those that a guest can open. */
const OPEN = PAGES.filter((page) => 'load' in page && !('closed' in page));

const SETTINGS = 'oversleep:data:settings';

/** Whether or not the settings that were kept say anything about nicknames. */
const withPlainNicknames = (settings: string): string =>
  JSON.stringify(
    JSON.parse(settings, (key, value) => (key === 'data' ? { ...value, randomizeNicknames: false } : value)),
  );

/** The example team, whose figures are known, and a box. New Pokémon get no invented names, which would be in no catalogue. */
function playersDevice(): Device {
  const creatures = boxOfMany(6).map((creature) => ({ ...creature, externalId: creature.externalId ?? '', name: '' }));
  const members = creatures.slice(0, 2).map(({ externalId }) => ({ externalId }));
  const { records } = deviceWith({ user: {}, teams: [], creatures, comparison: { members } });
  const known = inject('example');
  return {
    texts: known.texts.map(([key, text]) => [key, key === SETTINGS ? withPlainNicknames(text) : text]),
    records: [...known.records.filter(([key]) => key !== 'comparison'), ...records],
  };
}

/** Players, devices and files, an example of a friend code, the word to type before an account is deleted, and names of avatars. */
const OF_ACCOUNT =
  'Nora \\w+|[\\w.]+@[\\w.]+|mira\\.member|[\\w-]+\\.json|Chrome|Linux|ABC123|DELETE|Ovi|Halloween|Holiday|Captain|(?:Gourgeist|Pumpkaboo) \\w+';

/** What is still drawn for another width is looked at again. */
async function lastingFaults(page: Page, names: string): Promise<readonly string[]> {
  let faults: readonly string[] = [];
  for (let look = 0; look < LOOKS; look += 1) {
    const overflow = await overflowOf(page);
    const found = await page.evaluate(faultsIn, { names });
    faults = [...(overflow > 0 ? [`${overflow} pixels too wide`] : []), ...found];
    if (faults.length === 0) break;
    await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
  }
  return faults;
}

async function faultsOf(page: Page, name: string, names = NAMES): Promise<readonly string[]> {
  const faults: string[] = [];
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    faults.push(...(await lastingFaults(page, names)));
    await takePicture(page, `pseudo-${name.replace(/\W+/g, '-')}-${width}`);
  }
  return faults.map((fault) => `${name}: ${fault}`);
}

/** Layers and buttons that were looked at already: many pages have the same. */
const seen = new Set<string>();
const tried = new Set<string>();

async function faultsBehindButtons(page: Page, path: string, names = NAMES): Promise<readonly string[]> {
  const faults: string[] = [];
  const look = async (layer: string) => {
    if (layer !== '' && seen.has(layer)) return;
    seen.add(layer);
    faults.push(...(await faultsOf(page, layer || path, names)));
  };
  await crawl({ page, path, names, tried, look });
  return faults;
}

/** In the page: what is out of sight is laid out as well, so that its texts can be measured. */
function layOutAll(): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync('* { content-visibility: visible !important }');
  document.adoptedStyleSheets.push(sheet);
}

async function open(page: Page, path: string): Promise<void> {
  await speakPseudo(page);
  await page.addInitScript(layOutAll);
  await page.clock.setFixedTime(NOON);
  await goTo(page, new URL(path, journey.address).href);
  await page.locator('main [role=progressbar]').first().waitFor({ state: 'detached' });
  await ready(page);
}

test.each(OPEN)('$path of a player with a team and a box', { timeout: 600_000 }, async ({ path }) => {
  const { page } = await journey.visit('about:blank', 1440, playersDevice());
  await open(page, path);
  const faults = [...(await faultsOf(page, path)), ...(await faultsBehindButtons(page, path))];
  expect([...new Set(faults)]).toEqual([]);
  // Other tests must not get a browser with a stopped clock.
  await page.context().close();
});

test('every page of a player who has nothing yet', { timeout: 600_000 }, async () => {
  const { page } = await journey.visit('about:blank', 1440);
  const faults: string[] = [];
  for (const { path } of OPEN) {
    await open(page, path);
    faults.push(...(await faultsOf(page, path)));
  }
  expect([...new Set(faults)]).toEqual([]);
  await page.context().close();
});

test('the pages of an account', { timeout: 600_000 }, async () => {
  const { page } = await visitAs(newName('Nora'), journey, '/profile', 1440);
  const names = `${NAMES}|${OF_ACCOUNT}`;
  const faults: string[] = [];
  for (const path of ['/profile', '/settings/account']) {
    await open(page, path);
    faults.push(...(await faultsOf(page, path, names)), ...(await faultsBehindButtons(page, path, names)));
  }
  expect([...new Set(faults)]).toEqual([]);
  await page.context().close();
});
