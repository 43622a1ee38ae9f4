// When somebody last looked at a creature: by opening its editor or by a page's word, and never more than a Pokébox needs.
import { expect, test } from 'vitest';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { createDialogsStore, dialogActions } from './dialogs.ts';
import { createLookedStore, lookActions, readLooked } from './looked.ts';

function setUp(looked: Readonly<Record<string, number>> = {}) {
  const store = createLookedStore();
  store.setState({ looked });
  const dialogs = createDialogsStore();
  let time = 1000;
  const { lookAt } = lookActions(store, dialogs, () => ++time);
  return { lookAt, dialogs: dialogActions(dialogs), looked: () => store.getState().looked };
}

test('opening the editor of somebody who exists is a look, and so is what a page says', () => {
  const { lookAt, dialogs, looked } = setUp();
  const onSave = () => undefined;
  dialogs.openInput({ creature: creatureOf(1), onSave });
  dialogs.close('input');
  dialogs.openInput({ creature: creatureOf(2), onSave, isNew: true });
  // What else happens meanwhile is no second look.
  dialogs.openImport();
  expect(looked()).toEqual({ [idOf(1)]: 1001 });
  lookAt(idOf(3));
  lookAt(idOf(1));
  expect(looked()).toEqual({ [idOf(1)]: 1003, [idOf(3)]: 1002 });
});

test('of more than a Pokébox holds, those are forgotten who were looked at longest ago', () => {
  const { lookAt, looked } = setUp(Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [idOf(n), n])));
  lookAt(idOf(9999));
  expect(Object.keys(looked())).toHaveLength(2500);
  expect(looked()).toMatchObject({ [idOf(9999)]: 1001, [idOf(1)]: 1 });
  expect(looked()).not.toHaveProperty(idOf(0));
});

test('what was stored is read, and what makes no sense of it is left out', () => {
  expect(readLooked({ a: 5, b: 'soon', c: -1.5 })).toEqual({ looked: { a: 5 } });
  expect(readLooked(null)).toEqual({ looked: {} });
});
