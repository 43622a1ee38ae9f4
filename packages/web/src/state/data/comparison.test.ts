// A player's actions on the comparison, and what is left of it after a reload.
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, rest } from '../../testing/app.ts';
import { creatureOf, idOf } from '../../testing/creatures.ts';
import { START } from '../../testing/fake-platform.ts';
import { DEFAULT_COMPARE_VIEW, EMPTY_COMPARISON, moved } from './comparison.ts';
import { readComparison } from './read-comparison.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

async function setUp() {
  const opened = await openApp();
  const { app } = opened;
  const ids = () => app.stores.comparison.getState().members.map(({ externalId }) => externalId);
  return { ...opened, ids };
}

test('several creatures are added in order, without duplicates, and only up to the limit', async () => {
  const { app, ids } = await setUp();
  for (let n = 0; n < 8; n += 1) app.creatures.compare(creatureOf(n));
  const undo = app.creatures.compareMany([creatureOf(3), creatureOf(20), creatureOf(21), creatureOf(22)]);
  expect(ids().slice(8)).toEqual([idOf(20), idOf(21)]);
  undo();
  expect(ids()).toHaveLength(8);
  expect(app.stores.creatures.getState().creatures[idOf(20)]).toBeUndefined();
});

test('moving one creature shifts the others', async () => {
  const { app, ids } = await setUp();
  for (let n = 0; n < 4; n += 1) app.creatures.compare(creatureOf(n));
  app.creatures.moveCompared(idOf(3), 0);
  expect(ids()).toEqual([idOf(3), idOf(0), idOf(1), idOf(2)]);
  app.creatures.moveCompared(idOf(3), 9);
  expect(ids()[0]).toBe(idOf(3));
  expect(moved(['a', 'b', 'c'], 0, 2)).toEqual(['b', 'c', 'a']);
});

test('undoing a removal leaves the view as it is now', async () => {
  const { app, ids } = await setUp();
  app.creatures.compare(creatureOf(1));
  app.creatures.compare(creatureOf(2));
  const undo = app.creatures.removeCompared(idOf(1));
  app.creatures.changeCompareView({ tab: 'misc' });
  app.creatures.setComparisonWindow('WEEK');
  undo();
  expect(ids()).toEqual([idOf(1), idOf(2)]);
  expect(app.stores.comparison.getState()).toMatchObject({ timeWindow: 'WEEK', view: { tab: 'misc' } });
});

test('clearing deletes creatures that are used nowhere else, and undo restores all', async () => {
  const { app, ids } = await setUp();
  app.teams.putMember(0, 0, creatureOf(1));
  app.creatures.compare(creatureOf(1));
  app.creatures.compare(creatureOf(2));
  app.creatures.setComparisonTeam(0);
  app.creatures.changeCompareView({ level: 50, baseline: idOf(2) });
  const undo = app.creatures.clearComparison();
  expect(Object.keys(app.stores.creatures.getState().creatures)).toEqual([idOf(1)]);
  expect(app.stores.comparison.getState()).toMatchObject({ teamIndex: null, view: { level: null, baseline: null } });
  undo();
  expect(ids()).toEqual([idOf(1), idOf(2)]);
  expect(app.stores.comparison.getState()).toMatchObject({ teamIndex: 0, view: { level: 50, baseline: idOf(2) } });
});

test('teams keep their figures while others come and go', async () => {
  const { app } = await setUp();
  app.creatures.setComparedTeams([2, 5]);
  app.creatures.setComparedTeam(5, { error: 1 } as never, 'key');
  app.creatures.setComparedTeams([5, 7]);
  expect(app.stores.comparison.getState().teams).toEqual([
    { index: 5, seen: 'key' },
    { index: 7, seen: '' },
  ]);
});

test(`the player's choices survive a reload`, async () => {
  const { app, server, device } = await setUp();
  app.creatures.compare(creatureOf(1));
  app.creatures.changeCompareView({ tab: 'strength', asData: true, ingredients: 'max', level: 50 });
  app.creatures.changeCompareView({ sorting: { misc: { by: 'helps', ascending: true } } });
  app.creatures.setComparedTeams([1, 3]);
  await rest();
  const again = (await openApp(server, device)).app.stores.comparison.getState();
  expect(again).toEqual(app.stores.comparison.getState());
});

test('invalid stored values become the defaults', () => {
  expect(readComparison('nonsense')).toEqual(EMPTY_COMPARISON);
  expect(
    readComparison({ view: { tab: 'x', level: 400, sorting: { a: 1 } }, teams: [{ index: 12 }, { index: 1 }] }),
  ).toEqual({
    ...EMPTY_COMPARISON,
    view: DEFAULT_COMPARE_VIEW,
    teams: [{ index: 1, seen: '' }],
  });
});
