// What a page is still loading, counted from before it was opened.
import type { Page } from 'playwright-core';
import { until } from '../tools/machine/until.mjs';

/** Their loads are no part of the page's: nothing reports the end of one that a worker began which was stopped meanwhile. */
const WORKER_SCRIPT = /worker[^/]*\.js$/;

/** The answer waits until nothing is on its way and the page itself has nothing left to do. */
export async function trackLoads(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const underWay = new Set<string>();
  let begun = 0;
  const end = ({ requestId }: { requestId: string }) => void underWay.delete(requestId);
  session.on('Network.loadingFinished', end).on('Network.loadingFailed', end);
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (WORKER_SCRIPT.test(request.url)) return;
    begun += 1;
    underWay.add(requestId);
  });
  await session.send('Network.enable');
  return async () => {
    let seen: number;
    do {
      seen = begun;
      await until(() => underWay.size === 0);
      await page.evaluate(() => new Promise<void>((idle) => requestIdleCallback(() => idle())));
    } while (seen !== begun);
  };
}
