// @vitest-environment happy-dom
// Candidates for a slot of a full team: the team's Strength with each of them, compared with the current team.
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { createSimulator } from '../../sim/create-simulator.ts';
import { simulateHere } from '../../sim/here.ts';
import { provideSimulator } from '../../sim/simulator.ts';
import type { AppState } from '../../state/start-up.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { MIXED_TEAM } from '../../testing/productions.ts';
import { Compare } from './compare.tsx';

const t = messages('compare');

const WAIT = { timeout: 60_000 };

function openCompare(prepare: (app: AppState) => void) {
  return openPage(<Compare />, {
    prepare: (app) => {
      const here = simulateHere();
      const server = { team: vi.fn(), iv: vi.fn() };
      provideSimulator(app, createSimulator({ workers: here, here, server, simulateOn: () => 'device' }));
      prepare(app);
    },
  });
}

const fullTeam = (app: AppState) => {
  for (const [place, creature] of MIXED_TEAM.entries()) app.teams.putMember(0, place, creature);
};

test('each candidate shows the total of the team, the difference and how sure it is', async () => {
  const [, , , , moss] = MIXED_TEAM;
  if (!moss) throw new Error('the team has no fifth member');
  const { app, user } = await openCompare((started) => {
    fullTeam(started);
    started.creatures.setComparisonTeam(0, 4);
    // The very same build, and one that is far behind.
    started.creatures.compare({ ...moss, externalId: creatureOf(21).externalId, name: 'Twin' });
    started.creatures.compare(creatureOf(22, { pokemon: 'BELLSPROUT', name: 'Small', level: 1 }));
  });
  const panel = within(await screen.findByRole('region', { name: t('place.title', { name: 'Moss' }) }, WAIT));
  const row = (name: RegExp) => within(panel.getByRole('row', { name }));
  const total = (name: RegExp) => row(name).getAllByRole('cell')[0]?.textContent;
  await waitFor(() => expect(row(/^Twin/).getByText(t('versus.same'))).toBeDefined(), WAIT);
  await waitFor(() => expect(row(/^Small/).getByText(/^Worse.*sure$/)).toBeDefined(), WAIT);
  expect(total(/^Twin/)).toMatch(/^[\d,]+$/);
  expect(total(/^Twin/)).toBe(total(/^Moss \(current\)/));
  expect(row(/^Small/).getByText(/^−[\d.]+K?$/)).toBeDefined();
  const place = screen.getByRole('combobox', { name: t('place.label') });
  expect(within(place).queryByText(t('place.free'))).toBeNull();
  await user.selectOptions(place, 'Sparky');
  expect(app.stores.comparison.getState().place).toBe(0);
});

test('compared Pokémon show the species beside a nickname, and no name twice', async () => {
  await openCompare((app) => {
    app.creatures.compare(creatureOf(41, { name: 'Sparky' }));
    app.creatures.compare(creatureOf(42, { name: 'Bulbasaur', pokemon: 'BULBASAUR' }));
  });
  const card = async (name: RegExp) => within(await screen.findByRole('button', { name }));
  expect((await card(/^Sparky, Pikachu/)).getAllByText(/^(Sparky|Pikachu)$/)).toHaveLength(2);
  expect((await card(/^Bulbasaur, Bulbasaur/)).getAllByText('Bulbasaur')).toHaveLength(1);
});
