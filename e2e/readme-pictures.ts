// `npm run pictures [-- NAME…]`: the six pictures of README, or those named, of the running product with our own drawings instead of sprites.
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Browser, Page } from 'playwright-core';
import { boxOfMany } from '../packages/web/src/testing/box.ts';
import { exampleTeamIn } from '../packages/web/src/testing/example-team.ts';
import { root } from '../tools/machine/root.mjs';
import { launchBrowser } from './browser.ts';
import { type Device, deviceWith, remember } from './device.ts';
import { startProduct, UNHURRIED } from './product.ts';

const FOLDER = join(root, 'docs/pictures');
const EDITION = '2026-10';
/** A Wednesday before lunch, so that a good part of the week lies ahead in every picture. */
const NOW = new Date('2026-11-18T11:20:00Z');
/** A page counts as finished when it shows no progress and its text has not changed for this long. */
const QUIET_MS = 4000;
const PATIENCE_MS = 300_000;

const DESKTOP = { width: 1440, height: 960, scale: 1, quality: 75 };
const PHONE = { width: 390, height: 844, scale: 2, quality: 60 };

interface Picture {
  readonly name: string;
  readonly path: string;
  readonly screen: typeof DESKTOP;
  /** What a player does before the picture is taken. Found by structure, so that a new wording doesn't break it. */
  readonly prepare?: (page: Page) => Promise<void>;
}

const PICTURES: readonly Picture[] = [
  { name: 'calculator-desktop', path: '/calculator', screen: DESKTOP },
  { name: 'calculator-phone', path: '/calculator', screen: PHONE },
  { name: 'box', path: '/box', screen: DESKTOP },
  {
    name: 'best-team',
    path: '/best',
    screen: DESKTOP,
    prepare: (page) => page.locator('main [type="submit"]').click(),
  },
  { name: 'week', path: '/week', screen: DESKTOP },
  { name: 'screenshots', path: '/box', screen: DESKTOP, prepare: dropDrawnScreens },
];

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct(undefined, { ...UNHURRIED, SPRITES: 'off' });
const browser = await launchBrowser();
try {
  const wanted = process.argv.slice(2);
  for (const picture of PICTURES)
    if (wanted.length === 0 || wanted.includes(picture.name)) await take(browser, picture);
} finally {
  await browser.close();
  await product.stop();
}

async function take(chrome: Browser, { name, path, screen, prepare }: Picture): Promise<void> {
  const context = await chrome.newContext({
    reducedMotion: 'reduce',
    timezoneId: 'UTC',
    viewport: { width: screen.width, height: screen.height },
    deviceScaleFactor: screen.scale,
    hasTouch: screen === PHONE,
  });
  const page = await context.newPage();
  page.setDefaultTimeout(PATIENCE_MS);
  await page.clock.install({ time: NOW });
  await remember(page, playersDevice());
  await page.goto(product.address + path);
  await page.locator('main h1').first().waitFor({ state: 'attached' });
  await prepare?.(page);
  await settled(page);
  await page.mouse.move(0, 0);
  // A phone has room for team or results; the results say more. Their tabs stay visible below the top bar.
  if (screen === PHONE)
    await page.locator('[data-final]').evaluate((results) => scrollBy(0, results.getBoundingClientRect().top - 280));
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: screen.quality });
  const file = `docs/pictures/${name}.webp`;
  writeFileSync(join(root, file), Buffer.from(data, 'base64'));
  process.stdout.write(`${file}  ${Math.round((data.length * 3) / 4000)} kB\n`);
  await context.close();
}

/** The example team, and a box around it. */
function playersDevice(): Device {
  let count = 0;
  const newId = () => `00000000-0000-4000-8000-${String(count++).padStart(12, '0')}`;
  const { creatures, place } = exampleTeamIn(EDITION, newId);
  const others = boxOfMany(45, EDITION).map((creature) => ({
    ...creature,
    name: '',
    level: Math.max(25, creature.level),
  }));
  const members = creatures.map((creature) => ({ ...creature, saved: true, favourite: true }));
  return deviceWith({
    user: { edition: EDITION },
    teams: [place(0)],
    creatures: [...members, ...others],
    comparison: {},
  });
}

async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    (quietMs) => {
      const busy =
        '[role="progressbar"], [data-part="waiting"], [data-part="working"], [aria-busy="true"], [data-final="false"]';
      const text = document.querySelector(busy) ? '' : document.body.textContent;
      const seen = window as { seenText?: string; seenAt?: number };
      if (text === '' || text !== seen.seenText) {
        seen.seenText = text;
        seen.seenAt = performance.now();
      }
      return text !== '' && document.fonts.status === 'loaded' && performance.now() - (seen.seenAt ?? 0) > quietMs;
    },
    QUIET_MS,
    { polling: 250 },
  );
}

/** Four detail pages drawn by ourselves; the last one shows a Sub Skill that its other values contradict. */
async function dropDrawnScreens(page: Page): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-pictures-'));
  const painter = join(root, 'packages/screens/drawing/write-screens.ts');
  await promisify(execFile)(process.execPath, ['--import', 'tsx', painter, folder, 'en', '6', '6'], { cwd: root });
  const contents = [1, 2, 3, 6].map((n) => readFileSync(join(folder, `en-00${n}.png`)).toString('base64'));
  rmSync(folder, { recursive: true, force: true });
  await page.evaluate((files) => {
    const dataTransfer = new DataTransfer();
    for (const [n, content] of files.entries()) {
      const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
      dataTransfer.items.add(new File([bytes], `screenshot-${n + 1}.png`, { type: 'image/png' }));
    }
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
  }, contents);
  await page.locator('[data-part="summary"]').waitFor();
}
