// Appraising the box: visible rows first, nothing twice, which member is replaced in a full team, and creatures that cannot be simulated.
import type { Estimate } from '@oversleep/engine';
import type { TeamQuestion } from '@oversleep/questions';
import { describe, expect, test, vi } from 'vitest';
import type { WorthSheet } from '../state/data/results.ts';
import { byId, creatureOf, teamOf } from '../testing/creatures.ts';
import { SPECIFIED_SETTINGS } from '../testing/specified.ts';
import { TaskFailed } from '../workers/worker-pool.ts';
import { appraise, type Gains } from './appraise.ts';
import { askedTeam } from './question.ts';
import { wantsOf, worthOf } from './worth.ts';

const box = Array.from({ length: 20 }, (_, n) => creatureOf(n, { level: 10 + n, saved: true }));

function teamWith(count: number): TeamQuestion {
  const members = box.slice(0, count);
  const asked = askedTeam(SPECIFIED_SETTINGS, teamOf(0, box.slice(0, Math.max(1, count))), byId(...box));
  if (!asked) throw new Error('no member');
  return { ...asked.question, members: members.map((creature) => ({ creature, sneakySnacking: false })) };
}

/** Worth its level, alone and among others; the third adds nothing to any team. */
const byLevel: Gains = (_, joining) =>
  Promise.resolve(
    joining.map(({ creature: { level } }): Estimate => ({ mean: level === 12 ? 0 : 1000 * level, error: level })),
  );

function setUp(
  team: TeamQuestion,
  gains: Gains = byLevel,
  near: readonly number[] = [],
  isMoving: () => boolean = () => false,
) {
  const sheets = new Map<string, WorthSheet>();
  const asked = vi.fn(gains);
  const run = (signal = new AbortController().signal) =>
    appraise({
      team,
      creatures: box,
      visible: () => (isMoving() ? 'moving' : new Set(near.map((n) => box[n]?.externalId ?? ''))),
      sheets,
      onFound: (key, found) => void sheets.set(key, { ...sheets.get(key), ...found }),
      gains: asked,
      signal,
    });
  const worths = () => wantsOf(team, box, sheets).map((wants) => worthOf(sheets, wants));
  /** Levels of the creatures asked about, call by call, and how many members they would join. */
  const calls = () =>
    asked.mock.calls.map(([{ members }, joining]) => ({
      others: members.length,
      levels: joining.map(({ creature }) => creature.level),
    }));
  return { run, worths, calls, asked };
}

test('without a team every creature is appraised alone, and never twice', async () => {
  const { run, worths, asked, calls } = setUp(teamWith(0));
  expect(await run()).toBe(0);
  expect(worths()[5]).toEqual({ alone: { mean: 15_000, error: 15 }, inTeam: undefined });
  expect(calls().flatMap(({ levels }) => levels)).toHaveLength(box.length);
  asked.mockClear();
  await run();
  expect(asked).not.toHaveBeenCalled();
});

test('creatures on the screen come first, in small batches', async () => {
  const { run, calls } = setUp(teamWith(2), byLevel, [17, 18]);
  await run();
  const [first, second] = calls();
  expect(first).toEqual({ others: 0, levels: [27, 28] });
  expect(second).toEqual({ others: 2, levels: [27, 28] });
  expect(Math.max(...calls().map(({ levels }) => levels.length))).toBeLessThanOrEqual(8);
});

test('no creature is appraised while the list scrolls', async () => {
  vi.useFakeTimers();
  let isMoving = true;
  const { run, worths, asked } = setUp(teamWith(0), byLevel, [], () => isMoving);
  const running = run();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).not.toHaveBeenCalled();
  isMoving = false;
  await vi.advanceTimersByTimeAsync(2000);
  vi.useRealTimers();
  expect(await running).toBe(0);
  expect(worths().every(({ alone }) => alone)).toBe(true);
});

describe('a full team', () => {
  test('the member that is missed least gives way to creatures outside the team', async () => {
    const { run, worths, asked } = setUp(teamWith(5));
    await run();
    const outside = asked.mock.calls.filter(([, joining]) => joining.some(({ creature }) => creature.level > 14));
    const hosts = outside.map(([{ members }]) => members.map(({ creature }) => creature.level).join());
    expect(new Set(hosts)).toEqual(new Set(['', '10,11,13,14']));
    expect(worths().every(({ alone, inTeam }) => alone && inTeam)).toBe(true);
  });

  test('a member keeps its own slot', async () => {
    const { run, asked } = setUp(teamWith(5));
    await run();
    for (const [{ members }, joining] of asked.mock.calls)
      for (const { creature } of joining) expect(members.map((member) => member.creature)).not.toContain(creature);
  });
});

test('a creature that cannot be simulated is left out, the others are not', async () => {
  const gains: Gains = (question, joining) =>
    joining.some(({ creature }) => creature.level === 20)
      ? Promise.reject(new TaskFailed({ name: 'Error', message: 'no such nature' }))
      : byLevel(question, joining);
  const { run, worths } = setUp(teamWith(0), gains);
  expect(await run()).toBe(1);
  expect(worths().filter(({ alone }) => alone === undefined)).toHaveLength(1);
});

test('after an abort it asks nothing more', async () => {
  const stop = new AbortController();
  const gains: Gains = () => {
    stop.abort();
    return Promise.reject(stop.signal.reason);
  };
  const { run, calls } = setUp(teamWith(0), gains);
  await expect(run(stop.signal)).rejects.toThrow();
  expect(calls().length).toBeLessThanOrEqual(3);
});
