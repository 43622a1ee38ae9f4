// @vitest-environment happy-dom
// How a comparison begins: with the team on the screen or a choice from the Pokébox, and the keyboard goes on with what has come.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../messages/messages.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { Compare } from './compare.tsx';

const t = messages('compare');

const cards = async () =>
  within(await screen.findByRole('region', { name: t('strip.label') }))
    .getAllByRole('listitem')
    .filter((item) => item.dataset.compared !== undefined);

test('the team on the screen is compared with one click, which can be undone', async () => {
  const { user } = await openPage(<Compare />, {
    prepare: (app) => {
      app.teams.putMember(0, 0, creatureOf(1, { pokemon: 'PINSIR' }));
      app.teams.putMember(0, 3, creatureOf(2, { pokemon: 'WIGGLYTUFF' }));
    },
  });
  await user.click(await screen.findByRole('button', { name: t('empty.team', { team: 'Helper team 1' }) }));
  const [first, ...others] = await cards();
  expect(others).toHaveLength(1);
  expect(first?.contains(document.activeElement)).toBe(true);
  await user.click(await screen.findByRole('button', { name: messages('shell')('ui.undo') }));
  await screen.findByText(t('empty.title'));
});

test('without a team there is none to begin with', async () => {
  await openPage(<Compare />);
  await screen.findByText(t('empty.title'));
  expect(screen.queryByRole('button', { name: /^Compare / })).toBeNull();
});

test('what comes from the Pokébox has the focus, though the button that brought it is gone', async () => {
  const { user } = await openPage(<Compare />, {
    prepare: (app) => {
      app.box.saveMany([creatureOf(1, { pokemon: 'PINSIR' }), creatureOf(2, { pokemon: 'WIGGLYTUFF' })]);
    },
  });
  await user.click(await screen.findByRole('button', { name: t('empty.fromBox') }));
  for (const box of await screen.findAllByRole('checkbox')) await user.click(box);
  await user.click(screen.getByRole('button', { name: t('box.add', { count: 2 }) }));
  const [first] = await cards();
  expect(first?.contains(document.activeElement)).toBe(true);
});
