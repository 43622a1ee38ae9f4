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

test('results show changes and certainty, and an opened team can be undone', async () => {
  const { user, report, app, path } = await open();
  await user.click(await find());
  await report(foundWith({}));
  const [first, second] = within(screen.getByRole('list', { name: t('found.title') }))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes(t('units.strength')));
  expect(first?.textContent).toContain('+250');
  expect(first?.textContent).toContain('over 99% sure');
  expect(first?.textContent).toContain('Out: Nr 5');
  expect(first?.textContent).toContain(`Nr 6Lv. 60${t('found.new')}`);
  expect(second?.textContent).toContain(t('found.same'));
  await report(foundWith({ done: 1 }));
  expect(screen.getByText('Best found: 60 teams estimated, 20 simulated.')).toBeTruthy();
  expect(screen.getByText(/^#1 and #2 are too close to call: only 60% sure/)).toBeTruthy();

  // The button says what it does.
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

test('only teams in the final round show how certain the order is', async () => {
  const { user, report } = await open();
  await user.click(await find());
  const unsure = foundWith({}).teams.map((team) => ({
    ...team,
    raced: false,
    sure: null,
    lead: team.lead && { ...team.lead, sure: null },
  }));
  await report(foundWith({ teams: unsure }));
  const list = () => screen.getByRole('list', { name: t('found.title') });
  expect(list().textContent).toContain('+250');
  expect(list().textContent).not.toContain('sure');
  await report(foundWith({ teams: unsure, done: 1 }));
  expect(list().textContent).not.toContain('sure');
  expect(list().textContent).toContain(t('found.dropped'));
  expect(screen.getByText('Best found: 60 teams estimated, 20 simulated.')).toBeTruthy();
});

test('five Pokémon are one possible team', async () => {
  await open(5);
  expect(await screen.findByText('1 possible team')).toBeTruthy();
});
