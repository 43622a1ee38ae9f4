// @vitest-environment happy-dom
// Somebody whose species nobody knew sleeps in the box until the game knows it: woken by a look at the box, once, with a way back.
import { EDITIONS, gameOf } from '@oversleep/game';
import { readBox, takenOver } from '@oversleep/interchange';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { idOf } from '../../testing/creatures.ts';
import { openPage } from '../../testing/page.tsx';
import { Arrivals } from './arrivals.tsx';

/** Tinkatink, whom the game of 2025 did not have, and a species that no game has. */
function sleepers() {
  const old = gameOf('2025-10');
  const [tinkatink] = readBox(old, '0TuApwj5-38f@Hammer').creatures;
  const [blobby] = readBox(old, 'Pokémon,Level\nBlobby,4').creatures;
  if (!tinkatink || !blobby) throw new Error('A record without a creature');
  const at = '2025-11-01T08:00:00.000Z';
  return [
    { ...takenOver(old, tinkatink, { id: idOf(1), format: 'pokesleep-lines', at }), tags: ['mine'] },
    takenOver(old, blobby, { id: idOf(2), format: 'pokesleep-csv', at }),
  ];
}

const knows = gameOf(EDITIONS.at(-1) ?? '2025-10');

test('on the page of the box they wake up; Undo puts them to sleep again and leaves them alone', async () => {
  const { app, user } = await openPage(<Arrivals isOver={false} />, {
    at: '/box',
    prepare: ({ box }) => void box.saveMany(sleepers(), []),
  });
  const speciesOf = (n: number) => app.stores.creatures.getState().creatures[idOf(n)]?.pokemon ?? '';
  await screen.findByText('1 in your Pokébox woke up: the game knows its species now');
  expect(knows.species.find(speciesOf(1))).toBeDefined();
  expect(app.stores.creatures.getState().creatures[idOf(1)]).toMatchObject({ name: 'Hammer', tags: ['mine'] });
  expect(knows.species.find(speciesOf(2))).toBeUndefined();

  await user.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(knows.species.find(speciesOf(1))).toBeUndefined());
  act(() => app.dialogs.openImport());
  expect(knows.species.find(speciesOf(1))).toBeUndefined();
});

test('elsewhere nobody is woken', async () => {
  const { app } = await openPage(<Arrivals isOver={false} />, {
    at: '/recipes',
    prepare: ({ box }) => void box.saveMany(sleepers(), []),
  });
  expect(knows.species.find(app.stores.creatures.getState().creatures[idOf(1)]?.pokemon ?? '')).toBeUndefined();
});
