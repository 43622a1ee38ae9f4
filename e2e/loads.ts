// What a page is still loading, counted from before it was opened.
import type { Page, Request } from 'playwright-core';
import { until } from '../tools/machine/until.mjs';

/** The answer waits until nothing is on its way and the page itself has nothing left to do. */
export function trackLoads(page: Page): () => Promise<void> {
  const underWay = new Set<Request>();
  let begun = 0;
  const end = (request: Request) => void underWay.delete(request);
  page.on('requestfinished', end).on('requestfailed', end);
  page.on('request', (request) => {
    begun += 1;
    underWay.add(request);
  });
  return async () => {
    let seen: number;
    do {
      seen = begun;
      await until(() => underWay.size === 0);
      await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    } while (seen !== begun);
  };
}
