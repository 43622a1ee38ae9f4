// @vitest-environment happy-dom
// Several questions at once: all together or in turn, each with its own failure, and known ones are not asked again.

import type { TeamQuestion } from '@oversleep/questions';
import { act, cleanup, render, renderHook, waitFor } from '@testing-library/react';
import { useDeferredValue, useEffect, useMemo } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { StateContext } from '../state/context.ts';
import type { Production } from '../state/data/results.ts';
import { startUp } from '../state/start-up.ts';
import { creatureOf, teamOf } from '../testing/creatures.ts';
import { createDevice, createTab } from '../testing/fake-platform.ts';
import { createFakeServer } from '../testing/fake-server.ts';
import { type AnswerRow, memoryRow } from './answer-row.ts';
import { QUESTION_ROWS } from './answer-rows.ts';
import { settingsFor } from './question.ts';
import { provideSimulator } from './simulator.ts';
import { useAnswer, useAnswers } from './use-answer.ts';

afterEach(cleanup);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** Questions that the test answers, by name. */
async function setUp() {
  const app = await startUp(createTab(createDevice(), createFakeServer().fetch).make);
  const open = new Map<string, { resolve: (answer: string) => void; reject: (error: Error) => void }>();
  const asked: string[] = [];
  const row = memoryRow<string, string>(10, {
    key: (input) => input,
    ask: (_, input) => {
      asked.push(input);
      return new Promise((resolve, reject) => open.set(input, { resolve, reject }));
    },
  });
  const hook = (inputs: readonly string[], inTurn: boolean) =>
    renderHook((props) => useAnswers(row, props.inputs, 0, inTurn), {
      initialProps: { inputs },
      wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext>,
    });
  return {
    app,
    row,
    asked,
    hook,
    answer: (name: string) => act(async () => open.get(name)?.resolve(`${name}!`)),
    fail: (name: string) => act(async () => open.get(name)?.reject(new Error('no'))),
  };
}

test('all are asked at once, and answers are in the order of the questions', async () => {
  const { hook, asked, answer } = await setUp();
  const { result } = hook(['a', 'b'], false);
  expect(asked).toEqual(['a', 'b']);
  await answer('b');
  expect(result.current.map(({ state, value }) => [state, value])).toEqual([
    ['waiting', undefined],
    ['here', 'b!'],
  ]);
});

test('in turn, the next one is asked when the one before is known or has failed', async () => {
  const { hook, asked, answer, fail } = await setUp();
  const { result } = hook(['a', 'b', 'c'], true);
  expect(asked).toEqual(['a']);
  await fail('a');
  expect(asked).toEqual(['a', 'b']);
  await answer('b');
  await answer('c');
  expect(result.current.map(({ state }) => state)).toEqual(['failed', 'here', 'here']);
  act(() => result.current[0]?.retry());
  expect(asked).toEqual(['a', 'b', 'c', 'a']);
});

test('replacing one question of several does not ask the others again', async () => {
  const { hook, asked, answer } = await setUp();
  const { result, rerender } = hook(['a', 'b'], false);
  await answer('a');
  rerender({ inputs: ['c', 'b', 'a'] });
  expect(asked).toEqual(['a', 'b', 'c']);
  expect(result.current.map(({ value }) => value)).toEqual([undefined, undefined, 'a!']);
});

test('the list is the same object until something changes', async () => {
  const { hook } = await setUp();
  const inputs = ['a', 'b'];
  const { result, rerender } = hook(inputs, false);
  const before = result.current;
  rerender({ inputs });
  expect(result.current).toBe(before);
});

const LAST_PART = 5;
const PLACES = ['first', 'second', 'third', 'fourth'];

function Figure({ onDraw }: { readonly onDraw: () => void }) {
  onDraw();
  return null;
}

interface FiguresProps {
  readonly row: AnswerRow<string, number>;
  readonly onDraw: (place: string, part: number) => void;
  readonly onDrawn: (part: number) => void;
}

/** Rendered like the calculator's results. */
function Figures({ row, onDraw, onDrawn }: FiguresProps) {
  const part = useDeferredValue(useAnswer(row, 'team').value) ?? 0;
  useEffect(() => onDrawn(part), [onDrawn, part]);
  return useMemo(
    () => PLACES.map((place) => <Figure key={place} onDraw={() => onDraw(place, part)} />),
    [onDraw, part],
  );
}

test('a part that arrives during rendering does not restart that rendering', async () => {
  const { app } = await setUp();
  let report = (_: number) => {};
  const row = memoryRow<string, number>(10, {
    key: (input) => input,
    ask: (_, __, onPart) => {
      report = (part) => onPart(part, 0);
      return new Promise(() => {});
    },
  });
  // Each figure takes longer to render than React works without a pause.
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const onDraw = (place: string, part: number) => {
    now += 10;
    if (place === 'second' && part > 0 && part < LAST_PART) queueMicrotask(() => report(part + 1));
  };
  const drawn: number[] = [];
  const onDrawn = (part: number) => void drawn.push(part);
  render(<Figures row={row} onDraw={onDraw} onDrawn={onDrawn} />, {
    wrapper: ({ children }) => <StateContext value={app}>{children}</StateContext>,
  });
  // React does not pause inside `act`.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  report(1);
  await waitFor(() => expect(drawn).toContain(LAST_PART));
  // React numbers its transitions in a circle and may restart one where the circle closes.
  expect(drawn.length).toBeGreaterThanOrEqual(LAST_PART);
});

test('a row that needs the answer of another asks for it once', async () => {
  const { app, row, asked, answer } = await setUp();
  const { signal } = new AbortController();
  const first = row.find(app, 'a', () => {}, signal);
  await answer('a');
  expect(await first).toBe('a!');
  expect(await row.find(app, 'a', () => {}, signal)).toBe('a!');
  expect(asked).toEqual(['a']);
});

test('a team is simulated once for all teams of the same builds, and each answer has its own names', async () => {
  const { app } = await setUp();
  const question = (id: number): TeamQuestion => {
    const creature = { ...creatureOf(1), externalId: creatureOf(id).externalId };
    const { user } = app.stores;
    return {
      edition: user.getState().edition,
      settings: settingsFor({ ...user.getState(), event: null } as never, teamOf(0, [creature])),
      members: [{ creature, sneakySnacking: false }],
    };
  };
  const simulator = vi.fn(async (_: string, { members }: TeamQuestion) => ({
    members: members.map(({ creature }) => ({ externalId: creature.externalId })),
  }));
  provideSimulator(app, simulator as never);
  const { signal } = new AbortController();
  const namesOf = ({ members }: Production) => members.map(({ externalId }) => externalId);
  const own = await QUESTION_ROWS.team.find(app, question(1), () => {}, signal);
  const twin = await QUESTION_ROWS.team.find(app, question(2), () => {}, signal);
  expect(namesOf(own)).toEqual([creatureOf(1).externalId]);
  expect(namesOf(twin)).toEqual([creatureOf(2).externalId]);
  expect(simulator).toHaveBeenCalledOnce();
});
