// What the first visit of the first page takes over the wire, all in all.
import { expect, inject, test } from 'vitest';
import { goTo, sharedBrowser } from './browser.ts';
import { trackLoads } from './loads.ts';

const FIRST_VISIT = 600_000;

test('the first visit of home is light and makes no requests to other sites', async () => {
  const address = inject('productAddress');
  const browser = await sharedBrowser();
  const page = await browser.newPage({ viewport: { width: 390, height: 900 }, serviceWorkers: 'block' });
  const session = await page.context().newCDPSession(page);
  let bytes = 0;
  const origins = new Set<string>();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) origins.add(new URL(request.url).origin);
  });
  const allLoaded = await trackLoads(page);
  await session.send('Network.enable');
  await goTo(page, address);
  await allLoaded();
  expect([...origins]).toEqual([address]);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_VISIT);
  await page.context().close();
});
