// A real browser looking at the real product; whatever the page complains about is collected with the visit.

import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import {
  type Browser,
  type ConsoleMessage,
  chromium,
  type Download,
  type Page,
  type Request,
  type Response,
} from 'playwright-core';
import { inject } from 'vitest';
import { root } from '../tools/machine/root.mjs';
import { browserOptions } from './browser-options.ts';
import { type Device, remember } from './device.ts';
import type { Product } from './product.ts';
import { afterVisit, clearSeats, newProfile, takeSeat } from './seats.ts';

/** For one step. */
const PATIENCE_MS = 60_000;

export interface Visit {
  readonly page: Page;
  /** Errors in the console, uncaught exceptions and requests that failed; a good visit has none. */
  readonly complaints: readonly string[];
}

export interface Journey {
  readonly address: string;
  /** In a browser that has never been here, in one that remembers, or as another tab of one that is here. */
  readonly visit: (path: string, width: number, before?: Device | Page) => Promise<Visit>;
  /** The same on a screen that fingers work: `tap` in place of `click`. */
  readonly visitByTouch: (path: string, width: number, before?: Device) => Promise<Visit>;
  /** With the example team, all of whose figures are known. */
  readonly visitExample: (path: string, width: number) => Promise<Visit>;
  /** In a browser that keeps the whole app on the device, as all do outside of tests; it takes seconds of work. */
  readonly install: (path: string, width: number) => Promise<Visit>;
  readonly end: () => Promise<void>;
}

let connection: Promise<Browser> | undefined;

/** The one of all journeys. */
export function sharedBrowser(): Promise<Browser> {
  connection ??= chromium.connect(inject('browserAddress'));
  return connection;
}

/** One of one's own. Scrollbars that take room, as on most desks, where a test asks for them; letters as large as a player has set them, in pixels. */
export function launchBrowser({ scrollbars = false, letters = 16 } = {}): Promise<Browser> {
  const { args, ...options } = browserOptions();
  return chromium.launch({
    ...options,
    args: [...args, `--blink-settings=defaultFontSize=${letters}`],
    ...(scrollbars && { ignoreDefaultArgs: ['--hide-scrollbars'] }),
  });
}

/** At the product that all journeys share, unless one needs its own, for example to stop it. */
export async function beginJourney(own?: Product): Promise<Journey> {
  const browser = await sharedBrowser();
  const address = own?.address ?? inject('productAddress');
  const open = async (page: Page, path: string, width: number): Promise<Visit> => {
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewportSize({ width, height: 900 });
    const complaints = listen(page);
    // A new page has no address yet.
    if (path !== 'about:blank') await goTo(page, new URL(path, address).href);
    return { page, complaints };
  };

  const begin = async (path: string, width: number, before: Device | undefined, hasTouch: boolean): Promise<Visit> => {
    const page = await takeSeat(browser, hasTouch);
    if (before) await remember(page, before);
    return open(page, path, width);
  };
  const visit: Journey['visit'] = async (path, width, before) =>
    before && 'context' in before
      ? open(await before.context().newPage(), path, width)
      : begin(path, width, before, false);

  return {
    address,
    visit,
    visitByTouch: (path, width, before) => begin(path, width, before, true),
    visitExample: (path, width) => visit(path, width, inject('example')),
    install: async (path, width) =>
      open(await (await newProfile(browser, { serviceWorkers: 'allow' })).newPage(), path, width),
    end: async () => {
      await clearSeats(address);
      await own?.stop();
    },
  };
}

/** An address, or a path on the same server. */
export async function goTo(page: Page, address: string): Promise<void> {
  await page.goto(address.startsWith('/') ? new URL(address, page.url()).href : address);
  await arrived(page);
}

/** A dialog that closes takes a step back in the history. Until it has arrived, it and a reload would take each other's place. */
export async function reload(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !(history.state?.oversleepStep?.depth > 0) ||
      document.querySelector('dialog[open], [popover]:popover-open') !== null,
  );
  await page.reload().catch((error: unknown) => {
    if (!String(error).includes('ERR_ABORTED')) throw error;
    return page.reload();
  });
  await arrived(page);
}

/** Until a page of the app is there, which its title says; what else a journey needs to see it waits for by itself. */
const arrived = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => !document.getElementById('root') || document.querySelector('main h1'));

/** Until everything on the page is drawn: nothing is loading, fonts and pictures are there. */
export async function ready(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      !document.querySelector('[data-part="waiting"]') &&
      document.fonts.status === 'loaded' &&
      [...document.images].every(({ complete, loading }) => complete || loading === 'lazy'),
  );
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}

/** What was downloaded; the browser runs elsewhere. */
export async function bytesOf(download: Download): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk);
  return Buffer.concat(chunks);
}

function listen(page: Page): string[] {
  const complaints: string[] = [];
  const onMessage = (message: ConsoleMessage) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  };
  const onException = (error: Error) => complaints.push(`exception: ${error.message}`);
  const onFailure = (request: Request) => {
    // What the page itself calls off, because the player is elsewhere by now, is no failure.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED') complaints.push(`no answer: ${request.url()}`);
  };
  const onResponse = (response: Response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  };
  page.on('console', onMessage).on('pageerror', onException).on('requestfailed', onFailure).on('response', onResponse);
  afterVisit(page, () => {
    page
      .off('console', onMessage)
      .off('pageerror', onException)
      .off('requestfailed', onFailure)
      .off('response', onResponse);
  });
  return complaints;
}

/** Rows and cards like those before them: they would be found a hundred times over, which takes most of the time. */
const REPEATED = 'ul > li:nth-child(n + 7), ol > li:nth-child(n + 7), tbody > tr:nth-child(n + 7)';

/** On what was seen when the page was asked about last; colours take two thirds of the asking. */
const SEEN = 'data-colours-seen';

interface Asking {
  /** Of the same page at another width: the colours of what was seen before are known. */
  readonly again?: boolean;
}

/** One line for each accessibility problem, such as a picture without a description. */
export async function findBarriers(page: Page, within = 'html', { again = false }: Asking = {}): Promise<string[]> {
  await ready(page);
  // Half a megabyte, once for each page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const selector = again ? `:not([${SEEN}])` : '*';
  const { violations } = await page.evaluate<Pick<AxeResults, 'violations'>>(`
    axe.configure({ rules: [{ id: 'color-contrast', selector: '${selector}' }] });
    axe
      .run({ include: '${within}', exclude: '${REPEATED}' }, { resultTypes: ['violations'], preload: false })
      .then(({ violations }) => ({ violations }))`);
  if (!again) await page.evaluate(markSeen, SEEN);
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}

/** In the page. */
function markSeen(mark: string): void {
  for (const element of document.querySelectorAll('body *'))
    element.toggleAttribute(mark, element.checkVisibility({ visibilityProperty: true, opacityProperty: true }));
}

/** How many pixels the page, or a dialog on it, is wider than its room; narrower, as behind a dialog, is fine. */
export async function overflowOf(page: Page): Promise<number> {
  await ready(page);
  return page.evaluate(() => {
    const rooms = [
      document.documentElement,
      ...document.querySelectorAll('dialog[open], dialog[open] [data-part="body"]'),
    ];
    return Math.max(0, ...rooms.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
  });
}

/** Only with `PICTURES=1`: no test reads them, and drawing a long page takes seconds. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  await page.screenshot({ path: join(root, 'test-results', `${name}.png`), fullPage: true });
}

interface Look {
  readonly widths?: readonly number[];
  /** Where barriers are looked for; all of the page by default. */
  readonly within?: string;
}

/** Narrower than this is only asked to fit. */
const SMALLEST_PHONE = 360;

/**
 * What the page owes to every screen: it fits and is accessible, which is checked at the widest and the narrowest of the usual widths because the
 * asking takes seconds. One line for each fault.
 */
export async function lookAt(page: Page, name: string, { widths = [1440, 800, 390, 320], within }: Look = {}) {
  const usual = widths.filter((width) => width >= SMALLEST_PHONE);
  const asked = new Set([Math.max(...usual), Math.min(...usual)]);
  const faults: string[] = [];
  let again = false;
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    const overflow = await overflowOf(page);
    await takePicture(page, `${name}-${width}`);
    if (overflow > 0) faults.push(`${name} at ${width}: ${overflow} pixels too wide`);
    const barriers = asked.has(width) ? await findBarriers(page, within, { again }) : [];
    again ||= asked.has(width);
    faults.push(...barriers.map((barrier) => `${name} at ${width}: ${barrier}`));
  }
  return faults;
}
