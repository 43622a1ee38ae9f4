// Measures from inside the page: how long a fixed loop takes, and what happens between an edit and its answers.
import type { CDPSession, Page } from 'playwright-core';

/** Milliseconds. */
export interface Edit {
  /** Until the first answer was painted. */
  readonly firstMs: number;
  /** Until the weekly total was known to 0.25 %. */
  readonly preciseMs: number;
  /** The longest time in which the page could not answer. */
  readonly longestTaskMs: number;
}

const CALIBRATIONS = 3;

/** Asking at every frame would make the browser draw every frame, and wait for each. */
const atIntervals = { polling: 20, timeout: 60_000 } as const;

/** Until figures were painted after the last key or click: the first ones, or those known to 0.25 %. */
export const painted = (page: Page, what: 'first' | 'precise'): Promise<unknown> =>
  page.waitForFunction(
    what === 'first' ? 'window.benchState.first > 0 || window.benchState.precise > 0' : 'window.benchState.precise > 0',
    undefined,
    atIntervals,
  );

/** The best of some: whatever else the machine does only slows. */
export function calibration(page: Page): Promise<number> {
  return page.evaluate((tries) => {
    const loop = () => {
      const start = performance.now();
      let x = 1;
      for (let i = 0; i < 1e8; i += 1) {
        x ^= x << 13;
        x ^= x >>> 17;
        x ^= x << 5;
      }
      return { milliseconds: performance.now() - start, x };
    };
    return Math.min(...Array.from({ length: tries }, () => loop().milliseconds));
  }, CALIBRATIONS);
}

/** In the page, before its first script: what its workers have to do. */
export function countTasks(): void {
  const open = new Map<Worker, Set<number>>();
  const state = { tasks: 0, since: 0 };
  const note = () => {
    state.tasks = [...open.values()].reduce((sum, { size }) => sum + size, 0);
    state.since = performance.now();
  };
  const { postMessage, terminate } = Worker.prototype;
  Worker.prototype.postMessage = function (order: { readonly type: string; readonly id: number }, ...rest: unknown[]) {
    const tasks = open.get(this) ?? new Set();
    if (!open.has(this))
      this.addEventListener('message', ({ data: { type, id } }) => {
        if (type !== 'part' && tasks.delete(id)) note();
      });
    open.set(this, tasks);
    if (order.type === 'ask') tasks.add(order.id);
    note();
    Reflect.apply(postMessage, this, [order, ...rest]);
  };
  Worker.prototype.terminate = function () {
    open.delete(this);
    note();
    terminate.call(this);
  };
  Object.assign(window, { benchTasks: state });
}

/** Until the workers have had nothing to do for some frames: the members have been compared with their ideal builds too. */
export const allCalculated = (page: Page): Promise<unknown> =>
  page.waitForFunction(
    'window.benchTasks.tasks === 0 && performance.now() - window.benchTasks.since > 300',
    undefined,
    atIntervals,
  );

/** Starts watching the results; `read` returns what happened since the last key or click. */
export async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const state = { start: 0, first: 0, precise: 0, longest: 0, last: 0 };
    const painted = (note: () => void) => requestAnimationFrame(() => setTimeout(note));
    const begin = () => {
      Object.assign(state, { start: performance.now(), first: 0, precise: 0, longest: 0, last: performance.now() });
    };
    window.addEventListener('keydown', begin, true);
    window.addEventListener('click', begin, true);
    new MutationObserver((changes) => {
      for (const { target, attributeName, oldValue } of changes) {
        if (!(target instanceof HTMLElement) || target.dataset.final === undefined) continue;
        const isNow = attributeName !== null && target.getAttribute(attributeName);
        if (attributeName === 'data-stale' && oldValue === 'true' && isNow === 'false')
          painted(() => {
            state.first ||= performance.now() - state.start;
          });
        if (attributeName === 'data-final' && isNow === 'true')
          painted(() => {
            state.precise ||= performance.now() - state.start;
          });
      }
    }).observe(document.body, { attributes: true, attributeOldValue: true, subtree: true });
    // Comes again as soon as the page has time: what lies between is what it was busy with.
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      const now = performance.now();
      if (state.precise === 0) state.longest = Math.max(state.longest, now - state.last);
      state.last = now;
      setTimeout(() => port2.postMessage(0));
    };
    port2.postMessage(0);
    Object.assign(window, { benchState: state });
  });
}

const readState = (page: Page): Promise<{ first: number; precise: number; longest: number }> =>
  page.evaluate('window.benchState');

/** Does something and waits until its answer is known well. */
export async function measured(page: Page, act: () => Promise<unknown>): Promise<Edit> {
  await act();
  await painted(page, 'precise');
  const { first, precise, longest } = await readState(page);
  return { firstMs: first > 0 ? first : precise, preciseMs: precise, longestTaskMs: longest };
}

/** Milliseconds from a click in the menu until most of what the page showed when it was left is painted again. */
export interface Reopened {
  /** What is in the window. */
  readonly inView: number;
  /** Also what is below. */
  readonly whole: number;
}

export async function reopened(page: Page, path: string): Promise<Reopened> {
  await page.locator(`header a[href="${path}"]`).first().click();
  await page.waitForFunction((to) => location.pathname === to && document.querySelector('main h1'), path);
  await allCalculated(page);
  return page.evaluate(async (to) => {
    const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const size = () => document.querySelectorAll('main *').length;
    // What the browser has not laid out yet is below; asking where it is would make it do so.
    const isInView = (element: Element) => {
      if (!element.checkVisibility({ contentVisibilityAuto: true })) return false;
      const { top, bottom } = element.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    };
    const sizeInView = () => [...document.querySelectorAll('main *')].filter(isInView).length;
    const title = () => document.querySelector('main h1')?.textContent;
    const click = (href: string) => document.querySelector<HTMLElement>(`header a[href="${href}"]`)?.click();
    // Workers may be idle while the page still waits for the server.
    let calm = 0;
    for (let last = -1; calm < 30; calm = size() === last ? calm + 1 : 0) {
      last = size();
      await painted();
    }
    const [before, beforeInView, own] = [size(), sizeInView(), title()];
    click('/');
    // The address changes before the page does.
    while (location.pathname !== '/' || title() === own) await painted();
    await painted();
    const start = performance.now();
    click(to);
    let inView = 0;
    let spent = 0;
    do {
      await painted();
      spent = performance.now() - start;
      if (inView === 0 && title() === own && sizeInView() >= 0.9 * beforeInView) inView = spent;
    } while (spent < 20_000 && (inView === 0 || size() < 0.9 * before));
    return { inView, whole: spent };
  }, path);
}

/** Bytes on the heap of the page after garbage collection. */
export async function heapOf(session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  await session.send('HeapProfiler.collectGarbage');
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  return usedSize;
}
