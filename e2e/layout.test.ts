// A page looks the same wherever one comes from: styles that another page brought along move nothing on it.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PAGES } from '../packages/web/src/app/pages.ts';
import { messages } from '../packages/web/src/messages/messages.ts';
import { beginJourney, type Journey } from './browser.ts';
import { savingState } from './finders.ts';

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

/** Pages that have tabs, or that are not yet complete when they have a heading. */
const STOPS_IN_DETAIL: readonly Stop[] = [
  {
    path: '/calculator',
    tabs: ['Overview', 'Members', 'Cooking'],
    ready: '[data-final="true"]',
  },
  { path: '/settings/game', ready: `main:has-text("${messages('settings')('pot.title')}")` },
  { path: '/settings/account', ready: `main:has-text("You're not logged in")` },
  { path: '/settings/site', ready: 'main:has-text("Snapshots")' },
  {
    path: '/tierlist?level=60&camp=true&pokemon=venusaur',
    tabs: ['Overview', 'Variants', 'Recipes'],
    ready: 'dialog [role=tabpanel]',
  },
  { path: '/recipes', ready: 'main a[href*="recipe="]' },
  {
    path: '/recipes?recipe=FANCY_APPLE_CURRY',
    tabs: [messages('recipes')('tabs.dish'), messages('recipes')('tabs.makers'), 'Team finder'],
    ready: 'dialog [role=tabpanel]',
  },
  { path: '/changes', ready: 'main:has-text("add up to the difference"):not(:has([role=progressbar]))' },
  { path: '/week', ready: 'main:has-text("Snorlax on Sunday"):not(:has([role=progressbar]))' },
  { path: '/profile', ready: 'main:has-text("Who might you be?")' },
  { path: '/', ready: 'main a:has-text("Get started")' },
];

/** On the heading of the page before. */
const LEFT = 'data-left';

const isInDetail = (path: string) => STOPS_IN_DETAIL.some((stop) => stop.path.split('?')[0] === path);

/** Every page that a guest can open. */
const STOPS: readonly Stop[] = [
  ...STOPS_IN_DETAIL,
  ...PAGES.filter((page) => 'load' in page && !('closed' in page) && !isInDetail(page.path)).map(({ path }) => ({
    path,
    ready: `main h1:not([${LEFT}])`,
  })),
];

/**
 * One line for each thing that is seen and stays: which it is, where it is, and how it is drawn. In the page, which looks again until two looks see
 * the same and nothing is being computed.
 */
function layoutOf(): Promise<readonly string[]> {
  const LOOK_AGAIN_MS = 200;
  // Whether the sprite in a portrait has come yet says nothing about the layout.
  const LEFT_OUT = 'svg *, [data-ui="portrait"] *, [aria-label="Notifications"], [aria-label="Notifications"] *';
  const properties = ['display', 'fontSize', 'fontWeight', 'color', 'backgroundColor', 'padding', 'margin', 'gap'];
  const isBusy = () =>
    document.fonts.status === 'loading' || document.querySelector('[role=progressbar], [data-part=waiting]') !== null;
  const look = () => {
    const top = window.scrollY;
    return [...document.querySelectorAll<HTMLElement>(`body *:not(${LEFT_OUT})`)].flatMap((element) => {
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
const goInside = (page: Page, path: string) =>
  page.evaluate(
    ([to, left]) => {
      const isElsewhere = to !== window.location.pathname + window.location.search;
      if (isElsewhere) document.querySelector('main h1')?.setAttribute(left, '');
      window.history.pushState({}, '', to);
    },
    [path, LEFT] as const,
  );

async function visitAll(page: Page, stops: readonly Stop[]): Promise<ReadonlyMap<string, readonly string[]>> {
  const seen = new Map<string, readonly string[]>();
  // The sign in the bar comes after the first page, and stays.
  await savingState(page, 'On this device').waitFor();
  for (const stop of stops) {
    await goInside(page, stop.path);
    for (const tab of stop.tabs ?? [undefined]) {
      await page.locator(stop.ready).first().waitFor();
      if (tab) await page.getByRole('tab', { name: tab }).click();
      // What lies under the mouse looks different.
      await page.mouse.move(0, 0);
      await page.locator(stop.ready).first().waitFor();
      seen.set([stop.path, tab].join(' '), await page.evaluate(layoutOf));
    }
  }
  return seen;
}

test('pages that are visited in two orders in one browser have the same layout', { timeout: 300_000 }, async () => {
  const { page } = await journey.visitExample('/calculator', 1440);
  // The week is forecast from the time of the day.
  await page.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  const there = await visitAll(page, STOPS);
  const { page: other } = await journey.visit('/beta', 1440, page);
  await other.clock.setFixedTime(new Date('2026-11-18T12:00:00Z'));
  const back = await visitAll(other, STOPS.toReversed());
  const moved = [...there].flatMap(([name, lines]) => {
    const again = back.get(name) ?? [];
    const place = lines.findIndex((line, i) => line !== again[i]);
    return place < 0 && lines.length === again.length ? [] : `${name}: ${lines[place]} → ${again[place]}`;
  });
  expect(moved).toEqual([]);
  // Other tests must not get a browser with a stopped clock.
  await page.context().close();
});
