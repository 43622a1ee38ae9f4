// One computation for those who ask the same, for as long as one of them waits.
import { describe, expect, test } from 'vitest';
import { createFlights } from './flights.ts';

/** A computation that ends on request and records when it was stopped. */
function deferred() {
  let land: (value: string) => void = () => {};
  let crash: (error: Error) => void = () => {};
  const outcome = new Promise<string>((resolve, reject) => {
    [land, crash] = [resolve, reject];
  });
  const seen: { starts: number; stop?: AbortSignal } = { starts: 0 };
  const start = (stop: AbortSignal) => {
    seen.starts += 1;
    seen.stop = stop;
    return outcome;
  };
  return { start, seen, land, crash };
}

const caller = () => {
  const controller = new AbortController();
  return { signal: controller.signal, leave: () => controller.abort(new Error('left')) };
};

describe('flights', () => {
  test('the same key is computed once at a time, another key by itself', async () => {
    const flights = createFlights<string, object>();
    const [first, other] = [deferred(), deferred()];
    const results = [
      flights.join('key', {}, caller().signal, first.start),
      flights.join('key', {}, caller().signal, first.start),
      flights.join('other', {}, caller().signal, other.start),
    ];
    first.land('one');
    other.land('two');
    expect(await Promise.all(results)).toEqual(['one', 'one', 'two']);
    expect([first.seen.starts, other.seen.starts]).toEqual([1, 1]);
    const again = deferred();
    again.land('three');
    expect(await flights.join('key', {}, caller().signal, again.start)).toBe('three');
  });

  test('a failure reaches all callers and is not cached', async () => {
    const flights = createFlights<string, object>();
    const work = deferred();
    const results = [caller(), caller()].map(({ signal }) => flights.join('key', {}, signal, work.start));
    work.crash(new Error('broken'));
    for (const result of results) await expect(result).rejects.toThrow('broken');
    const again = deferred();
    again.land('fine');
    expect(await flights.join('key', {}, caller().signal, again.start)).toBe('fine');
  });

  test('continues while a caller waits and stops when the last has left', async () => {
    const flights = createFlights<string, object>();
    const work = deferred();
    const [a, b] = [caller(), caller()];
    const results = [a, b].map(({ signal }) => flights.join('key', {}, signal, work.start));
    a.leave();
    await expect(results[0]).rejects.toThrow('left');
    expect(work.seen.stop?.aborted).toBe(false);
    b.leave();
    await expect(results[1]).rejects.toThrow('left');
    expect(work.seen.stop?.aborted).toBe(true);
  });

  test('who comes after the last has gone begins anew', async () => {
    const flights = createFlights<string, object>();
    const [stopped, fresh] = [deferred(), deferred()];
    const a = caller();
    const left = flights.join('key', {}, a.signal, stopped.start);
    a.leave();
    await expect(left).rejects.toThrow('left');
    const result = flights.join('key', {}, caller().signal, fresh.start);
    stopped.crash(new Error('stopped'));
    fresh.land('new');
    expect(await result).toBe('new');
    expect(fresh.seen.stop?.aborted).toBe(false);
  });

  test('who has gone before asking starts nothing', async () => {
    const flights = createFlights<string, object>();
    const work = deferred();
    const gone = caller();
    gone.leave();
    await expect(flights.join('key', {}, gone.signal, work.start)).rejects.toThrow('left');
    expect(work.seen.starts).toBe(0);
  });
});
