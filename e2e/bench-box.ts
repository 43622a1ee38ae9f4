// `npm run bench -- box`: how soon a Pokébox of 300 and of 2,000 can be used, when the strength of all is known, and whether scrolling stutters.
import { type Browser, chromium, type Page } from 'playwright-core';
import { boxOfMany } from '../packages/web/src/testing/box.ts';
import { ensureChromium } from '../tools/machine/chromium.mjs';
import { calibration } from './bench-page.ts';
import { deviceWith, remember } from './device.ts';
import { startProduct, UNHURRIED } from './product.ts';

const EDITION = '2026-10';
/** Boxes, and whether their first five are the present team. */
const CASES = [
  { count: 300, hasTeam: false, knowsAll: true },
  { count: 300, hasTeam: true, knowsAll: true },
  { count: 2000, hasTeam: true, knowsAll: false },
] as const;
const MOST_MS = { usable: 1000, worth: 10_000, task: 50 };
const SCROLLS = 60;
const PATIENCE_MS = 180_000;
/** Without a new file for so long, nothing more comes. */
const REST_MS = 5000;

interface Row {
  readonly count: number;
  readonly hasTeam: boolean;
  /** From the click on its link until rows are painted. */
  readonly usableMs: number;
  /** The longest time that the page was busy while the list was scrolled, and figures came in. */
  readonly longestTaskMs: number;
  /** From the click until the strength of all is known; null where it was not awaited. */
  readonly worthMs: number | null;
}

/** The loader that runs this file names functions by a helper, which those that run in the page lack. */
const NAMES = 'globalThis.__name = (named) => named';

const FLAGS = ['--headless', '--no-sandbox', '--disable-gpu', '--no-first-run'];

const found = ensureChromium(process.env);
if ('problem' in found) throw new Error(found.problem);
const product = await startProduct(undefined, { ...UNHURRIED, RATE_LIMIT_FACTOR: '1000' });
const browser = await chromium.launch({ executablePath: found.path, args: FLAGS });
try {
  const rows: Row[] = [];
  for (const one of CASES) rows.push(await measured(browser, one));
  const page = await browser.newPage();
  await page.addInitScript(NAMES);
  await page.goto(product.address);
  const report = { calMs: await calibration(page), rows, limitsMs: MOST_MS };
  process.stdout.write(`${process.argv.includes('--json') ? JSON.stringify(report) : tableOf(report)}\n`);
} finally {
  await browser.close();
  await product.stop();
}

/** Looking at a box and scrolling through it while figures come in are two visits. */
async function measured(chrome: Browser, box: (typeof CASES)[number]): Promise<Row> {
  const { count, hasTeam, knowsAll } = box;
  const looking = await opened(chrome, box);
  const usableMs = await looking.evaluate<number>('window.boxState.usable - window.boxState.start');
  if (knowsAll) await looking.waitForFunction('window.boxState.known > 0');
  const worthMs = knowsAll ? await looking.evaluate<number>('window.boxState.known - window.boxState.start') : null;
  await looking.context().close();
  const scrolling = await opened(chrome, box);
  const longestTaskMs = await scrolled(scrolling);
  await scrolling.context().close();
  return { count, hasTeam, usableMs, longestTaskMs, worthMs };
}

/** The box of a returning player: the app is cached on the device. */
async function opened(chrome: Browser, { count, hasTeam }: (typeof CASES)[number]): Promise<Page> {
  const context = await chrome.newContext({
    reducedMotion: 'reduce',
    bypassCSP: true,
    viewport: { width: 1440, height: 900 },
  });
  const creatures = boxOfMany(count, EDITION);
  const members = creatures.slice(0, hasTeam ? 5 : 0).map(({ externalId }) => externalId);
  const team = { index: 0, name: 'Team', version: 0, members: Array.from({ length: 5 }, (_, i) => members[i] ?? null) };
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await remember(
    page,
    deviceWith({ user: { edition: EDITION }, teams: hasTeam ? [team] : [], creatures, comparison: {} }),
  );
  await page.addInitScript(NAMES);
  await page.goto(product.address);
  await allKept(page);
  await page.reload();
  await page.locator('main h1').waitFor();
  await watch(page);
  await page.getByRole('link', { name: 'Pokébox' }).first().click();
  await page.waitForFunction('window.boxState.usable > 0');
  return page;
}

/** Until no more files of the app come onto the device. */
function allKept(page: Page): Promise<void> {
  return page.evaluate(async (restMs) => {
    await navigator.serviceWorker.ready;
    for (let before = -1, kept = 0; kept !== before; ) {
      before = kept;
      await new Promise((resolve) => setTimeout(resolve, restMs));
      kept = 0;
      for (const name of await caches.keys()) kept += (await (await caches.open(name)).keys()).length;
    }
  }, REST_MS);
}

/** Notes in the page itself when rows were painted, when the last figure was there, and how long it was busy. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { start: 0, usable: 0, known: 0, scrolling: 0, longest: 0 };
    Object.assign(window, { boxState: state });
    window.addEventListener('click', () => Object.assign(state, { start: performance.now() }), true);
    new PerformanceObserver((list) => {
      // Earlier entries, such as the drawing of the page, are reported late.
      for (const { startTime, duration } of list.getEntries())
        if (state.scrolling > 0 && startTime >= state.scrolling) state.longest = Math.max(state.longest, duration);
    }).observe({ type: 'longtask' });
    const look = () => {
      const now = performance.now();
      if (state.usable === 0 && document.querySelectorAll('[role=rowgroup] [role=row]').length > 5) state.usable = now;
      const isWorking = document.querySelector('[data-part=working]') !== null;
      if (state.usable > 0 && now > state.usable + 100 && state.known === 0 && !isWorking) state.known = now;
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
  });
}

/** To the end of the list and back, a frame at a time. */
async function scrolled(page: Page): Promise<number> {
  await page.evaluate('window.boxState.scrolling = performance.now()');
  await page.evaluate(async (steps) => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let step = 1; step <= 2 * steps; step += 1) {
      const part = step <= steps ? step / steps : 2 - step / steps;
      window.scrollTo(0, part * document.documentElement.scrollHeight);
      await frame();
    }
  }, SCROLLS);
  return page.evaluate<number>('window.boxState.longest');
}

interface Report {
  readonly calMs: number;
  readonly rows: readonly Row[];
  readonly limitsMs: typeof MOST_MS;
}

function tableOf({ calMs, rows, limitsMs }: Report): string {
  return [
    ...rows.map(({ count, hasTeam, usableMs, longestTaskMs, worthMs }) =>
      [
        `${count}${hasTeam ? ' and a team' : ''}`.padEnd(16),
        `usable ${usableMs.toFixed(0)} ms (aim ${limitsMs.usable})`.padEnd(28),
        `longest task ${longestTaskMs.toFixed(0)} ms (aim ${limitsMs.task})`.padEnd(30),
        worthMs === null ? '' : `worth of all ${(worthMs / 1000).toFixed(1)} s (aim ${limitsMs.worth / 1000})`,
      ].join('  '),
    ),
    `CAL: ${calMs.toFixed(1)} ms for 10^8 steps of xorshift32 in the page`,
  ].join('\n');
}
