// @vitest-environment happy-dom
// The tier list as players use it: search, details, simulating a team, and lists that can't be loaded.
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { NEWEST, NEWEST_NAME } from '../../testing/newest.ts';
import { type Answers, openPage, Refusal } from '../../testing/page.tsx';
import { sampleDetails, sampleList } from '../../testing/tier-list.ts';
import { TierList } from './tier-list.tsx';

const t = messages('tierlist');

const QUERY = 'edition=2025-10&level=60&camp=false';
const LIST = `GET /api/tierlist/cooking?${QUERY}`;
const ANSWERS: Answers = {
  [LIST]: () => sampleList(),
  [`GET /api/tierlist/cooking/VENUSAUR?${QUERY}`]: () => sampleDetails(),
};

/** The part of the browser's Cache API that the page uses. */
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
  const tier = within(await screen.findByRole('region', { name: t('board.tier', { tier: 'S' }) }));
  expect(tier.getByText('Venusaur')).toBeDefined();
  expect(tier.getByText(t('change.up', { count: 4 }))).toBeDefined();
  const next = within(screen.getByRole('region', { name: t('board.tier', { tier: 'A' }) }));
  expect(next.getByText(t('change.down', { count: 2 }))).toBeDefined();
  expect(next.getByText(t('change.newInList'))).toBeDefined();
  expect(screen.getByText(/14 Nov 2026/)).toBeDefined();
  const changes = within(screen.getByRole('region', { name: t('ticker.title') }));
  expect(changes.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Venusaur (+4)',
    'Blastoise (−2)',
  ]);
});

test('the first list shows no rank changes', async () => {
  const first = sampleList({ previous: null });
  const entries = first.entries.map((entry) => ({ ...entry, change: null }));
  await openPage(<TierList />, { answers: { [LIST]: () => ({ ...first, entries }) } });
  await screen.findByText('Venusaur');
  expect(screen.queryByText(t('change.newInList'))).toBeNull();
  expect(screen.queryByRole('region', { name: t('ticker.title') })).toBeNull();
});

test('a search without matches can be cleared', async () => {
  const { user } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.type(screen.getByLabelText(t('controls.search')), 'owl soup');
  expect(screen.getByText(t('states.noneFor', { text: 'owl soup' }))).toBeDefined();
  await user.click(screen.getByText(t('states.clear')));
  expect(screen.getByText('Venusaur')).toBeDefined();
});

test('a Pokémon of the newer edition is offered there', async () => {
  const { app, user } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.type(screen.getByLabelText(t('controls.search')), 'latias');
  expect(screen.getByText(`Latias is in the ${NEWEST_NAME} version of the game.`)).toBeDefined();
  await user.click(
    screen.getByRole('button', { name: messages('parts')('otherEdition.switch', { edition: NEWEST_NAME }) }),
  );
  expect(app.stores.user.getState().edition).toBe(NEWEST);
  await user.click(screen.getByText(messages('shell')('ui.undo')));
  expect(app.stores.user.getState().edition).toBe('2025-10');
});

test('a guest who filters by own Pokémon is asked to log in', async () => {
  const { user } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.click(screen.getByRole('button', { name: t('controls.mine') }));
  expect(screen.getByText('Please log in to save Pokémon to your Pokébox')).toBeDefined();
});

test('Enter in the search opens the best match under its own address, and closing it goes back', async () => {
  const { user, path } = await openPage(<TierList />, { answers: ANSWERS });
  await screen.findByText('Venusaur');
  await user.type(screen.getByLabelText(t('controls.search')), 'venu{Enter}');
  const dialog = await screen.findByRole('dialog', { name: 'Venusaur' });
  expect(path()).toContain('pokemon=venusaur');
  expect(await within(dialog).findByText(t('change.up', { count: 4 }))).toBeDefined();
  await user.click(within(dialog).getByRole('button', { name: messages('shell')('ui.close') }));
  await waitFor(() => expect(path()).not.toContain('pokemon'));
});

test('the team for a dish of a variant opens in the calculator', async () => {
  const { app, user, path } = await openPage(<TierList />, { answers: ANSWERS });
  await user.click(await card('Venusaur.*Rank 1'));
  await user.click(await screen.findByRole('tab', { name: /Variants/ }));
  // 80,000 of the first variant are these two, with the factor of the first already included.
  expect(screen.getAllByText(t('variants.weight', { weight: 1.5 }))[0]?.parentElement?.textContent).toContain('40,000');
  await user.click(screen.getAllByRole('button', { name: t('variants.open') })[1] ?? fail());
  const chosen = screen.getAllByRole('button', { pressed: true, hidden: true });
  expect(chosen.some(({ textContent }) => textContent?.includes('7'))).toBe(true);
  await user.click(screen.getByRole('button', { name: t('simulate.title', { dish: 'Fancy Apple Curry' }) }));
  const panel = within(screen.getByRole('dialog', { name: /^Simulate the team/ }));
  expect(panel.getByRole('combobox')).toHaveProperty('value', '0');
  await user.click(panel.getByRole('button', { name: t('simulate.button') }));
  await waitFor(() => expect(path()).toBe('/calculator'));
  const { teams, currentIndex } = app.stores.teams.getState();
  expect(currentIndex).toBe(0);
  expect(teams[0]).toMatchObject({ name: t('simulate.teamName'), recipeType: 'curry', camp: false });
  expect(teams[0]?.members.filter((id) => id !== null).length).toBe(3);
  await user.click(screen.getByText(messages('shell')('ui.undo')));
  expect(app.stores.teams.getState().teams[0]?.members).toEqual([null, null, null, null, null]);
  expect(Object.keys(app.stores.creatures.getState().creatures)).toEqual([]);
});

test('a list that is not calculated yet is not an error', async () => {
  const answers: Answers = {
    [LIST]: () => {
      throw new Refusal(404, 'NOT_FOUND', 'There is no such list.');
    },
  };
  await openPage(<TierList />, { answers });
  expect(await screen.findByText(t('states.missing'))).toBeDefined();
});

test('a failure is explained, and Retry loads the list', async () => {
  let isDown = true;
  const answers: Answers = {
    [LIST]: () => {
      if (isDown) throw new Refusal(500, 'BROKEN', 'Something went wrong on our side.');
      return sampleList();
    },
  };
  const { user } = await openPage(<TierList />, { answers });
  await screen.findByText(t('states.failed'));
  isDown = false;
  await user.click(screen.getByRole('button', { name: t('retry') }));
  expect(await screen.findByText('Venusaur')).toBeDefined();
});

test('offline, the list of the last visit is shown', async () => {
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
  expect(await screen.findByText(t('states.old'))).toBeDefined();
  expect(screen.getByText('Venusaur')).toBeDefined();
});

test('a stored list of another shape is not shown', async () => {
  const kept = stubCaches();
  kept.set(`/kept/${encodeURIComponent('list 2025-10 60 no camp')}`, '{"entries":"none"}');
  const answers: Answers = {
    [LIST]: () => {
      throw new Refusal(503, 'AWAY', 'The server is having a nap.');
    },
  };
  await openPage(<TierList />, { answers });
  expect(await screen.findByText(t('states.failed'))).toBeDefined();
});

function fail(): never {
  throw new Error('there are two variants');
}

test('“In a rotation” shows the other list of level 60, and details without a team', async () => {
  const rotation = `${QUERY}&scoring=rotation`;
  const { user } = await openPage(<TierList />, {
    answers: {
      ...ANSWERS,
      [`GET /api/tierlist/cooking?${rotation}`]: () => ({ ...sampleList(), scoring: 'rotation', levels: [60] }),
      [`GET /api/tierlist/cooking/VENUSAUR?${rotation}`]: () => ({ ...sampleDetails(), scoring: 'rotation' }),
    },
  });
  await screen.findByText('Venusaur');
  expect(screen.getByRole('radio', { name: t('controls.levelShort', { level: 30 }) })).toBeDefined();
  await user.click(screen.getByRole('button', { name: t('controls.rotation') }));
  await waitFor(() =>
    expect(screen.queryByRole('radio', { name: t('controls.levelShort', { level: 30 }) })).toBeNull(),
  );
  await user.click(await card('Venusaur.*Rank 1'));
  const dialog = within(await screen.findByRole('dialog', { name: 'Venusaur' }));
  expect(await dialog.findByText(t('overview.pointsNoteRotation'))).toBeDefined();
  await user.click(dialog.getByRole('tab', { name: new RegExp(t('details.recipes')) }));
  expect(dialog.queryByRole('button', { name: t('simulate.button') })).toBeNull();
});
