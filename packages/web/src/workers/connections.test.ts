// The same tasks without workers, in the page itself.
import { afterEach, expect, test, vi } from 'vitest';
import { poolInPage, poolOnDevice } from './connections.ts';

interface Tasks {
  double: { input: number; part: string; answer: number };
}

const handlers = {
  double: async (
    input: number,
    { part, step }: { readonly part: (part: string) => void; readonly step: () => Promise<void> },
  ) => {
    part('begun');
    await step();
    return 2 * input;
  },
};

afterEach(() => void vi.unstubAllGlobals());

test('a task in the page reports and answers', async () => {
  const parts: string[] = [];
  const { ask } = poolInPage<Tasks>(async () => handlers);
  expect(await ask('double', 21, { onPart: (part) => parts.push(part) })).toBe(42);
  expect(parts).toEqual(['begun']);
});

test('an abort stops a task in the page at its next step', async () => {
  const { ask } = poolInPage<Tasks>(async () => handlers);
  const stop = new AbortController();
  await expect(ask('double', 1, { signal: stop.signal, onPart: () => stop.abort('enough') })).rejects.toBe('enough');
  expect(await ask('double', 2)).toBe(4);
});

test('tasks that could not be loaded fail with the reason', async () => {
  const { ask } = poolInPage<Tasks>(() => Promise.reject(new Error('The file is gone')));
  await expect(ask('double', 1)).rejects.toThrow('The file is gone');
});

test('if a worker cannot be started, the page answers', async () => {
  vi.stubGlobal('Worker', class {});
  const make = vi.fn(() => {
    throw new Error('not allowed');
  });
  const { ask } = poolOnDevice<Tasks>(make, 2, async () => handlers);
  expect(await ask('double', 21)).toBe(42);
  expect(make).toHaveBeenCalledOnce();
});
