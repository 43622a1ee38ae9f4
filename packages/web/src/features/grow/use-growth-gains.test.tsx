// @vitest-environment happy-dom
// Weekly gains of upgrades: members in their team, others alone, each compared with itself.
import { gameOf } from '@oversleep/game';
import type { TeamQuestion } from '@oversleep/questions';
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { provideSimulator, type Simulator } from '../../sim/simulator.ts';
import { StateContext } from '../../state/context.ts';
import { startUp } from '../../state/start-up.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { createDevice, createTab } from '../../testing/fake-platform.ts';
import { createFakeServer } from '../../testing/fake-server.ts';
import { type Growth, useGrowthGains } from './use-growth-gains.ts';

afterEach(cleanup);

const settled = () => act(() => new Promise((resolve) => setImmediate(resolve)));

/** A team makes as much as all its levels; level 99 cannot be simulated. */
async function setUp(growths: readonly Growth[]) {
  const app = await startUp(createTab(createDevice(), createFakeServer().fetch).make);
  const simulator = vi.fn(async (_: string, { question: { members } }: { question: TeamQuestion }) => {
    const levels = members.map(({ creature }) => creature.level);
    if (levels.includes(99)) throw new Error('no such level');
    return {
      production: { team: { total: levels.reduce((sum, level) => sum + level, 0) }, members: [] },
      values: null,
    };
  });
  provideSimulator(app, simulator as unknown as Simulator);
  act(() => {
    app.teams.putMember(0, 0, creatureOf(1, { level: 10 }));
    app.teams.putMember(0, 1, creatureOf(2, { level: 50 }));
  });
  const { result, rerender } = renderHook((props) => useGrowthGains(gameOf('2025-10'), props.growths), {
    initialProps: { growths },
    wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext>,
  });
  return { simulator, result, grow: (others: readonly Growth[]) => rerender({ growths: others }) };
}

const growth = (n: number, from: number, to: number): Growth => ({
  creature: creatureOf(n, { level: from }),
  grown: creatureOf(n, { level: to }),
});

test('a member counts in its team, others alone', async () => {
  const { result, simulator } = await setUp([growth(1, 10, 15), growth(3, 20, 30)]);
  expect(result.current.state).toBe('working');
  await settled();
  expect(result.current.state).toBe('done');
  expect([...result.current.of.values()].map(({ mean, where }) => [mean, where])).toEqual([
    [5, 'team'],
    [10, 'alone'],
  ]);
  expect(simulator.mock.calls.map(([, { question }]) => question.members.length)).toEqual([2, 2, 1, 1]);
});

test('another wish only simulates what is not known yet', async () => {
  const { result, simulator, grow } = await setUp([growth(3, 20, 30)]);
  await settled();
  grow([growth(3, 20, 40)]);
  expect(result.current.of.size).toBe(0);
  await settled();
  expect(result.current.of.get(creatureOf(3).externalId)?.mean).toBe(20);
  expect(simulator).toHaveBeenCalledTimes(3);
  grow([growth(3, 20, 30)]);
  expect(result.current.of.get(creatureOf(3).externalId)?.mean).toBe(10);
});

test('one that cannot be simulated does not affect the others', async () => {
  const { result } = await setUp([growth(3, 20, 99), growth(4, 20, 30)]);
  await settled();
  expect(result.current.state).toBe('failed');
  expect([...result.current.of.keys()]).toEqual([creatureOf(4).externalId]);
});
