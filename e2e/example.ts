// The example team with everything that the app finds out about it, calculated once for all journeys.
import { chromium, type Page } from 'playwright-core';
import { until } from '../tools/machine/until.mjs';
import { type Device, deviceOf, remember, specifiedDevice } from './device.ts';
import { finalFigures } from './finders.ts';

const PATIENCE_MS = 120_000;

export async function exampleDevice(browserAddress: string, productAddress: string): Promise<Device> {
  const browser = await chromium.connect(browserAddress);
  try {
    const page = await browser.newPage({ reducedMotion: 'reduce', serviceWorkers: 'block' });
    page.setDefaultTimeout(PATIENCE_MS);
    await remember(page, specifiedDevice());
    await page.goto(new URL('/calculator', productAddress).href);
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await finalFigures(page);
    await kept(page, isCompared);
    await page.getByRole('tab', { name: 'Members' }).click();
    await kept(page, isImproved);
    await page.getByRole('tab', { name: 'Overview' }).click();
    return await kept(page, isAtStart);
  } finally {
    await browser.close();
  }
}

type Condition = (device: Device) => boolean;

const entriesOf = ({ texts, records }: Device, prefix: string): readonly string[] =>
  [...texts, ...records]
    .filter(([key]) => key.startsWith(prefix))
    .map(([, entry]) => (typeof entry === 'string' ? entry : JSON.stringify(entry)));

/** All five with perfect builds, with what is usual, and with the team without them. */
const isCompared: Condition = (device) =>
  entriesOf(device, 'verdict:').filter((verdict) => verdict.includes('"typical"')).length === 5 &&
  entriesOf(device, 'memberWorth:').length === 1;

/** Suggestions for the first are computed when they are looked at. */
const isImproved: Condition = (device) => entriesOf(device, 'outlook:').length === 1;

const isAtStart: Condition = (device) =>
  entriesOf(device, 'oversleep:data:view').some((view) => view.includes('"tab":"overview"'));

/** What goes on after the figures are there ends in the storage. */
async function kept(page: Page, isSo: Condition): Promise<Device> {
  const patience = AbortSignal.timeout(PATIENCE_MS);
  let device = await deviceOf(page);
  await until(async () => {
    if (patience.aborted) throw new Error(`The example team was not found out about in time: ${isSo.name}`);
    device = await deviceOf(page);
    return isSo(device);
  });
  return device;
}
