// @vitest-environment happy-dom
// The effect of an update on each Pokémon, simulated in both versions.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { Changes } from './changes.tsx';

const t = messages('changes');

test('each Pokémon is compared on its own, largest change first', async () => {
  const { user } = await openPage(<Changes />, {
    prepare: (app) => {
      app.teams.putMember(0, 0, creatureOf(1, { pokemon: 'PINSIR' }));
      app.teams.putMember(0, 1, creatureOf(2, { pokemon: 'WIGGLYTUFF', level: 60 }));
    },
  });
  await user.selectOptions(screen.getByLabelText(t('to')), '2026-08');
  await user.selectOptions(screen.getByLabelText(t('own.choice')), t('own.each'));
  await screen.findByText(/^\d+ gains?, \d+ loses?, \d+ stays? the same\.$/, undefined, { timeout: 60_000 });
  const unclear = screen.queryByRole('button', { name: new RegExp(`^${t('own.unclear')}`) });
  if (unclear) await user.click(unclear);
  expect(screen.getAllByText(/→ .* per week$/)).toHaveLength(2);
  const effects = within(screen.getByRole('region', { name: t('own.titleEach') }));
  const gains = effects.getAllByText(/^[+−]?[\d,]+$/).map(({ textContent }) => Number(textContent?.replace(/\D/g, '')));
  expect(gains).toHaveLength(2);
  expect(gains).toEqual(gains.toSorted((a, b) => b - a));
});
