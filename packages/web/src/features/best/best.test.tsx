// @vitest-environment happy-dom
// The best-team page: searching, results, impossible conditions, and too few Pokémon.
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import type { SearchListener } from '../../sim/best/team-search.ts';
import { provideSearchSource } from '../../sim/best/use-team-search.ts';
import { emptyTeam } from '../../state/data/data.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { byId, creatureOf, idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { SPECIFIED_SETTINGS } from '../../testing/specified.ts';
import { Best } from './best.tsx';
import { poolOf } from './pool.ts';
import { NO_WISHES, type SearchForm } from './search-form.ts';

const t = messages('best');

const foundWith = (change: Partial<FoundTeams>): FoundTeams => ({
  teams: [
    {
      ids: [1, 2, 3, 4, 6].map(idOf),
      total: 1000,
      error: 5,
      raced: true,
      sure: 0.6,
      lead: { mean: 250, error: 10, sure: 0.995 },
    },
    {
      ids: [1, 2, 3, 4, 5].map(idOf),
      total: 750,
      error: 5,
      raced: true,
      sure: 0.6,
      lead: { mean: 0, error: 0, sure: 0.5 },
    },
  ],
  considered: 60,
  simulated: 20,
  steps: 100,
  exhaustive: false,
  present: { mean: 750, error: 5 },
  pool: 6,
  impossible: [],
  done: 0.4,
  ...change,
});

async function open(count = 6, wasAsked = true) {
  const listeners: SearchListener[] = [];
  let ended = 0;
  const page = await openPage(<Best />, {
    prepare: (app) => {
      if (wasAsked) app.settings.noteGame();
      app.box.saveMany(Array.from({ length: count }, (_, n) => creatureOf(n + 1, { name: `Nr ${n + 1}` })));
      for (let place = 0; place < Math.min(5, count); place += 1)
        app.teams.putMember(0, place, creatureOf(place + 1, { name: `Nr ${place + 1}`, saved: true }));
      provideSearchSource(app, (_, listener) => {
        listeners.push(listener);
        const end = () => {
          ended += 1;
        };
        return { pause: () => {}, goOn: () => {}, end };
      });
    },
  });
  const last = () => {
    const listener = listeners.at(-1);
    if (!listener) throw new Error('No search was started');
    return listener;
  };
  const report = (found: FoundTeams) => act(async () => last().onFound(found));
  return { ...page, last, report, searches: () => listeners.length, ended: () => ended };
}

const find = () => screen.findByRole('button', { name: t('search') });

const rows = () =>
  within(screen.getByRole('list', { name: t('found.title') }))
    .getAllByRole('listitem')
    .filter(({ parentElement }) => parentElement?.getAttribute('aria-label') === t('found.title'));

/** The figures of a row as they are on the screen. */
function figuresOf(row: HTMLElement) {
  const [total, more] = [...row.querySelectorAll('p')].map(({ textContent }) => textContent ?? '');
  return {
    total: Number(/^[\d,]+/.exec(total ?? '')?.[0].replaceAll(',', '')),
    percent: /([+−]?)(\d+\.\d)%/.exec(more ?? ''),
  };
}

test('a line for each team, the certainty once above, and a team that is used can be undone', async () => {
  const { user, report, app, path } = await open();
  await user.click(await find());
  await report(foundWith({}));
  const [first, second] = rows();
  expect(first?.textContent).toContain('1,000 ± 10');
  expect(first?.textContent).toContain('+33.3%');
  expect(first?.textContent).toContain('Nr 6 for Nr 5');
  expect(first?.textContent).not.toContain('sure');
  expect(second?.textContent).toContain(t('found.same'));
  await report(foundWith({ done: 1 }));
  expect(screen.getByText(/^Compared 60 teams\. #1 and #2 are too close to call: only 60% sure/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: /^Use as .+ \(team 1\)$/ }));
  const members = () => app.stores.teams.getState().teams[0]?.members;
  expect(members()).toEqual([1, 2, 3, 4, 6].map(idOf));
  expect(path()).toBe('/calculator');
  await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
  expect(members()).toEqual([1, 2, 3, 4, 5].map(idOf));
});

test('the first search waits for the questions about the game, also if they are skipped, and no later one does', async () => {
  const { user, app, searches, report } = await open(6, false);
  const questions = () => app.stores.dialogs.getState().gameSetup;
  await user.click(await find());
  expect([questions(), searches()]).toEqual([true, 0]);
  act(() => {
    app.settings.noteGame();
    app.dialogs.close('gameSetup');
  });
  expect(searches()).toBe(1);
  await report(foundWith({ done: 1 }));
  await user.click(screen.getByRole('button', { name: t('searchAgain') }));
  expect([questions(), searches()]).toEqual([null, 2]);
});

test('a player whose pot is known from another device is asked nothing', async () => {
  const { user, app, searches } = await open(6, false);
  act(() => app.settings.set('potSize', 57));
  await user.click(await find());
  expect([app.stores.dialogs.getState().gameSetup, searches()]).toEqual([null, 1]);
});

test('a level above the cap of the version is left out unless ticked, and no hindrance where levels are compared', () => {
  const creatures = byId(...[60, 65, 66, 100].map((level, n) => creatureOf(n, { level, saved: true })));
  const pool = (ask: Partial<SearchForm>) => {
    const { creatures: found, aboveCap } = poolOf(
      SPECIFIED_SETTINGS,
      { ...NO_WISHES, ...ask },
      creatures,
      emptyTeam(0),
    );
    return [found.map(({ level }) => level), aboveCap];
  };
  expect(pool({})).toEqual([[60, 65], 2]);
  expect(pool({ aboveCap: true })).toEqual([[60, 65, 66, 100], 2]);
  expect(pool({ include: [idOf(3)] })).toEqual([[60, 65, 100], 1]);
  expect(pool({ level: 60 })).toEqual([[60, 65, 66, 100], 0]);
});

test('a search that another page asked for waits for the questions, too', async () => {
  const { app, searches } = await open(6, false);
  await find();
  act(() => app.stores.best.setState({ isWanted: true }));
  expect([app.stores.dialogs.getState().gameSetup, searches()]).toEqual([true, 0]);
  act(() => app.dialogs.close('gameSetup'));
  expect(searches()).toBe(1);
});

test('all figures of a row come from the totals on the screen, and so does the order', async () => {
  const { user, report } = await open(8);
  await user.click(await find());
  const team = (members: readonly number[], total: number, lead: number, raced: boolean) => ({
    ids: members.map(idOf),
    total,
    error: raced ? 500 : 9000,
    raced,
    sure: null,
    // A lead by shared luck may be another number than what subtraction of the totals gives.
    lead: { mean: lead, error: 400, sure: null },
  });
  const teams = [
    team([1, 2, 3, 4, 6], 2_556_827, 1932, true),
    team([1, 2, 3, 4, 7], 2_468_191, -174_717, false),
    team([1, 2, 3, 4, 8], 2_460_300, -60_000, false),
    // The player's own, which the comparison knows better.
    team([1, 2, 3, 4, 5], 2_490_000, 0, false),
  ];
  await report(foundWith({ teams, present: { mean: 2_554_468, error: 600 }, done: 1 }));
  const yours = rows().find(({ dataset }) => dataset.yours === 'true');
  const own = yours && figuresOf(yours).total;
  expect(own).toBe(2_554_468);
  const totals = rows().map((row) => figuresOf(row).total);
  expect(totals).toEqual(totals.toSorted((a, b) => b - a));
  for (const row of rows().filter((one) => one !== yours)) {
    const { total, percent } = figuresOf(row);
    const shown = Number(`${percent?.[1] === '−' ? '-' : ''}${percent?.[2]}`);
    expect(Math.abs(shown - 100 * (total / (own ?? 0) - 1))).toBeLessThan(0.0501);
  }
  // The best one has the main button, and the player's own has none to use it.
  expect(within(rows()[0] ?? document.body).getByRole('button', { name: /^Use / })).toBeTruthy();
  expect(within(yours ?? document.body).queryByRole('button', { name: /^Use / })).toBeNull();
  expect(yours?.textContent).toContain(t('open.inUse'));
});

test('the team of the player has a line of its own where the search has not listed it', async () => {
  const { user, report } = await open(7);
  await user.click(await find());
  const [best] = foundWith({}).teams;
  const teams = [best, best && { ...best, ids: [1, 2, 3, 4, 7].map(idOf), total: 700, lead: null }].flatMap(
    (one) => one ?? [],
  );
  await report(foundWith({ teams }));
  expect(rows().map((row) => [row.firstChild?.textContent, figuresOf(row).total])).toEqual([
    ['1', 1000],
    ['–', 750],
    ['2', 700],
  ]);
});

test('what was found stays when the team of the player becomes another one', async () => {
  const { user, report, app } = await open();
  await user.click(await find());
  await report(foundWith({ done: 1 }));
  await act(async () => void app.teams.swapMembers([0, 0], [0, 1]));
  await act(async () => void app.teams.removeMember(0, 4));
  expect(rows()).toHaveLength(2);
  expect(screen.getByText(/^Compared 60 teams\./)).toBeTruthy();
});

test('a running search says what it is at', async () => {
  const { user, report } = await open();
  await user.click(await find());
  expect(screen.getByText(t('results.starting'))).toBeTruthy();
  await report(foundWith({ teams: foundWith({}).teams.map((team) => ({ ...team, raced: false })) }));
  expect(screen.getByText('Compared 60 teams')).toBeTruthy();
  await report(foundWith({}));
  expect(screen.getByText(`Compared 60 teams · ${t('results.finals')}`)).toBeTruthy();
});

test('the end of a search is read aloud: its region is there before it', async () => {
  const { user, report } = await open();
  await user.click(await find());
  await report(foundWith({}));
  const empty = screen.getAllByRole('status').filter(({ textContent }) => textContent === '');
  await report(foundWith({ done: 1 }));
  const compared = screen.getByText(/^Compared 60 teams\./);
  expect(empty.some((region) => region.contains(compared))).toBe(true);
});

test('a cancelled search keeps its results and can be resumed, and a failure says why', async () => {
  const { user, report, last, searches, ended } = await open();
  await user.click(await find());
  await report(foundWith({}));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ended()).toBe(1);
  expect(screen.getByText(t('results.stopped'))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: t('results.resume') }));
  expect(searches()).toBe(2);
  await act(async () => last().onFailure('Out of memory.'));
  expect(screen.getByText(/Out of memory\./)).toBeTruthy();
  expect(screen.getByRole('list', { name: t('found.title') })).toBeTruthy();
});

test('impossible conditions are named until the form changes', async () => {
  const { user, report } = await open();
  await find();
  await user.selectOptions(screen.getByLabelText(t('conditions.healers')), '2');
  await user.click(await find());
  await report(foundWith({ teams: [], impossible: ['healers'], done: 1 }));
  expect(screen.getByText('No Pokémon meets this condition: At least 2 healers.')).toBeTruthy();
  // Options give way to what was found, and are a click away.
  expect(screen.queryByLabelText(t('conditions.healers'))).toBeNull();
  await user.click(screen.getByRole('button', { name: new RegExp(`^${t('form')}`) }));
  await user.selectOptions(screen.getByLabelText(t('conditions.healers')), '0');
  expect(screen.queryByText(/No Pokémon fit/)).toBeNull();
  expect(screen.getByText('Weekly Strength · From 6 Pokémon')).toBeTruthy();
});

test('fewer than five Pokémon show how to add more', async () => {
  await open(3);
  expect(await screen.findByText(t('empty.few', { count: 3 }))).toBeTruthy();
  expect(screen.getByRole('button', { name: t('empty.import') })).toBeTruthy();
});

test('five Pokémon are one possible team', async () => {
  await open(5);
  expect(await screen.findByText('1 possible team')).toBeTruthy();
});
