// The calculator from the first member to figures that can be trusted: by mouse, by keyboard, on a phone, without a server.
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { messages } from '../packages/web/src/messages/messages.ts';
import { creatureOf, teamOf } from '../packages/web/src/testing/creatures.ts';
import { beginJourney, goTo, type Journey, lookAt, reload, takePicture } from './browser.ts';
import { asShown, belongingsOf, fromCommandLine, type RecordedTeam } from './calculator-teams.ts';
import { type Device, deviceOf, deviceWith } from './device.ts';
import {
  figure,
  finalFigures as final,
  memberCards,
  memberMenu,
  memberNames as names,
  savingState,
  weekOfTeam,
} from './finders.ts';
import { swipeHeardLate, tapHeardLate } from './late-touch.ts';
import { inEveryDocument, leave } from './seats.ts';
import { newName, visitAs } from './sign-in.ts';
import { findSmallTargets } from './targets.ts';

let journey: Journey;

beforeAll(async () => {
  journey = await beginJourney();
});

afterAll(async () => {
  await journey?.end();
});

const place = (page: Page, n: number) =>
  page.getByRole('button', { name: messages('calculator')('slots.addTo', { place: n }) });
const card = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}, `) });
const setting = (page: Page, name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });
const total = async (page: Page) => numberIn(await weekOfTeam(page).textContent());
/** Without what is only read aloud. */
const numberIn = (text: string | null): string => /^[\d.]+(,\d{3})*/.exec(text ?? '')?.[0] ?? '';
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' }).click();

const openExample = (width = 1440) => journey.visitExample('/calculator', width);

/** Where a setting is changed. */
const OPEN_DIALOG = 'dialog[open]';

describe('a team of five', () => {
  /** Finding and editing a Pokémon has tests of its own. */
  const three = ['RAICHU', 'GARDEVOIR', 'VENUSAUR'].map((pokemon, n) => creatureOf(n, { pokemon, name: pokemon }));
  const teams = [teamOf(0, three)];
  const device = deviceWith({ user: {}, teams, creatures: three, comparison: {} });

  test('filled up by mouse and by keyboard, and a reload keeps all of it', async () => {
    const { page, complaints } = await journey.visit('/calculator', 1440, device);
    await expect.poll(() => memberCards(page).count()).toBe(3);
    const search = page.getByRole('dialog', { name: 'Select a Pokémon' });
    const editor = page.getByRole('dialog', { name: 'New Pokémon' });
    await place(page, 4).click();
    await search.getByRole('searchbox').or(search.getByRole('textbox')).first().fill('Blastoise');
    await search.getByRole('button', { name: 'Blastoise', exact: true }).first().click();
    await editor.getByRole('button', { name: 'Save', exact: true }).click();
    await expect.poll(() => memberCards(page).count()).toBe(4);
    await place(page, 5).focus();
    await page.keyboard.press('Enter');
    await search.waitFor();
    await page.keyboard.type('Charizard');
    await page.keyboard.press('Enter');
    await editor.waitFor();
    await page.keyboard.press('Control+Enter');
    // Focus is on the Pokémon that was just added.
    await expect.poll(() => memberCards(page).and(page.locator(':focus')).count()).toBe(1);
    await expect.poll(() => memberCards(page).count()).toBe(5);
    await final(page);
    const [before, members] = [await total(page), await names(page)];
    await takePicture(page, 'calculator-overview-1440');
    await reload(page);
    await final(page);
    await expect.poll(() => names(page)).toEqual(members);
    await expect.poll(() => total(page)).toBe(before);
    expect(complaints).toEqual([]);
    await leave(page);
  });
});

describe('figures', () => {
  const TEAMS: readonly RecordedTeam[] = [
    { edition: '2025-10', id: 't13' },
    { edition: '2026-08', id: 'x02' },
    // More of the same.
    ...(process.env.FULL ? [{ edition: '2025-10', id: 't05' }] : []),
  ];

  test.each(TEAMS)('of recorded team $id of $edition are those of the command line', async (team) => {
    const { page } = await journey.visit('/calculator', 1440, deviceWith(belongingsOf(team)));
    await final(page);
    const expected = await fromCommandLine(team);
    const whole = Math.floor(Number(expected.total.toPrecision(6)));
    await expect.poll(() => total(page)).toBe(asShown(whole));
    const parts: number[] = [];
    for (const source of [
      messages('calculator')('results.cookingTitle'),
      messages('calculator')('results.berriesTitle'),
      messages('calculator')('results.skillsTitle'),
    ])
      parts.push(Number(numberIn(await figure(page, source).textContent()).replaceAll(',', '')));
    // Six digits are published, each rounded for itself; those on the screen add up to the total.
    const sixth = Math.max(1, 10 ** (String(whole).length - 6));
    for (const [i, part] of [expected.cooking, expected.berries, expected.skill].entries())
      expect(Math.abs((parts[i] ?? 0) - Number(part.toPrecision(6)))).toBeLessThanOrEqual(sixth);
    expect(parts.reduce((sum, part) => sum + part, 0)).toBe(whole);
    await leave(page);
  });

  test('are the same when the server calculates, for lack of workers', async () => {
    const { page: withWorkers } = await openExample();
    const { records, texts } = await deviceOf(withWorkers);
    const without = await journey.visit('about:blank', 1440, { texts, records: records.filter(isNoAnswer) });
    await inEveryDocument(without.page, 'delete window.Worker');
    await goTo(without.page, `${journey.address}/calculator`);
    await final(without.page);
    await expect.poll(() => total(without.page)).toBe(await total(withWorkers));
    await leave(withWorkers);
    await leave(without.page);
  });
});

/** The records of a player, without those of what was calculated. */
const isNoAnswer = ([key]: Device['records'][number]): boolean => !/^(answer|verdict|seen)/.test(key);

describe('settings', () => {
  test('what is changed while the page is already being left is there afterwards', async () => {
    const { page } = await openExample();
    const ticket = setting(page, messages('calculator')('week.camp'));
    await ticket.evaluate((button: HTMLElement) => window.addEventListener('pagehide', () => button.click()));
    await reload(page);
    await expect.poll(() => ticket.getAttribute('aria-pressed')).toBe('true');
    await leave(page);
  });

  test('camp, recipe type, sleep, island and stock change what the week brings, and come back after a reload', async () => {
    const { page, complaints } = await openExample();
    const dialog = page.getByRole('dialog');
    await final(page);
    const before = await total(page);

    await setting(page, messages('calculator')('week.camp')).click();
    await setting(page, 'Recipe type').click();
    await takePicture(page, 'calculator-recipe-type-1440');
    await dialog.getByRole('button', { name: 'Salad' }).click();
    await setting(page, 'Sleep score').click();
    await takePicture(page, 'calculator-sleep-1440');
    await dialog.getByRole('button', { name: /Short night/ }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await setting(page, 'Island').click();
    await dialog.getByRole('radio', { name: /Old Gold Power Plant/ }).check();
    await takePicture(page, 'calculator-island-1440');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await setting(page, messages('calculator')('week.stock')).click();
    await dialog.getByRole('spinbutton', { name: 'Slowpoke Tail' }).fill('90');
    await dialog.getByRole('spinbutton', { name: 'Pure Oil' }).fill('500');
    await dialog.getByRole('spinbutton', { name: 'Tasty Mushroom' }).fill('300');
    await takePicture(page, 'calculator-stock-1440');
    await dialog.getByRole('button', { name: 'Save' }).click();

    const words = page.getByRole('region', { name: messages('calculator')('week.title') });
    const shown = /Salad[\s\S]*Old[\s\S]*6h 30[\s\S]*890/;
    await expect.poll(() => words.textContent()).toMatch(shown);
    await final(page);
    const after = await total(page);
    expect(after).not.toBe(before);
    await reload(page);
    await final(page);
    await expect.poll(() => total(page)).toBe(after);
    expect(await setting(page, messages('calculator')('week.camp')).getAttribute('aria-pressed')).toBe('true');
    expect(await words.textContent()).toMatch(shown);
    expect(complaints).toEqual([]);
    await leave(page);
  });

  test('an expert island of the later edition, with main, sub and weekly bonus', async () => {
    const { page } = await journey.visit(
      '/calculator',
      1440,
      deviceWith(belongingsOf({ edition: '2026-08', id: 't05' })),
    );
    await setting(page, 'Island').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: /Cyan Beach \(Expert/ }).check();
    await dialog.getByRole('button', { name: 'Grepa' }).click();
    await dialog.getByRole('button', { name: 'Lum' }).click();
    await dialog.getByRole('radio', { name: 'Berry' }).check();
    await takePicture(page, 'calculator-expert-1440');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect.poll(() => setting(page, 'Island').textContent()).toContain('Cyan EX');
    await final(page);
    await leave(page);
  });

  test('Greengrass remembers what was chosen there', async () => {
    const { page } = await openExample();
    const dialog = page.getByRole('dialog');
    await setting(page, 'Island').click();
    await dialog.getByRole('button', { name: 'Grepa' }).click();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await setting(page, 'Island').click();
    await dialog.getByRole('radio', { name: 'Cyan Beach' }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await reload(page);
    await setting(page, 'Island').click();
    await dialog.getByRole('radio', { name: /^Greengrass Isle \+/ }).check();
    expect(await dialog.getByRole('button', { name: 'Grepa' }).getAttribute('aria-pressed')).toBe('true');
    await leave(page);
  });
});

describe('members and teams', () => {
  test('change places by mouse and by keyboard, and back', async () => {
    const { page } = await openExample();
    const [first, third] = [memberCards(page).nth(0), memberCards(page).nth(2)];
    const [from, to] = [await first.boundingBox(), await third.boundingBox()];
    if (!from || !to) throw new Error('no cards');
    await page.mouse.move(from.x + 40, from.y + 40);
    await page.mouse.down();
    await page.mouse.move(from.x + 60, from.y + 90, { steps: 4 });
    await page.mouse.move(to.x + 60, to.y + 40, { steps: 8 });
    await page.mouse.up();
    await expect.poll(() => names(page)).toEqual(['Moss', 'Luna', 'Sparky', 'Puddle', 'Ember']);
    await undo(page);
    await expect.poll(() => names(page)).toEqual(['Sparky', 'Luna', 'Moss', 'Puddle', 'Ember']);
    await card(page, 'Ember').focus();
    await page.keyboard.press('Alt+ArrowUp');
    await expect.poll(() => names(page)).toEqual(['Sparky', 'Luna', 'Moss', 'Ember', 'Puddle']);
    // A click is still a click.
    await card(page, 'Sparky').click();
    await page.getByRole('dialog', { name: 'Edit Sparky' }).waitFor();
    await leave(page);
  });

  test('are removed, doubled and carried to another team, with a way back', async () => {
    const { page, complaints } = await openExample();
    const menu = async (name: string, row: string) => {
      await memberMenu(page, name).click();
      await page.getByRole('dialog', { name, exact: true }).getByRole('button', { name: row }).click();
    };
    await menu('Moss', 'Remove');
    await expect.poll(() => names(page)).toHaveLength(4);
    await undo(page);
    await expect.poll(() => names(page)).toHaveLength(5);
    await menu('Moss', 'Remove');
    await menu('Luna', 'Duplicate');
    await expect.poll(() => names(page)).toHaveLength(5);
    await menu('Luna', messages('calculator')('slots.snackStart'));
    await page.getByRole('button', { name: /^Luna, .*, snacking/ }).waitFor();
    await menu('Sparky', 'Move or copy to another team');
    const dialog = page.getByRole('dialog', { name: 'All teams' });
    await dialog
      .getByRole('button', {
        name: messages('calculator')('teams.moveTo', { name: 'Sparky', place: 2, team: 'Helper team 3' }),
      })
      .click();
    await takePicture(page, 'calculator-all-teams-1440');
    await dialog.getByRole('button', { name: /^Helper team 3/ }).click();
    await expect.poll(() => names(page)).toEqual(['Sparky']);
    // A team of one is its member.
    await final(page);
    await expect.poll(() => page.getByRole('tablist', { name: 'Results' }).count()).toBe(0);
    expect(complaints).toEqual([]);
    await leave(page);
  });

  const lifted = (page: Page) =>
    page.getByRole('region', { name: 'Members', exact: true }).locator('[data-dragging="true"]');

  test('a finger that rests on a card drags it; one that does not scrolls the page', async () => {
    const { page } = await journey.visitByTouch('/calculator', 390, inject('example'));
    const touch = await page.context().newCDPSession(page);
    const point = async (n: number) => {
      const box = await memberCards(page).nth(n).boundingBox();
      if (!box) throw new Error('no card');
      return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
    };
    type Point = Awaited<ReturnType<typeof point>>;
    const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: Point[]) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints });
    const between = (from: Point, to: Point, share: number): Point => ({
      x: from.x + share * (to.x - from.x),
      y: from.y + share * (to.y - from.y),
    });
    const moves = (from: Point, to: Point) =>
      [0.2, 0.4, 0.6, 0.8, 1].map((share) => send('touchMove', between(from, to, share)));
    /** Quick by its own times, which a busy machine can't stretch: a finger whose moves come late is one that rests. */
    const swipe = (from: Point, to: Point) => {
      const began = Date.now() / 1000 - 0.1;
      return Promise.all(
        [0, 0.2, 0.4, 0.6, 0.8, 1, 1].map((share, i) =>
          touch.send('Input.dispatchTouchEvent', {
            type: i === 0 ? 'touchStart' : i === 6 ? 'touchEnd' : 'touchMove',
            touchPoints: i === 6 ? [] : [between(from, to, share)],
            timestamp: began + i * 0.01,
          }),
        ),
      );
    };
    const [first, fourth] = [await point(0), await point(3)];
    await send('touchStart', first);
    await lifted(page).waitFor();
    await Promise.all([...moves(first, fourth), send('touchEnd')]);
    await expect.poll(() => names(page)).toEqual(['Puddle', 'Luna', 'Moss', 'Sparky', 'Ember']);
    const third = await point(2);
    await swipe(third, { x: third.x, y: third.y - 150 });
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0);
    await expect.poll(() => names(page)).toEqual(['Puddle', 'Luna', 'Moss', 'Sparky', 'Ember']);
    await leave(page);
  });

  test('a tap and a swipe are what they are also on a busy page, which hears late that the finger is gone', async () => {
    const { page } = await journey.visitByTouch('/calculator', 390, inject('example'));
    await final(page);
    await swipeHeardLate(memberCards(page).first(), lifted(page));
    await lifted(page).waitFor({ state: 'detached' });
    await tapHeardLate(memberCards(page).first(), lifted(page));
    await page.getByRole('dialog', { name: 'Edit Sparky' }).waitFor();
    await leave(page);
  });

  test('a whole team is renamed, copied, deleted and brought back', async () => {
    const { page } = await openExample();
    const name = page.getByRole('textbox', { name: 'Team name' });
    await name.fill('Weekend');
    await name.press('Enter');
    const more = async (row: string) => {
      await page.getByRole('button', { name: messages('calculator')('teams.more') }).click();
      await page.getByRole('menuitem', { name: row }).click();
    };
    await more('Duplicate team');
    await expect.poll(() => name.inputValue()).toBe('Copy of Weekend');
    await expect.poll(() => names(page)).toHaveLength(5);
    await more('Delete team');
    await expect.poll(() => name.inputValue()).toBe('Helper team 2');
    await undo(page);
    await expect.poll(() => name.inputValue()).toBe('Copy of Weekend');
    await page.getByRole('button', { name: 'Previous team' }).click();
    await expect.poll(() => name.inputValue()).toBe('Weekend');
    await leave(page);
  });
});

test('on a phone a first visitor sees the weekly total within 600 px, of the newest version of the game', async () => {
  const t = messages('calculator');
  const { page } = await journey.visit('/calculator', 390);
  await page.getByRole('button', { name: t('empty.example') }).click();
  await final(page);
  await page.evaluate(() => scrollTo(0, 0));
  await page.getByRole('button', { name: /^Game version: Oct 2026/ }).waitFor();
  expect(await page.getByText('Showing stats from').count()).toBe(0);
  const figureBox = await weekOfTeam(page).boundingBox();
  expect((figureBox?.y ?? 1e9) + (figureBox?.height ?? 0)).toBeLessThanOrEqual(600);
  expect(await findSmallTargets(page)).toEqual([]);
  await leave(page);
});

test('on a phone the weekly total is within 600 px, below the members, and every figure can be hit by a finger', async () => {
  const t = messages('calculator');
  const { page } = await openExample(390);
  await final(page);
  const figureBox = await weekOfTeam(page).boundingBox();
  const members = await page.getByRole('region', { name: 'Members', exact: true }).boundingBox();
  expect((figureBox?.y ?? 1e9) + (figureBox?.height ?? 0)).toBeLessThanOrEqual(600);
  expect(figureBox?.y).toBeGreaterThan((members?.y ?? 1e9) + (members?.height ?? 0));
  // No tab is out of sight.
  expect(await page.getByRole('tablist').evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  // Settings say what they are.
  await setting(page, `${t('week.policy')}: ${t('week.fillerSurplus')} ${t('week.looksAlways')}`).waitFor();
  expect(await findSmallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect((await weekOfTeam(page).boundingBox())?.y).toBeLessThan(400);
  await leave(page);
});

test('on a small screen the settings of the week fit and are accessible', async () => {
  const { page, complaints } = await openExample(390);
  for (const name of [
    'Recipe type',
    'Island',
    'Event',
    'Sleep score',
    messages('calculator')('week.stock'),
    'All teams',
  ]) {
    await setting(page, name).click();
    await page.getByRole('dialog').waitFor();
    const picture = `calculator-${name.replace(' ', '-').toLowerCase()}`;
    expect(await lookAt(page, picture, { widths: [320, 390], within: OPEN_DIALOG })).toEqual([]);
    await page.keyboard.press('Escape');
  }
  expect(complaints).toEqual([]);
  await leave(page);
});

test('an account keeps the team for another device', async () => {
  const name = newName('Ada');
  const { page } = await visitAs(name, journey, '/calculator', 1440, inject('example'));
  await savingState(page, 'Saved').waitFor();
  const here = await total(page);
  const { page: other } = await visitAs(name, journey, '/calculator', 1440);
  await expect.poll(() => names(other)).toEqual(['Sparky', 'Luna', 'Moss', 'Puddle', 'Ember']);
  await final(other);
  await expect.poll(() => total(other)).toBe(here);
  await leave(page);
  await leave(other);
});

describe('when something is broken', () => {
  test('without a server the figures go on following', async () => {
    const { page } = await openExample();
    await final(page);
    const before = await total(page);
    await page.context().setOffline(true);
    await setting(page, messages('calculator')('week.camp')).click();
    await expect
      .poll(() => setting(page, messages('calculator')('week.camp')).getAttribute('aria-pressed'))
      .toBe('true');
    await final(page);
    expect(await total(page)).not.toBe(before);
    await leave(page);
  });

  test('where the server should calculate and does not answer, the last figures stay and Retry helps', async () => {
    const { page } = await openExample();
    await goTo(page, '/settings/site');
    await page.getByRole('radio', { name: /server/i }).check();
    await goTo(page, '/calculator');
    await final(page);
    const before = await total(page);
    await page.route('**/api/calculator/**', (route) => route.abort());
    await setting(page, messages('calculator')('week.camp')).click();
    await page.getByText(messages('calculator')('calculation.old')).waitFor();
    await takePicture(page, 'calculator-stale-1440');
    await expect.poll(() => total(page)).toBe(before);
    await page.unroute('**/api/calculator/**');
    await page.getByRole('button', { name: 'Retry' }).click();
    await final(page);
    expect(await total(page)).not.toBe(before);
    await leave(page);
  });

  test('an engine that fails says why, and the next try is a new one', async () => {
    const { page } = await journey.visit('about:blank', 1440);
    await inEveryDocument(page, BREAKABLE_WORKER);
    await goTo(page, `${journey.address}/calculator`);
    await page.evaluate('window.engineIsBroken = true');
    await page.getByRole('button', { name: 'Try an example team' }).click();
    await page.getByText(messages('calculator')('calculation.none')).waitFor();
    expect(await page.getByRole('alert').allTextContents()).toContainEqual(
      expect.stringContaining('A sheep fell over'),
    );
    await takePicture(page, 'calculator-engine-error-1440');
    await page.evaluate('window.engineIsBroken = false');
    await page.getByRole('button', { name: 'Retry' }).click();
    await final(page);
    await leave(page);
  });
});

/** A worker whose engine can be broken from outside. */
const BREAKABLE_WORKER = `
  const RealWorker = window.Worker;
  window.Worker = function (address, options) {
    const worker = new RealWorker(address, options);
    const post = worker.postMessage.bind(worker);
    worker.postMessage = (order, options) => {
      if (!window.engineIsBroken || order.type !== 'ask') return post(order, options);
      const data = { type: 'failed', id: order.id, error: { name: 'Error', message: 'A sheep fell over' } };
      setTimeout(() => worker.onmessage(new MessageEvent('message', { data })));
    };
    return worker;
  };`;
