// The example team with everything that the app finds out about it, calculated once for all journeys.
import { setTimeout } from 'node:timers/promises';
import { chromium, type Page } from 'playwright-core';
import { type Device, deviceOf } from './device.ts';
import { finalFigures } from './finders.ts';

const PATIENCE_MS = 120_000;
const LOOK_AGAIN_MS = 200;

export async function exampleDevice(browserAddress: string, productAddress: string): Promise<Device> {
  const browser = await chromium.connect(browserAddress);
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    page.setDefaultTimeout(PATIENCE_MS);
    await page.goto(new URL('/calculator', productAddress).href);
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await finalFigures(page);
    // Said once to everybody; in journeys it only takes room.
    await page
      .getByRole('status')
      .filter({ hasText: 'The figures are for the game of' })
      .getByRole('button', { name: 'Dismiss' })
      .click();
    return await settled(page);
  } finally {
    await browser.close();
  }
}

/** Until all five are compared with perfect builds, with what is usual and with the team without them, which goes on after the figures are there. */
async function settled(page: Page): Promise<Device> {
  for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await setTimeout(LOOK_AGAIN_MS)) {
    const device = await deviceOf(page);
    const verdicts = device.records.filter(([key]) => key.startsWith('verdict:'));
    const isTypicalKnown = verdicts.filter(([, record]) => JSON.stringify(record).includes('"typical"')).length === 5;
    const isWorthKnown = device.records.some(([key]) => key.startsWith('memberWorth:'));
    if (isTypicalKnown && isWorthKnown) return device;
  }
  throw new Error('The members of the example team were not compared with perfect builds in time');
}
