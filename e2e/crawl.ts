// Opens everything on a page that a button opens: dialogs, menus, panels, tabs and sections.
import type { Page } from 'playwright-core';
import { goTo, ready } from './browser.ts';
import { trackLoads } from './loads.ts';

interface Crawl {
  readonly page: Page;
  /** The address that is crawled; a click that leads elsewhere is taken back. */
  readonly path: string;
  /** A pattern of names: buttons that differ only in them do the same. */
  readonly names: string;
  /** Buttons that need not be tried again, on this or another page. */
  readonly tried: Set<string>;
  /** Called whenever something opened. The name of the layer on top is empty for the page itself. */
  readonly look: (layer: string) => Promise<void>;
}

interface Question {
  readonly names: string;
  /** Undefined: only look. */
  readonly tried?: readonly string[];
}

interface Found {
  /** Name of the layer on top, before the click. */
  readonly layer: string;
  /** What was clicked, if anything was left to try. */
  readonly key?: string | undefined;
  /** It shows another part of the same layer. */
  readonly turns?: boolean | undefined;
}

/** In the page: finds the layer on top, and clicks its first button that was not tried. */
function clickNext({ names, tried }: Question): Found {
  // What only chooses, sorts, saves or closes opens nothing.
  const OPENS_NOTHING =
    ':disabled, [aria-disabled=true], [aria-pressed], [role=menuitemradio], [role=option], th *, [data-ui="dialog-head"] *, [data-part="foot"] *';
  const pattern = new RegExp(names, 'gu');
  // The pattern is long, and each click asks for the texts of all buttons again.
  const kept: unknown = Reflect.get(window, 'plainTexts');
  const known: Map<string, string> = kept instanceof Map ? kept : new Map();
  Reflect.set(window, 'plainTexts', known);
  const plain = (given: string | null | undefined) => {
    const text = given ?? '';
    const answer =
      known.get(text) ??
      text
        .replace(pattern, '')
        .replace(/[\d.,:±%+−-]+/g, '')
        .trim();
    known.set(text, answer);
    return answer;
  };
  const layers = document.querySelectorAll('dialog[open], [role=dialog][popover], [role=menu][popover]');
  const top = [...layers].filter((layer) => layer.checkVisibility()).at(-1);
  const layer = plain(top && (top.getAttribute('aria-label') ?? top.querySelector('h2')?.textContent));
  if (!tried) return { layer };
  const rooms = top ? [top] : [...document.querySelectorAll('header, main')];
  const clickable = rooms
    .flatMap((room) => [...room.querySelectorAll<HTMLElement>('button, [role=tab], summary, [data-row], a[href*="?"]')])
    .filter((element) => element.checkVisibility({ visibilityProperty: true }) && !element.matches(OPENS_NOTHING))
    .filter((element) => !(element instanceof HTMLAnchorElement) || element.pathname === location.pathname)
    // These lead to the site of the provider.
    .filter(
      (element) => !/Google|Discord|Patreon/.test(`${element.getAttribute('aria-label')} ${element.textContent}`),
    );
  const keyOf = (element: HTMLElement) => {
    const place = top || element.closest('header') ? layer : location.pathname;
    return `${place} › ${element.tagName} ${plain(element.getAttribute('aria-label') ?? element.textContent)}`;
  };
  const next = clickable.find((element) => !tried.includes(keyOf(element)));
  next?.click();
  return { layer, key: next && keyOf(next), turns: next?.matches('[role=tab], [aria-expanded], summary') };
}

/** A click has led to another site while the page was looked at. */
function leftMeanwhile(error: unknown): string {
  if (!/context was destroyed/.test(String(error))) throw error;
  return '';
}

export async function crawl({ page, path, names, tried, look }: Crawl): Promise<void> {
  const { pathname } = new URL(path, page.url());
  const openers = new Map<string, string>();
  const allLoaded = await trackLoads(page);
  const settled = async () => {
    await allLoaded();
    await ready(page);
    return (await page.evaluate(clickNext, { names })).layer;
  };
  for (;;) {
    const { layer: before, key, turns } = await page.evaluate(clickNext, { names, tried: [...tried] });
    if (key === undefined && before === '') return;
    if (key === undefined) await page.keyboard.press('Escape');
    else tried.add(key);
    const layer = await settled().catch(leftMeanwhile);
    const isStuck = key === undefined && layer === before;
    if (isStuck || new URL(page.url()).pathname !== pathname) {
      await page.waitForLoadState();
      await goTo(page, path);
      continue;
    }
    if (key === undefined) continue;
    if (layer !== '' && layer !== before) openers.set(layer, key);
    // A layer that its own button has closed may have more to try.
    const opener = openers.get(before);
    if (layer !== before && opener !== undefined && !openers.has(layer)) tried.delete(opener);
    if (turns || layer !== before) await look(layer);
  }
}
