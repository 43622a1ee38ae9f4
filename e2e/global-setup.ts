// Before all journeys: one product for those that need none of their own, one browser, and one team whose figures are known. Each journey brings people
// and a browser profile of its own.
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { browserOptions } from './browser-options.ts';
import type { Device } from './device.ts';
import { exampleDevice } from './example.ts';
import { startProduct } from './product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    readonly productAddress: string;
    /** Where the browser takes orders. */
    readonly browserAddress: string;
    readonly example: Device;
  }
}

/** A page of a journey is not open for long enough to get back what the best code for it costs. */
const HURRIED = '--js-flags=--no-turbofan,--invocation-count-for-maglev=2000';

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  // In these tests all visitors have one address.
  const product = await startProduct(undefined, { RATE_LIMIT_FACTOR: '1000', DEV_ADMIN: '1' });
  const { args, ...options } = browserOptions();
  const browser = await chromium.launchServer({ ...options, args: [...args, HURRIED] });
  project.provide('productAddress', product.address);
  project.provide('browserAddress', browser.wsEndpoint());
  project.provide('example', await exampleDevice(browser.wsEndpoint(), product.address));
  return async () => {
    await browser.close();
    await product.stop();
  };
}
