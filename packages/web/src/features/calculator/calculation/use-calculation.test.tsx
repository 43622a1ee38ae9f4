// @vitest-environment happy-dom
// What is shown while answers arrive, fail or are stopped: the last figures stay visible and are marked as old.
import { act, cleanup, renderHook } from '@testing-library/react';
import { afterEach, describe, expect, test } from 'vitest';
import { askedTeam } from '../../../sim/question.ts';
import { type AskedTeam, provideSimulator, type Simulator } from '../../../sim/simulator.ts';
import type { SimTasks } from '../../../sim/tasks.ts';
import { StateContext } from '../../../state/context.ts';
import type { Production } from '../../../state/data/results.ts';
import { startUp } from '../../../state/start-up.ts';
import { byId, creatureOf, teamOf } from '../../../testing/creatures.ts';
import { createDevice, createTab } from '../../../testing/fake-platform.ts';
import { createFakeServer } from '../../../testing/fake-server.ts';
import { SPECIFIED_SETTINGS } from '../../../testing/specified.ts';
import { useCalculation } from './use-calculation.ts';

afterEach(cleanup);

const creature = creatureOf(1);
/** The same member under other settings is another state of the team. */
function teamWith(camp: boolean): AskedTeam {
  const asked = askedTeam(SPECIFIED_SETTINGS, teamOf(0, [creature], { camp }), byId(creature));
  if (!asked) throw new Error('the team is empty');
  return asked;
}
const [PLAIN, CAMP] = [teamWith(false), teamWith(true)];

const production = (total: number) =>
  ({
    edition: SPECIFIED_SETTINGS.edition,
    team: { total },
    members: [{ externalId: creature.externalId }],
    errors: { members: [] },
    distributions: [],
    profiles: [],
  }) as unknown as Production;

async function setUp(device = createDevice()) {
  const app = await startUp(createTab(device, createFakeServer().fetch).make);
  const open: {
    part: (part: SimTasks['team']['part']) => void;
    resolve: (answer: Production) => void;
    reject: (why: Error) => void;
  }[] = [];
  const simulator = (_: string, __: unknown, { onPart }: { onPart: (part: SimTasks['team']['part']) => void }) =>
    new Promise<Production>((resolve, reject) => open.push({ part: onPart, resolve, reject }));
  provideSimulator(app, simulator as unknown as Simulator);
  const { result, rerender } = renderHook((props) => useCalculation(0, props.asked), {
    initialProps: { asked: PLAIN as AskedTeam | undefined },
    wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext>,
  });
  return {
    app,
    open,
    ask: (asked: AskedTeam | undefined) => rerender({ asked }),
    report: (total: number, done: number) =>
      act(async () => open.at(-1)?.part({ production: production(total), done })),
    progress: (done: number) => act(async () => open.at(-1)?.part({ done })),
    answer: (total: number) => act(async () => open.at(-1)?.resolve(production(total))),
    fail: () => act(async () => open.at(-1)?.reject(new Error('no'))),
    now: () => {
      const { report, phase, freshness } = result.current;
      return { total: report?.production.team.total, phase, freshness };
    },
    result,
  };
}

test('answers improve until the last one, and it counts as done while only the percentiles are settling', async () => {
  const { now, report, answer } = await setUp();
  expect(now()).toEqual({ total: undefined, phase: 'busy', freshness: 'improving' });
  await report(1, 0.4);
  expect(now()).toEqual({ total: 1, phase: 'busy', freshness: 'improving' });
  await report(2, 1);
  expect(now()).toEqual({ total: 2, phase: 'done', freshness: 'settling' });
  await answer(3);
  expect(now()).toEqual({ total: 3, phase: 'done', freshness: 'final' });
});

test('while the next question is open the last figures stay, as old ones; known ones come back at once', async () => {
  const { now, ask, answer, open } = await setUp();
  await answer(1);
  ask(CAMP);
  expect(now()).toEqual({ total: 1, phase: 'busy', freshness: 'old' });
  await answer(2);
  expect(now()).toMatchObject({ total: 2, freshness: 'final' });
  ask(PLAIN);
  expect(now()).toEqual({ total: 1, phase: 'done', freshness: 'final' });
  expect(open).toHaveLength(2);
});

test('the old total is held until a new one is worth showing, and no progress draws the same figures anew', async () => {
  const { now, ask, answer, report, progress, result } = await setUp();
  await answer(1);
  ask(CAMP);
  await progress(0.1);
  await progress(0.3);
  expect(now()).toEqual({ total: 1, phase: 'busy', freshness: 'old' });
  await report(2, 0.5);
  const shown = result.current.report;
  expect(now()).toEqual({ total: 2, phase: 'busy', freshness: 'improving' });
  await progress(0.7);
  expect(result.current.report).toBe(shown);
  expect(result.current.done).toBe(0.7);
});

describe('a failure', () => {
  test('leaves the last figures, marked as old, and is over when it is tried again', async () => {
    const { now, ask, answer, fail, result } = await setUp();
    await answer(1);
    ask(CAMP);
    await fail();
    expect(now()).toMatchObject({ total: 1, phase: 'failed', freshness: 'old' });
    act(() => result.current.onRetry());
    expect(now()).toMatchObject({ total: 1, phase: 'busy' });
    expect(result.current.failure).toBeUndefined();
  });

  test('while the points settle is no success', async () => {
    const { now, report, fail } = await setUp();
    await report(1, 1);
    await fail();
    expect(now()).toMatchObject({ total: 1, phase: 'failed' });
  });
});

test('stopping keeps what is known', async () => {
  const { now, report, result } = await setUp();
  await report(1, 0.4);
  act(() => result.current.onStop());
  expect(now()).toMatchObject({ total: 1, phase: 'stopped', freshness: 'improving' });
});

test('an emptied team has no figures', async () => {
  const { now, ask, answer } = await setUp();
  await answer(1);
  ask(undefined);
  expect(now()).toEqual({ total: undefined, phase: 'done', freshness: 'improving' });
});

test('the last answer is kept as the one that was seen', async () => {
  const { app, answer, result } = await setUp();
  await answer(5);
  const { answers, seen } = app.stores.results.getState();
  expect(seen[0]).toBe(result.current.key);
  expect(answers.get(result.current.key)?.team.total).toBe(5);
});
