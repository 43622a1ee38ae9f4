// When a creature was last viewed: in its editor or on a page, for no more creatures than a Pokébox holds.
import { expect, test } from 'vitest';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { createDialogsStore, dialogActions } from './dialogs.ts';
import { createLastViewedStore, lastViewedActions, readLastViewed } from './last-viewed.ts';

function setUp(lastViewed: Readonly<Record<string, number>> = {}) {
  const store = createLastViewedStore();
  store.setState({ lastViewed });
  const dialogs = createDialogsStore();
  let time = 1000;
  const { markViewed } = lastViewedActions(store, dialogs, () => ++time);
  return { markViewed, dialogs: dialogActions(dialogs), lastViewed: () => store.getState().lastViewed };
}

test('opening the editor of an existing creature counts as a view, and pages can report one', () => {
  const { markViewed, dialogs, lastViewed } = setUp();
  const onSave = () => undefined;
  dialogs.openInput({ creature: creatureOf(1), onSave });
  dialogs.close('input');
  dialogs.openInput({ creature: creatureOf(2), onSave, isNew: true });
  // Other changes of the dialogs are no second view.
  dialogs.openImport();
  expect(lastViewed()).toEqual({ [idOf(1)]: 1001 });
  markViewed(idOf(3));
  markViewed(idOf(1));
  expect(lastViewed()).toEqual({ [idOf(1)]: 1003, [idOf(3)]: 1002 });
});

test('above the limit, the creatures viewed longest ago are dropped', () => {
  const { markViewed, lastViewed } = setUp(Object.fromEntries(Array.from({ length: 2500 }, (_, n) => [idOf(n), n])));
  markViewed(idOf(9999));
  expect(Object.keys(lastViewed())).toHaveLength(2500);
  expect(lastViewed()).toMatchObject({ [idOf(9999)]: 1001, [idOf(1)]: 1 });
  expect(lastViewed()).not.toHaveProperty(idOf(0));
});

test('stored times are read, and invalid ones left out', () => {
  expect(readLastViewed({ a: 5, b: 'soon', c: -1.5 })).toEqual({ lastViewed: { a: 5 } });
  expect(readLastViewed(null)).toEqual({ lastViewed: {} });
});
