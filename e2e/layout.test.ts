// A page looks the same wherever one comes from: styles that another page brought along move nothing on it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { beginJourney, type Journey } from './browser.ts';
import { savingState } from './finders.ts';
import { leave } from './seats.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

interface Stop {
  readonly path: string;
  /** One after the other. */
  readonly tabs?: readonly string[];
  /** What has come when there is nothing more to come, and no other page has. */
  readonly ready: string;
}

const STOPS: readonly Stop[] = [
  {
    path: '/calculator',
    tabs: ['Overview', 'Members', 'Cooking'],
    ready: '[data-final="true"]',
  },
  { path: '/settings/game', ready: 'main:has-text("Pot size")' },
  { path: '/settings/account', ready: 'main:has-text("You are not logged in")' },
  { path: '/settings/site', ready: 'main:has-text("Snapshots")' },
  {
    path: '/tierlist?level=60&camp=true&pokemon=venusaur',
    tabs: ['Overview', 'Variants', 'Recipes'],
    ready: 'dialog [role=tabpanel]',
  },
  { path: '/recipes', ready: 'main a[href*="recipe="]' },
  {
    path: '/recipes?recipe=FANCY_APPLE_CURRY',
    tabs: ['The dish', 'Who makes it', 'Team finder'],
    ready: 'dialog [role=tabpanel]',
  },
  { path: '/compare', ready: 'main h1:has-text("Compare")' },
  { path: '/changes', ready: 'main:has-text("adds up to the difference"):not(:has([role=progressbar]))' },
  { path: '/profile', ready: 'main:has-text("Who might you be?")' },
  { path: '/', ready: 'main a:has-text("Get started")' },
];

/**
 * One line for each thing that is seen and stays: which it is, where it stands, and how it is drawn. In the page, which looks again until two looks see
 * the same and nothing is being computed.
 */
function layoutOf(): Promise<readonly string[]> {
  const LOOK_AGAIN_MS = 200;
  const properties = ['display', 'fontSize', 'fontWeight', 'color', 'backgroundColor', 'padding', 'margin', 'gap'];
  const isBusy = () =>
    document.fonts.status === 'loading' || document.querySelector('[role=progressbar], [data-part=waiting]') !== null;
  const look = () => {
    const top = window.scrollY;
    return [
      ...document.querySelectorAll<HTMLElement>('body *:not(svg *, [aria-label="News"], [aria-label="News"] *)'),
    ].flatMap((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      if (!element.checkVisibility({ visibilityProperty: true }) || width * height === 0) return [];
      const style = getComputedStyle(element) as unknown as Record<string, string>;
      const place = [x, y + top, width, height].map(Math.round).join(' ');
      const name = `${element.tagName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
      return `${name} at ${place}: ${properties.map((property) => style[property]).join(', ')}`;
    });
  };
  return new Promise((seen) => {
    let before = '';
    const again = () => {
      const lines = isBusy() ? [] : look();
      if (lines.length > 0 && lines.join() === before) return seen(lines);
      before = lines.join();
      setTimeout(again, LOOK_AGAIN_MS);
    };
    again();
  });
}

/** As a link inside the app would do it. */
const goInside = (page: Page, path: string) => page.evaluate((to) => window.history.pushState({}, '', to), path);

async function visitAll(page: Page, stops: readonly Stop[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const seen = new Map<string, readonly string[]>();
  // The sign in the bar comes after the first page, and stays.
  await savingState(page, 'On this device').waitFor();
  for (const stop of stops) {
    await goInside(page, stop.path);
    for (const tab of stop.tabs ?? [undefined]) {
      await page.locator(stop.ready).first().waitFor();
      if (tab) await page.getByRole('tab', { name: tab }).click();
      await page.locator(stop.ready).first().waitFor();
      seen.set([stop.path, tab].join(' '), await page.evaluate(layoutOf));
    }
  }
  return seen;
}

test('pages that are visited in two orders in one browser have the same layout', { timeout: 300_000 }, async () => {
  const { page } = await journey.visitExample('/calculator', 1440);
  const there = await visitAll(page, STOPS);
  const { page: other } = await journey.visit('/beta', 1440, page);
  const back = await visitAll(other, STOPS.toReversed());
  const moved = [...there].flatMap(([name, lines]) => {
    const again = back.get(name) ?? [];
    const place = lines.findIndex((line, i) => line !== again[i]);
    return place < 0 && lines.length === again.length ? [] : `${name}: ${lines[place]} → ${again[place]}`;
  });
  expect(moved).toEqual([]);
  await leave(page);
});
