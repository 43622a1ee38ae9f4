// Browser profiles that are handed on from visit to visit: one that has loaded the app before opens it in a third of the work that a new one takes.
// Each seat is empty when it is taken.
import type { Browser, BrowserContext, CDPSession, Page } from 'playwright-core';

interface Seat {
  readonly page: Page;
  readonly hasTouch: boolean;
  readonly session: CDPSession;
  /** What the visit left outside of the page's storage, to be taken away after it. */
  readonly leftovers: (() => unknown)[];
}

const taken = new Map<BrowserContext, Seat>();
const free: Seat[] = [];

export async function takeSeat(browser: Browser, hasTouch: boolean): Promise<Page> {
  const place = free.findIndex((seat) => seat.hasTouch === hasTouch);
  const seat = free.splice(place, place < 0 ? 0 : 1)[0] ?? (await newSeat(browser, hasTouch));
  taken.set(seat.page.context(), seat);
  return seat.page;
}

async function newSeat(browser: Browser, hasTouch: boolean): Promise<Seat> {
  const context = await newProfile(browser, { serviceWorkers: 'block', hasTouch });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Page.enable');
  return { page, hasTouch, session, leftovers: [] };
}

interface Profile {
  readonly serviceWorkers: 'allow' | 'block';
  readonly hasTouch?: boolean;
}

export async function newProfile(browser: Browser, profile: Profile): Promise<BrowserContext> {
  // Drawn without a graphics card, what moves without end takes all the time of the machine.
  const context = await browser.newContext({ reducedMotion: 'reduce', ...profile });
  await context.addInitScript(holdNews);
  return context;
}

/** In the page: news stays until its button or other news, as while a mouse lies on it. A busy machine may take longer than it lasts. */
function holdNews(): void {
  const held = new WeakSet<Element>();
  new MutationObserver(() => {
    for (const news of document.querySelectorAll('[data-ui="snackbar"]')) {
      if (held.has(news)) continue;
      held.add(news);
      news.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    }
  }).observe(document, { childList: true, subtree: true });
}

/** After the visit of this page. */
export function afterVisit(page: Page, takeAway: () => unknown): void {
  taken.get(page.context())?.leftovers.push(takeAway);
}

/** Runs in every document that the page opens until the visit is over. */
export async function inEveryDocument(page: Page, source: string): Promise<void> {
  const session = taken.get(page.context())?.session;
  if (session === undefined) {
    await page.addInitScript(source);
    return;
  }
  const { identifier } = await session.send('Page.addScriptToEvaluateOnNewDocument', { source });
  afterVisit(page, () => session.send('Page.removeScriptToEvaluateOnNewDocument', { identifier }));
}

/** A function of ours as the text of a script. */
export const scriptOf = <T>(script: (argument: T) => void, argument: T): string =>
  `(${script})(${JSON.stringify(argument)})`;

/** Ends a visit: the profile forgets it and is free for the next. One that cannot forget is closed. */
export async function leave(page: Page): Promise<void> {
  const context = page.context();
  const seat = taken.get(context);
  taken.delete(context);
  if (seat === undefined || !(await forgot(seat).catch(() => false))) await context.close();
  else free.push(seat);
}

/** Closes what visits of this origin that did not come to their end have left open. */
export async function clearSeats(address: string): Promise<void> {
  const open = [...taken.values()].filter(({ page }) => page.url().startsWith(address));
  for (const { page } of open) {
    taken.delete(page.context());
    await page.context().close();
  }
}

async function forgot({ page, session, leftovers }: Seat): Promise<boolean> {
  const context = page.context();
  for (const tab of context.pages()) if (tab !== page) await tab.close();
  await Promise.all([page.unrouteAll({ behavior: 'ignoreErrors' }), context.setOffline(false)]);
  for (const takeAway of leftovers.splice(0)) await takeAway();
  const { origin } = new URL(page.url());
  // Where the app was before is not known there.
  if (origin === 'null') return false;
  // A picture of the same origin: the app is gone, and what it kept is within reach. Anywhere else the browser would begin with a new process.
  await page.goto(`${origin}/favicon.svg`);
  await page.evaluate(async () => {
    sessionStorage.clear();
    localStorage.clear();
    const gone = ({ name = '' }) =>
      new Promise((resolve, reject) => {
        const request = indexedDB.deleteDatabase(name);
        request.onsuccess = resolve;
        request.onerror = reject;
      });
    await Promise.all((await indexedDB.databases()).map(gone));
  });
  await session.send('Storage.clearDataForOrigin', { origin, storageTypes: 'all' });
  await context.clearCookies();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  return true;
}
