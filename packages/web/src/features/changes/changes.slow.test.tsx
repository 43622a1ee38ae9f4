// @vitest-environment happy-dom
// What the changes between two games did to each Pokémon, simulated in both.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { Changes } from './changes.tsx';

test('everybody one has is compared alone, who changed most first', async () => {
  const { user } = await openPage(<Changes />, {
    prepare: (app) => {
      app.teams.putMember(0, 0, creatureOf(1, { pokemon: 'PINSIR' }));
      app.teams.putMember(0, 1, creatureOf(2, { pokemon: 'WIGGLYTUFF', level: 60 }));
    },
  });
  await user.selectOptions(screen.getByLabelText('to the game of'), '2026-08');
  await user.selectOptions(screen.getByLabelText('Team or Pokémon'), 'Each of my Pokémon');
  await screen.findByText(/^\d+ gains?, \d+ loses?, \d+ as before\.$/, undefined, { timeout: 60_000 });
  const list = within(screen.getByRole('list', { name: 'What the changes did to each' }));
  expect(list.getAllByText(/→ .* a week$/)).toHaveLength(2);
  const gains = list.getAllByText(/^[+−]?[\d,]+$/).map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
  expect(gains).toHaveLength(2);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
});
