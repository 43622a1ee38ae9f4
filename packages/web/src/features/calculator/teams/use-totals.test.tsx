// @vitest-environment happy-dom
// The totals of all teams: one team after the other, a failure does not hold up the rest, and what was found is kept.

import type { TeamQuestion } from '@oversleep/questions';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { provideSimulator, type Simulator } from '../../../sim/simulator.ts';
import { StateContext } from '../../../state/context.ts';
import type { Production } from '../../../state/data/results.ts';
import { startUp } from '../../../state/start-up.ts';
import { creatureOf } from '../../../testing/creatures.ts';
import { createDevice, createTab } from '../../../testing/fake-platform.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { useTotals } from './use-totals.ts';

afterEach(cleanup);

test('one team after the other, past one that fails, and nothing twice', async () => {
  const app = await startUp(createTab(createDevice(), createFakeServer().fetch).make);
  const open: { level: number | undefined; resolve: (answer: Production) => void; reject: (why: Error) => void }[] = [];
  const simulator = (_: string, { members: [first] }: TeamQuestion) =>
    new Promise<Production>((resolve, reject) => open.push({ level: first?.creature.level, resolve, reject }));
  provideSimulator(app, simulator as unknown as Simulator);
  act(() => {
    for (const index of [0, 1, 3]) app.teams.putMember(index, 0, creatureOf(index + 1, { level: 10 + index }));
  });
  const show = () =>
    renderHook(useTotals, { wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext> });
  const { result, unmount } = show();
  const totals = () => [...result.current];
  const answer = (total: number) =>
    act(async () => open.at(-1)?.resolve({ team: { total }, members: [] } as unknown as Production));

  expect(open.map(({ level }) => level)).toEqual([10]);
  expect(totals()).toEqual([[0, 'busy']]);
  await answer(100);
  expect(open.map(({ level }) => level)).toEqual([10, 11]);
  await act(async () => open.at(-1)?.reject(new Error('no')));
  expect(totals()).toEqual([
    [0, 100],
    [1, 'failed'],
    [3, 'busy'],
  ]);
  await answer(300);
  expect(result.current.get(3)).toBe(300);
  expect(Object.keys(app.stores.results.getState().seen)).toEqual(['0', '3']);

  unmount();
  await act(async () => {});
  const again = show().result;
  expect(again.current.get(0)).toBe(100);
  expect(again.current.get(3)).toBe(300);
  expect(open.map(({ level }) => level)).toEqual([10, 11, 13, 11]);
});
