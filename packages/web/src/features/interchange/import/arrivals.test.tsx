// @vitest-environment happy-dom
// Repairs of what earlier imports left, with Undo: species that the game knows by now, nicknames that no file had.
import { gameOf, NEWEST_EDITION } from '@oversleep/game';
import { readBox, toCreature } from '@oversleep/interchange';
import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { messages } from '../../../messages/messages.ts';
import { idOf } from '../../../testing/creatures.ts';
import { openPage } from '../../../testing/page.tsx';
import { Arrivals } from './arrivals.tsx';

const t = messages('arrivals');

/** Tinkatink, which was not in the game of 2025, and a species that no game has. */
function sleepers() {
  const old = gameOf('2025-10');
  const [tinkatink] = readBox(old, '0TuApwj5-38f@Hammer').creatures;
  const [blobby] = readBox(old, 'Pokémon,Level\nBlobby,4').creatures;
  if (!tinkatink || !blobby) throw new Error('A record without a creature');
  const at = '2025-11-01T08:00:00.000Z';
  return [
    { ...toCreature(old, tinkatink, { id: idOf(1), format: 'pokesleep-lines', at }), tags: ['mine'] },
    toCreature(old, blobby, { id: idOf(2), format: 'pokesleep-csv', at }),
  ];
}

const knows = gameOf(NEWEST_EDITION);

test('opening the box rereads unknown species; after Undo they stay unknown', async () => {
  const { app, user } = await openPage(<Arrivals isOver={false} />, {
    at: '/box',
    prepare: ({ box }) => void box.saveMany(sleepers(), []),
  });
  const speciesOf = (n: number) => app.stores.creatures.getState().creatures[idOf(n)]?.pokemon ?? '';
  await screen.findByText(t('reread', { count: 1 }));
  expect(knows.species.find(speciesOf(1))).toBeDefined();
  expect(app.stores.creatures.getState().creatures[idOf(1)]).toMatchObject({ name: 'Hammer', tags: ['mine'] });
  expect(knows.species.find(speciesOf(2))).toBeUndefined();

  await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
  await waitFor(() => expect(knows.species.find(speciesOf(1))).toBeUndefined());
  act(() => app.dialogs.openImport());
  expect(knows.species.find(speciesOf(1))).toBeUndefined();
});

test('other pages reread nothing', async () => {
  const { app } = await openPage(<Arrivals isOver={false} />, {
    at: '/recipes',
    prepare: ({ box }) => void box.saveMany(sleepers(), []),
  });
  expect(knows.species.find(app.stores.creatures.getState().creatures[idOf(1)]?.pokemon ?? '')).toBeUndefined();
});

/** Raichu and Alolan Vulpix as imports made them up to November 2026, and one that its file calls Raichu. */
function madeUp() {
  const at = '2026-11-01T08:00:00.000Z';
  return ['oQEAr4wDZ3x-', 'UQJDJkVF8H8f', 'oQEAr4wDZ3x-@Raichu'].map((line, i) => {
    const [read] = readBox(knows, line).creatures;
    if (!read) throw new Error('A record without a creature');
    const creature = toCreature(knows, read, { id: idOf(i + 1), format: 'pokesleep-lines', at });
    return { ...creature, name: ['Raichu', 'Vulpix (Alol', 'Raichu'][i] ?? '' };
  });
}

test('a nickname that an import made up is removed; Undo restores it for good', async () => {
  const { app, user } = await openPage(<Arrivals isOver={false} />, {
    at: '/recipes',
    prepare: ({ box }) => void box.saveMany(madeUp(), []),
  });
  const names = () => [1, 2, 3].map((n) => app.stores.creatures.getState().creatures[idOf(n)]?.name);
  await screen.findByText(t('invented', { count: 2 }));
  expect(names()).toEqual(['', '', 'Raichu']);

  await user.click(screen.getByRole('button', { name: messages('shell')('ui.undo') }));
  await waitFor(() => expect(names()).toEqual(['Raichu', 'Vulpix (Alol', 'Raichu']));
  expect(app.stores.user.getState().keepsInventedNames).toBe(true);
  act(() => void app.box.saveMany(madeUp().map((creature) => ({ ...creature, level: 9 }))));
  expect(names()).toEqual(['Raichu', 'Vulpix (Alol', 'Raichu']);
});
