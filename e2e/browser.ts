// A real browser looking at the real product; whatever the page complains about is collected with the visit.

import { join } from 'node:path';
import axe, { type AxeResults } from 'axe-core';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { inject } from 'vitest';
import { ensureChromium } from '../tools/chromium.mjs';
import { root } from '../tools/root.mjs';
import { type Product, startProduct } from './product.ts';

const FLAGS = [
  '--headless',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** For one step. */
const PATIENCE_MS = 60_000;

interface Visit {
  readonly page: Page;
  /** Errors in the console, uncaught exceptions and requests that failed; a good visit has none. */
  readonly complaints: readonly string[];
}

export interface Journey {
  readonly address: string;
  /** In a browser that has never been here, or as another tab of one that has. */
  readonly visit: (path: string, width: number, sameBrowserAs?: Page) => Promise<Visit>;
  /** In a browser that keeps the whole app on the device, as all do outside of tests; it takes seconds of work. */
  readonly install: (path: string, width: number) => Promise<Visit>;
  readonly end: () => Promise<void>;
}

export function launchBrowser(): Promise<Browser> {
  const found = ensureChromium(process.env);
  if ('problem' in found) throw new Error(found.problem);
  return chromium.launch({ executablePath: found.path, args: FLAGS });
}

/** At the product that all journeys share, unless one needs its own, for example to stop it. */
export async function beginJourney(own?: Product): Promise<Journey> {
  const browser = await launchBrowser();
  const address = own?.address ?? inject('productAddress');
  const newContext = (serviceWorkers: 'allow' | 'block'): Promise<BrowserContext> =>
    // Drawn without a graphics card, what moves without end takes all the time of the machine.
    browser.newContext({ reducedMotion: 'reduce', serviceWorkers });
  const open = async (context: BrowserContext, path: string, width: number): Promise<Visit> => {
    const page = await context.newPage();
    page.setDefaultTimeout(PATIENCE_MS);
    await page.setViewportSize({ width, height: 900 });
    const complaints = listen(page);
    await page.goto(new URL(path, address).href, { waitUntil: 'networkidle' });
    return { page, complaints };
  };

  return {
    address,
    visit: async (path, width, sameBrowserAs) =>
      open(sameBrowserAs?.context() ?? (await newContext('block')), path, width),
    install: async (path, width) => open(await newContext('allow'), path, width),
    end: async () => {
      await browser.close();
      await own?.stop();
    },
  };
}

/** A product of one's own. */
export const beginOwnJourney = async (): Promise<Journey & { readonly product: Product }> => {
  const product = await startProduct(undefined, { RATE_LIMIT_FACTOR: '1000' });
  return { ...(await beginJourney(product)), product };
};

function listen(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => complaints.push(`no answer: ${request.url()}`));
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  return complaints;
}

/** One line for each thing that keeps somebody out, such as a picture without a description. */
export async function findBarriers(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const { violations } = await page.evaluate<AxeResults>('axe.run()');
  return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ html }) => html).join(', ')})`);
}

/** How many pixels the page is wider than the window. */
export function overflowOf(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

export async function takePicture(page: Page, name: string): Promise<void> {
  await page.screenshot({ path: join(root, 'test-results', `${name}.png`), fullPage: true });
}
