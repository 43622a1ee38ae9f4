// A search in several workers: one leads and asks the others through ports; the death of any of them ends it.

import type { TeamSearch } from '@oversleep/questions';
import { expect, test, vi } from 'vitest';
import type { FoundTeams } from '../../state/data/results.ts';
import { fakeWorkers } from '../../testing/fake-workers.ts';
import type { Handlers } from '../../workers/host.ts';
import { createWorkerPool } from '../../workers/worker-pool.ts';
import { longTaskHandlers } from '../long-task-handlers.ts';
import type { LongTasks } from '../long-task-types.ts';
import { searchWith } from './search-here.ts';

const asked = {} as TeamSearch;
const found = (done: number) => ({ done }) as FoundTeams;

/** A leader that reports as many rounds as the test asks for. */
function begin(size: number) {
  let isServed = 0;
  const handlers: Handlers<LongTasks> = {
    ...longTaskHandlers,
    lead: async ({ ports }, { part, step }) => {
      for (let round = 1; round <= 3; round += 1) {
        await step();
        part(found(round / 10));
      }
      for (const port of ports) port.close();
      return new Promise(() => {});
    },
    serve: (port) => {
      port.close();
      isServed += 1;
      return new Promise(() => {});
    },
  };
  const fakes = fakeWorkers(handlers);
  const heard: number[] = [];
  const failure = vi.fn();
  const workers = createWorkerPool<LongTasks>({ start: fakes.start, size, locks: fakes.locks });
  const search = searchWith(workers, size, asked, {
    onFound: ({ done }) => void heard.push(done),
    onFailure: failure,
  });
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setImmediate(resolve));
  };
  return { fakes, heard, failure, search, until, served: () => isServed };
}

test('one worker leads and the others serve; ending the search frees all of them', async () => {
  const { fakes, heard, search, until, served, failure } = begin(3);
  await until(() => heard.length === 3 && served() === 2);
  expect(fakes.workers).toHaveLength(3);
  search.end();
  expect(fakes.workers.every(({ ended }) => ended)).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(failure).not.toHaveBeenCalled();
});

test('a worker that dies without an event ends the search with one failure', async () => {
  const { fakes, failure, until, served } = begin(3);
  await until(() => served() === 2);
  fakes.workers[2]?.die();
  await until(() => failure.mock.calls.length > 0);
  expect(fakes.workers.every(({ ended }) => ended)).toBe(true);
  await new Promise((resolve) => setImmediate(resolve));
  expect(failure.mock.calls).toEqual([['It stopped unexpectedly']]);
});

test('a paused search reports nothing until it resumes', async () => {
  const { heard, search, until } = begin(1);
  search.pause();
  for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  expect(heard).toEqual([]);
  search.goOn();
  await until(() => heard.length === 3);
  search.end();
});
