// @vitest-environment happy-dom
// The page of the best teams: searching, what is found, wishes that nobody can fulfil, and too few to choose from.
import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SearchListener } from '../../sim/best/team-search.ts';
import { provideSearchSource } from '../../sim/best/use-team-search.ts';
import type { FoundTeams } from '../../state/data/results.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { Best } from './best.tsx';

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

async function open(count = 6) {
  const listeners: SearchListener[] = [];
  let ended = 0;
  const page = await openPage(<Best />, {
    prepare: (app) => {
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
    if (!listener) throw new Error('Nobody searches');
    return listener;
  };
  const report = (found: FoundTeams) => act(async () => last().onFound(found));
  return { ...page, last, report, searches: () => listeners.length, ended: () => ended };
}

const find = () => screen.findByRole('button', { name: 'Find the best teams' });

test('the list grows, says who comes and goes and how sure it is, and a team is opened with a way back', async () => {
  const { user, report, app, path } = await open();
  await user.click(await find());
  await report(foundWith({}));
  const [first, second] = within(screen.getByRole('list', { name: 'Best teams' }))
    .getAllByRole('listitem')
    .filter(({ textContent }) => textContent?.includes('a week'));
  expect(first?.textContent).toContain('+250');
  expect(first?.textContent).toContain('99.5 % sure');
  expect(first?.textContent).toContain('In: Nr 6Out: Nr 5');
  expect(second?.textContent).toContain('This is your present team.');
  await report(foundWith({ done: 1 }));
  expect(screen.getByText('Best found: 60 teams were estimated and 20 of them simulated.')).toBeTruthy();
  expect(screen.getByText(/^#1 and #2 are too close to call: 60 % sure/)).toBeTruthy();

  await user.click(screen.getByRole('button', { name: 'Open team 1 of the list' }));
  await user.click(screen.getByRole('menuitem', { name: /In place of/ }));
  const members = () => app.stores.teams.getState().teams[0]?.members;
  expect(members()).toEqual([1, 2, 3, 4, 6].map(idOf));
  expect(path()).toBe('/calculator');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(members()).toEqual([1, 2, 3, 4, 5].map(idOf));
});

test('cancelled it keeps what it has, and goes on when asked to; a failure says why', async () => {
  const { user, report, last, searches, ended } = await open();
  await user.click(await find());
  await report(foundWith({}));
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(ended()).toBe(1);
  expect(screen.getByText('This search has not come to its end')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Go on' }));
  expect(searches()).toBe(2);
  await act(async () => last().onFailure('Out of memory.'));
  expect(screen.getByText(/Out of memory\./)).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Best teams' })).toBeTruthy();
});

test('wishes that nobody can fulfil are named; another question is another search', async () => {
  const { user, report } = await open();
  await find();
  await user.selectOptions(screen.getByLabelText('That heal others'), '2');
  await user.click(await find());
  await report(foundWith({ teams: [], impossible: ['healers'], done: 1 }));
  expect(screen.getByText('Nobody can be found for this one: At least 2 that heal others.')).toBeTruthy();
  await user.selectOptions(screen.getByLabelText('That heal others'), '0');
  expect(screen.queryByText(/Nobody can be found/)).toBeNull();
  expect(screen.getByText('Strength of the week · Out of 6 Pokémon')).toBeTruthy();
});

test('fewer than five are no team', async () => {
  await open(3);
  expect(await screen.findByText('Only 3 to choose from')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Import' })).toBeTruthy();
});

test('how sure the order is shows for teams in the final race only', async () => {
  const { user, report } = await open();
  await user.click(await find());
  const unsure = foundWith({}).teams.map((team) => ({
    ...team,
    raced: false,
    sure: null,
    lead: team.lead && { ...team.lead, sure: null },
  }));
  await report(foundWith({ teams: unsure }));
  const list = () => screen.getByRole('list', { name: 'Best teams' });
  expect(list().textContent).toContain('+250');
  expect(list().textContent).not.toContain('sure');
  await report(foundWith({ teams: unsure, done: 1 }));
  expect(list().textContent).not.toContain('sure');
  expect(list().textContent).toContain('Out before the final race');
  expect(screen.getByText('Best found: 60 teams were estimated and 20 of them simulated.')).toBeTruthy();
});

test('five Pokémon are one team, not "1 teams"', async () => {
  await open(5);
  expect(await screen.findByText('1 team is possible')).toBeTruthy();
});
