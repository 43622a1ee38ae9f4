// The last steps: each can be undone as long as nothing newer has changed the same data.
import { expect, test } from 'vitest';
import { canUndo, createHistory, MOST_STEPS } from './history.ts';

/** Changes a value under a name, as a step. */
function setUp() {
  const values = new Map<string, number>();
  const history = createHistory(() => 1_000);
  const set = (name: string, value: number) => {
    values.set(name, value);
    history.note([name]);
  };
  const step = (name: string, value: number) => {
    const before = values.get(name) ?? 0;
    set(name, value);
    return history.add(`${name} is ${value}`, () => set(name, before));
  };
  const free = () => {
    const state = history.store.getState();
    return state.steps.filter((one) => canUndo(state, one)).map(({ text }) => text);
  };
  return { history, values, set, step, free };
}

test('steps about different data are undone in any order', () => {
  const { history, values, step, free } = setUp();
  const first = step('team:0', 1);
  step('team:1', 2);
  expect(free()).toEqual(['team:1 is 2', 'team:0 is 1']);
  history.undo(first);
  expect(values.get('team:0')).toBe(0);
  expect(free()).toEqual(['team:1 is 2']);
});

test('a step waits until newer ones about the same data are undone', () => {
  const { history, values, step, free } = setUp();
  step('team:0', 1);
  const second = step('team:0', 2);
  expect(free()).toEqual(['team:0 is 2']);
  history.undo(second);
  expect(values.get('team:0')).toBe(1);
  expect(free()).toEqual(['team:0 is 1']);
});

test('a newer change without a message also holds a step', async () => {
  const { step, set, free } = setUp();
  step('team:0', 1);
  await Promise.resolve();
  set('team:0', 5);
  expect(free()).toEqual([]);
});

test('a change from a moment before does not belong to a later step', async () => {
  const { history, set, step } = setUp();
  set('team:0', 1);
  await Promise.resolve();
  step('team:1', 1);
  expect([...(history.store.getState().steps[0]?.targets.keys() ?? [])]).toEqual(['team:1']);
});

test('only the newest steps are kept', () => {
  const { history, step } = setUp();
  for (let i = 0; i < MOST_STEPS + 3; i += 1) step(`team:${i}`, 1);
  expect(history.store.getState().steps).toHaveLength(MOST_STEPS);
  history.clear();
  expect(history.store.getState().steps).toEqual([]);
});
