// @vitest-environment happy-dom
// The tier list as players use it: finding somebody, going deeper, simulating a team, and every face of a list that does not come.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { NEWEST, NEWEST_NAME } from '../../testing/newest.ts';
import { type Answers, openPage, Refusal } from '../../testing/page.tsx';
import { sampleDetails, sampleList } from '../../testing/tier-list.ts';
import { TierList } from './tier-list.tsx';

const QUERY = 'edition=2025-10&level=60&camp=false';
const LIST = `GET /api/tierlist/cooking?${QUERY}`;
const ANSWERS: Answers = {
  [LIST]: () => sampleList(),
  [`GET /api/tierlist/cooking/VENUSAUR?${QUERY}`]: () => sampleDetails(),
};

/** What browsers keep, as far as the page uses it. */
function stubCaches() {
  const kept = new Map<string, string>();
  const cache = {
    put: async (place: string, answer: Response) => void kept.set(place, await answer.text()),
    match: async (place: string) => (kept.has(place) ? new Response(kept.get(place)) : undefined),
    delete: async (place: string) => kept.delete(place),
    keys: async () => [...kept.keys()],
  };
  vi.stubGlobal('caches', { open: async () => cache });
  return kept;
}

afterEach(() => vi.unstubAllGlobals());

const card = (name: string) => screen.findByRole('button', { name: new RegExp(name) });

test('tiers, ranks and changes since the previous list', async () => {
  await openPage(<TierList />, { answers: ANSWERS });
  const tier = within(await screen.findByRole('region', { name: 'Tier S' }));
  expect(tier.getByText('Venusaur')).toBeDefined();
  expect(tier.getByText('Up 4 places')).toBeDefined();
  const next = within(screen.getByRole('region', { name: 'Tier A' }));
  expect(next.getByText('Down 2 places')).toBeDefined();
  expect(next.getByText('New in the list')).toBeDefined();
  expect(screen.getByText(/14 Nov 2026/)).toBeDefined();
  const changes = within(screen.getByRole('region', { name: /Largest changes/ }));
  expect(changes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Venusaur (+4)',
    'Blastoise (−2)',
  ]);
});

test('without a list before it nothing has changed and nobody is new', async () => {
  const first = sampleList({ previous: null });
  const entries = first.entries.map((entry) => ({ ...entry, change: null }));
  await openPage(<TierList />, { answers: { [LIST]: () => ({ ...first, entries }) } });
  await screen.findByText('Venusaur');
  expect(screen.queryByText('New in the list')).toBeNull();
  expect(screen.queryByRole('region', { name: /Largest changes/ })).toBeNull();
});

test('a search without a match says so and leads back', async () => {
  const { user } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.type(screen.getByLabelText('Search Pokémon, ingredient or recipe'), 'owl soup');
  expect(screen.getByText('Nobody for “owl soup”')).toBeDefined();
  await user.click(screen.getByText('Show everybody'));
  expect(screen.getByText('Venusaur')).toBeDefined();
});

test('who is in the other edition is named, with the way there', async () => {
  const { app, user } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.type(screen.getByLabelText('Search Pokémon, ingredient or recipe'), 'latias');
  expect(screen.getByText(`Latias is in the ${NEWEST_NAME} version of the game.`)).toBeDefined();
  await user.click(screen.getByRole('button', { name: `Switch to ${NEWEST_NAME}` }));
  expect(app.stores.user.getState().edition).toBe(NEWEST);
  await user.click(screen.getByText('Undo'));
  expect(app.stores.user.getState().edition).toBe('2025-10');
});

test('a guest who asks for their own is told why there are none', async () => {
  const { user } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.click(screen.getByRole('button', { name: 'Only mine' }));
  expect(screen.getByText('Please log in to save Pokémon to your Pokébox')).toBeDefined();
});

test('Enter in the search opens the one who is meant, whose address can be passed on; closing leads back', async () => {
  const { user, path } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.type(screen.getByLabelText('Search Pokémon, ingredient or recipe'), 'venu{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Venusaur' });
  expect(path()).toContain('pokemon=venusaur');
  expect(await within(dialog).findByText('Up 4 places')).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(path()).not.toContain('pokemon'));
});

test('from a variant to its dishes, and into the calculator with the team for one of them', async () => {
  const { app, user, path } = await openPage(<TierList />, { answers: ANSWERS });
  await user.click(await card('Venusaur.*Rank 1'));
  await user.click(await screen.findByRole('tab', { name: /Variants/ }));
  // 80,000 of the first variant are these two; nobody is to count the first one and a half times again.
  expect(screen.getAllByText('× 1.5 included')[0]?.parentElement?.textContent).toContain('40,000');
  await user.click(screen.getAllByRole('button', { name: 'Its dishes and teams' })[1] ?? fail());
  const chosen = screen.getAllByRole('button', { pressed: true, hidden: true });
  expect(chosen.some(({ textContent }) => textContent?.includes('7'))).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Simulate the team for Fancy Apple Curry' }));
  const panel = within(screen.getByRole('dialog', { name: /^Simulate the team/ }));
  expect(panel.getByRole('combobox')).toHaveProperty('value', '0');
  await user.click(panel.getByRole('button', { name: 'Simulate' }));
  await waitFor(() => expect(path()).toBe('/calculator'));
  const { teams, currentIndex } = app.stores.teams.getState();
  expect(currentIndex).toBe(0);
  expect(teams[0]).toMatchObject({ name: 'Simulated Team', recipeType: 'curry', camp: false });
  expect(teams[0]?.members.filter((id) => id !== null).length).toBe(3);
  await user.click(screen.getByText('Undo'));
  expect(app.stores.teams.getState().teams[0]?.members).toEqual([null, null, null, null, null]);
  expect(Object.keys(app.stores.creatures.getState().creatures)).toEqual([]);
});

test('a list that is not computed yet is no error', async () => {
  const answers: Answers = {
    [LIST]: () => {
      throw new Refusal(404, 'NOT_FOUND', 'There is no such list.');
    },
  };
  await openPage(<TierList />, { answers });
  expect(await screen.findByText('This list is still being cooked')).toBeDefined();
});

test('what goes wrong is said, and Retry brings the list', async () => {
  let isDown = true;
  const answers: Answers = {
    [LIST]: () => {
      if (isDown) throw new Refusal(500, 'BROKEN', 'Something went wrong on our side.');
      return sampleList();
    },
  };
  const { user } = await openPage(<TierList />, { answers });
  await screen.findByText('The tier list could not be fetched');
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Venusaur')).toBeDefined();
});

test('without a network the list that was last seen is still there', async () => {
  const kept = stubCaches();
  await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await waitFor(() => expect(kept.size).toBe(1));
  const answers: Answers = {
    [LIST]: () => {
      throw new Refusal(503, 'AWAY', 'The server is having a nap.');
    },
  };
  await openPage(<TierList />, { answers });
  expect(await screen.findByText('You see the list as it was when you were last here')).toBeDefined();
  expect(screen.getByText('Venusaur')).toBeDefined();
});

test('what an older release has kept in another shape is not shown', async () => {
  const kept = stubCaches();
  kept.set(`/kept/${encodeURIComponent('list 2025-10 60 no camp')}`, '{"entries":"none"}');
  const answers: Answers = {
    [LIST]: () => {
      throw new Refusal(503, 'AWAY', 'The server is having a nap.');
    },
  };
  await openPage(<TierList />, { answers });
  expect(await screen.findByText('The tier list could not be fetched')).toBeDefined();
});

function fail(): never {
  throw new Error('there are two variants');
}
