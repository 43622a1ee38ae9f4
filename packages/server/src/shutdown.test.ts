// How the process ends: in order, in time, and with the store closed whatever else hangs.
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createShutdown } from './shutdown.ts';

function setUp(threads: Promise<unknown> = Promise.resolve()) {
  const events: string[] = [];
  const shutdown = createShutdown({
    complain: (sentence) => events.push(sentence),
    exit: (code) => events.push(`exit ${code}`),
    endThreads: () => threads,
    kill: () => events.push('kill'),
  });
  const add = (name: string, close: () => Promise<unknown> = async () => {}, mayBeCutOff = false) =>
    shutdown.add({
      name,
      withinMs: 3000,
      mayBeCutOff,
      close: () => {
        events.push(`close ${name}`);
        return close();
      },
    });
  return { events, shutdown, add };
}

const never = () => new Promise<never>(() => {});

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

describe('shutdown', () => {
  test('closes the parts in the opposite order of their start and ends with 0', async () => {
    const { events, shutdown, add } = setUp();
    for (const name of ['store', 'jobs', 'web']) add(name);
    shutdown.signal();
    await vi.runAllTimersAsync();
    expect(events).toEqual(['close web', 'close jobs', 'close store', 'exit 0']);
  });

  test('closes once, however often a terminal repeats the signal', async () => {
    const { events, shutdown, add } = setUp();
    add('store');
    shutdown.signal();
    shutdown.signal();
    await vi.runAllTimersAsync();
    shutdown.signal();
    expect(events).toEqual(['close store', 'exit 0']);
  });

  test('goes on when a part fails or hangs, names it and ends with 1', async () => {
    const { events, shutdown, add } = setUp();
    add('store');
    add('jobs', never);
    add('web', () => Promise.reject(new Error('broken')));
    shutdown.signal();
    await vi.runAllTimersAsync();
    expect(events).toEqual([
      'close web',
      'close jobs',
      'close store',
      'The web could not be closed in order.',
      'The jobs could not be closed in order.',
      'exit 1',
    ]);
  });

  test('cuts off without a word what loses nothing by it', async () => {
    const { events, shutdown, add } = setUp();
    add('store');
    add('calculations', never, true);
    shutdown.signal();
    await vi.runAllTimersAsync();
    expect(events).toEqual(['close calculations', 'close store', 'exit 0']);
  });

  test('a second signal waits for the store only', async () => {
    const { events, shutdown, add } = setUp();
    add('store');
    add('web', never);
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(1500);
    expect(events).toEqual(['close web']);
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(0);
    expect(events).toEqual(['close web', 'close store', 'exit 1']);
  });

  test('waits for threads, which would keep the process from ending', async () => {
    let end = (_: unknown) => {};
    const { events, shutdown, add } = setUp(
      new Promise((resolve) => {
        end = resolve;
      }),
    );
    add('store');
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(5000);
    expect(events).toEqual(['close store']);
    end(undefined);
    await vi.runAllTimersAsync();
    expect(events).toEqual(['close store', 'exit 0']);
  });

  test('kills the process after ten seconds when a thread never ends', async () => {
    const { events, shutdown, add } = setUp(never());
    add('store');
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(8400);
    expect(events).toEqual(['close store']);
    await vi.advanceTimersByTimeAsync(1600);
    expect(events).toEqual(['close store', 'Oversleep did not end in time and was stopped.', 'close store', 'kill']);
  });

  test('kills it soon after a second signal when a thread never ends', async () => {
    const { events, shutdown, add } = setUp(never());
    add('store');
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(1500);
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(500);
    expect(events).toEqual(['close store', 'close store', 'kill']);
  });

  test('ends after ten seconds, whatever hangs', async () => {
    const { events, shutdown, add } = setUp();
    for (const name of ['store', 'jobs', 'calculations', 'mail', 'web']) add(name, never);
    shutdown.signal();
    await vi.advanceTimersByTimeAsync(8400);
    expect(events).not.toContain('exit 1');
    await vi.advanceTimersByTimeAsync(1600);
    expect(events).toContain('Oversleep did not end in time and was stopped.');
    expect(events).toContain('close store');
    expect(events).toContain('exit 1');
  });

  test('a failure ends with the code that it asks for', async () => {
    const { events, shutdown, add } = setUp();
    add('store');
    await shutdown.begin(1);
    expect(events).toEqual(['close store', 'exit 1']);
  });
});
