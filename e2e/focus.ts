// What players without a mouse or without sight notice: where the focus is, whether it can be seen, and what is announced.
import type { Page } from 'playwright-core';

/** Where the focus is: on the body it is lost. */
export const focusOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    return `${element?.tagName ?? ''} ${element?.getAttribute('aria-label') ?? element?.textContent ?? ''}`
      .trim()
      .slice(0, 80);
  });

const STOPS = 'focusStops';

/** In the page: notes each element that gets the focus and lies wholly under something else. */
function noteHidden(key: string): void {
  const hidden: string[] = [];
  Reflect.set(window, key, { hidden, count: 0 });
  const check = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const isSeen = [1, 3, 5].some((x) =>
      [1, 3, 5].some((y) => {
        const over = document.elementFromPoint(left + (width * x) / 6, top + (height * y) / 6);
        return over !== null && (element.contains(over) || over.contains(element));
      }),
    );
    if (!isSeen)
      hidden.push(`${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent ?? ''}`.slice(0, 80));
  };
  // When the next key is pressed the browser has scrolled to what has the focus.
  document.addEventListener(
    'keydown',
    () => {
      const focused = document.activeElement;
      if (!focused || focused === document.body) return;
      const kept: unknown = Reflect.get(window, key);
      if (typeof kept === 'object' && kept !== null) Reflect.set(kept, 'count', Number(Reflect.get(kept, 'count')) + 1);
      check(focused);
    },
    { capture: true },
  );
}

/** Names of what had the focus and could not be seen, while tabbing so many stops from the end of the page backwards, then forwards again. */
export async function hiddenStops(page: Page, most: number): Promise<readonly string[]> {
  const keys = ['Shift+Tab', 'Tab'].flatMap((key) => Array.from({ length: most }, () => key));
  const { hidden, count } = await hiddenAt(page, keys);
  if (count < 5) throw new Error(`Only ${count} stops were found`);
  return hidden;
}

/** What was hidden when each of the keys was pressed, from the beginning of the page on. */
export async function hiddenAt(page: Page, keys: readonly string[]) {
  await page.evaluate(noteHidden, STOPS);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  for (const key of keys) await page.keyboard.press(key);
  const { hidden, count } = await page.evaluate((key) => {
    const kept: unknown = Reflect.get(window, key);
    const read = (name: string): unknown =>
      typeof kept === 'object' && kept !== null ? Reflect.get(kept, name) : undefined;
    return { hidden: read('hidden'), count: Number(read('count')) };
  }, STOPS);
  return { hidden: Array.isArray(hidden) ? hidden.map(String) : [], count };
}

const SAID = 'announced';

/** Collects from now on what regions announce, as a screen reader would read it; call the answer to know all of it so far. */
export async function announcements(page: Page): Promise<() => Promise<readonly string[]>> {
  await page.evaluate((key) => {
    const said: string[] = [];
    Reflect.set(window, key, said);
    const changed = new Set<Element>();
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const element = target instanceof Element ? target : target.parentElement;
        const region = element?.closest(
          '[role="status"], [role="alert"], [aria-live="polite"], [aria-live="assertive"]',
        );
        // One that is put in together with its words is not read.
        if (region?.isConnected) changed.add(region);
      }
      // Changes of one moment are one announcement.
      requestAnimationFrame(() => {
        for (const region of changed) {
          const text = region.textContent?.replace(/\s+/g, ' ').trim() ?? '';
          if (text !== '') said.push(text);
        }
        changed.clear();
      });
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  }, SAID);
  return () =>
    page.evaluate((key) => {
      const said: unknown = Reflect.get(window, key);
      return Array.isArray(said) ? said.map(String) : [];
    }, SAID);
}
