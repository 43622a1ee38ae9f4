// What the first visit of the first page takes over the wire, all in all.
import { expect, test } from 'vitest';
import { allLoaded, beginJourney, goTo } from './browser.ts';

const FIRST_VISIT = 600_000;

test('the first visit of home is light, and asks nobody else for anything', async () => {
  const journey = await beginJourney();
  const fresh = await journey.visit('about:blank', 390);
  const session = await fresh.page.context().newCDPSession(fresh.page);
  let bytes = 0;
  const origins = new Set<string>();
  session.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength;
  });
  session.on('Network.requestWillBeSent', ({ request }) => {
    if (/^https?:/.test(request.url)) origins.add(new URL(request.url).origin);
  });
  await session.send('Network.enable');
  await goTo(fresh.page, journey.address);
  await allLoaded(fresh.page);
  expect([...origins]).toEqual([journey.address]);
  expect(bytes).toBeGreaterThan(100_000);
  expect(bytes).toBeLessThanOrEqual(FIRST_VISIT);
  await journey.end();
});
