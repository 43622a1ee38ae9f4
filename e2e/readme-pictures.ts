// `npm run pictures`: the two pictures at the head of README, taken of the running product with our own drawings instead of sprites.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { root } from '../tools/machine/root.mjs';
import { launchBrowser } from './browser.ts';
import { finalFigures } from './finders.ts';
import { startProduct } from './product.ts';

const FOLDER = join(root, 'docs/pictures');
const PICTURES = [
  { file: 'calculator-desk.png', width: 1440, height: 960, scale: 1 },
  { file: 'calculator-phone.png', width: 390, height: 844, scale: 2 },
];

mkdirSync(FOLDER, { recursive: true });
const product = await startProduct(undefined, { SPRITES: 'off' });
const browser = await launchBrowser();
try {
  for (const { file, width, height, scale } of PICTURES) {
    const context = await browser.newContext({
      reducedMotion: 'reduce',
      viewport: { width, height },
      deviceScaleFactor: scale,
      hasTouch: scale > 1,
    });
    const page = await context.newPage();
    await page.goto(`${product.address}/calculator`);
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await finalFigures(page);
    await page.getByRole('heading', { name: 'Who brings it' }).waitFor();
    // What each is worth to the team comes last.
    await page.getByText('is being computed').first().waitFor({ state: 'detached' });
    await closeNotices(page);
    await page.screenshot({ path: join(FOLDER, file) });
    process.stdout.write(`docs/pictures/${file}\n`);
    await context.close();
  }
} finally {
  await browser.close();
  await product.stop();
}

/** What is said once to a newcomer, and the offer to undo what the button did. */
async function closeNotices(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: /^(close|got it|dismiss)/i });
  while ((await close.count()) > 0) await close.first().click();
  await page.mouse.move(0, 0);
}
