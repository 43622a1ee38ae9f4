// Which caller gets a thread next, and which are refused.
import { afterEach, describe, expect, test, vi } from 'vitest';
import { createLanes, type LanePlace, type Lanes } from './lanes.ts';
import { SHORT_TURN_MS, TURN_MS } from './task.ts';

const never = () => new AbortController().signal;

const placeOf = (caller: string, isSignedIn = false, limits: number[] = []): LanePlace => ({
  askers: new Set([{ caller, isSignedIn }]),
  cost: 10,
  limitTurn: (milliseconds) => void limits.push(milliseconds),
});

/** Notes under its name when it was let in. */
function noted(entering: Promise<() => void>, name: string, log: string[]) {
  const entered = entering.then((leave) => {
    log.push(name);
    return leave;
  });
  entered.catch(() => {});
  return { entered, leave: async () => (await entered)() };
}

/** Each question has its own caller unless one is given. */
const enter = (lanes: Lanes, name: string, log: string[], { caller = name, signedIn = false, signal = never() } = {}) =>
  noted(lanes.enter(placeOf(caller, signedIn), signal), name, log);

const enterBackground = (lanes: Lanes, name: string, log: string[]) =>
  noted(
    lanes.enterBackground(() => {}, never()),
    name,
    log,
  );

const settle = () => new Promise((resolve) => setImmediate(resolve));

afterEach(() => void vi.useRealTimers());

describe('lanes', () => {
  test('let in as many as there are threads, then one for each that leaves, in order', async () => {
    const lanes = createLanes({ threads: 2, mostWaiting: 5 });
    const log: string[] = [];
    const [a, b] = ['a', 'b', 'c', 'd'].map((name) => enter(lanes, name, log));
    await settle();
    expect(log).toEqual(['a', 'b']);
    expect([lanes.running(), lanes.waiting()]).toEqual([2, 2]);
    await b?.leave();
    await settle();
    expect(log).toEqual(['a', 'b', 'c']);
    await a?.leave();
    await settle();
    expect(log).toEqual(['a', 'b', 'c', 'd']);
  });

  test('leaving twice gives back one thread', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 5 });
    const log: string[] = [];
    const first = enter(lanes, 'first', log);
    enter(lanes, 'second', log);
    enter(lanes, 'third', log);
    await first.leave();
    await first.leave();
    await settle();
    expect(log).toEqual(['first', 'second']);
  });

  test('players go before background work that has waited longer', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 5 });
    const log: string[] = [];
    const first = enter(lanes, 'first', log);
    enterBackground(lanes, 'background', log);
    const player = enter(lanes, 'player', log);
    await first.leave();
    await settle();
    expect(log).toEqual(['first', 'player']);
    await player.leave();
    await settle();
    expect(log).toEqual(['first', 'player', 'background']);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 1],
    [4, 2],
  ])('of %d threads, background work has at most %d', async (threads, most) => {
    const lanes = createLanes({ threads, mostWaiting: 5 });
    const log: string[] = [];
    for (let i = 0; i < 6; i += 1) enterBackground(lanes, 'background', log);
    await settle();
    expect(log).toHaveLength(most);
    for (let i = most; i < threads; i += 1) enter(lanes, `player ${i}`, log);
    await settle();
    expect(log).toHaveLength(threads);
  });

  test('keep a thread free from callers with many questions', async () => {
    const lanes = createLanes({ threads: 3, mostWaiting: 20 });
    const log: string[] = [];
    for (let i = 0; i < 5; i += 1) enter(lanes, 'flood', log, { caller: 'flooder' });
    await settle();
    expect(log).toEqual(['flood', 'flood']);
    enter(lanes, 'other', log);
    await settle();
    expect(log).toEqual(['flood', 'flood', 'other']);
  });

  test('send players away when too many wait, never background work', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    const log: string[] = [];
    enter(lanes, 'runs', log);
    enter(lanes, 'waits', log);
    for (let i = 0; i < 10; i += 1) enterBackground(lanes, 'background', log);
    await expect(lanes.enter(placeOf('late'), never())).rejects.toMatchObject({
      problem: { statusCode: 503, code: 'QUEUE_FULL' },
    });
    expect(lanes.waiting()).toBe(11);
  });

  test('a caller who takes many places is refused before the queue is full for others', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 8 });
    const log: string[] = [];
    const flood = Array.from({ length: 8 }, () => enter(lanes, 'flood', log, { caller: 'flooder' }));
    const outcomes = await Promise.allSettled([...flood.slice(3)].map(({ entered }) => entered));
    for (const outcome of outcomes)
      expect(outcome).toMatchObject({ reason: { problem: { statusCode: 429, code: 'TOO_MANY_AT_ONCE' } } });
    expect([lanes.running(), lanes.waiting()]).toEqual([1, 2]);
    enter(lanes, 'other', log);
    expect(lanes.waiting()).toBe(3);
  });

  test('in a full line the guest who came last makes room for a signed-in player', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 2 });
    const log: string[] = [];
    const first = enter(lanes, 'first', log);
    enter(lanes, 'guest 1', log);
    const last = enter(lanes, 'guest 2', log);
    enter(lanes, 'ada', log, { signedIn: true });
    await expect(last.entered).rejects.toMatchObject({ problem: { code: 'QUEUE_FULL' } });
    await first.leave();
    await settle();
    expect(log).toEqual(['first', 'ada']);
  });

  test('who was let in is not sent away from a full line when they come for another turn', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    const log: string[] = [];
    const place = placeOf('long');
    const long = noted(lanes.enter(place, never()), 'long', log);
    enter(lanes, 'waits', log);
    await long.leave();
    await settle();
    enter(lanes, 'waits too', log);
    const again = noted(lanes.enter(place, never()), 'long again', log);
    await settle();
    expect(lanes.waiting()).toBe(2);
    await expect(Promise.race([again.entered, Promise.resolve('waits')])).resolves.toBe('waits');
  });

  test('a job is neither refused nor sent away, however many wait', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    const log: string[] = [];
    const first = enter(lanes, 'first', log);
    const second = enter(lanes, 'second', log);
    const job = noted(lanes.enter(placeOf('job'), never(), true), 'job', log);
    expect(lanes.waiting()).toBe(2);
    lanes.dismiss(new Error('closing'));
    await expect(second.entered).rejects.toThrow('closing');
    await first.leave();
    await job.leave();
    expect(log).toEqual(['first', 'job']);
  });

  test('who stops waiting makes room', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    const log: string[] = [];
    const first = enter(lanes, 'first', log);
    const impatient = new AbortController();
    const second = enter(lanes, 'second', log, { signal: impatient.signal });
    impatient.abort(new Error('gone'));
    await expect(second.entered).rejects.toThrow('gone');
    enter(lanes, 'third', log);
    await first.leave();
    await settle();
    expect(log).toEqual(['first', 'third']);
    await expect(lanes.enter(placeOf('fourth'), impatient.signal)).rejects.toThrow('gone');
  });

  test('know which callers wait only for their own questions', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 20 });
    const [mine, own, other] = [placeOf('me'), placeOf('me'), placeOf('other')];
    for (const place of [mine, own, other]) lanes.enter(place, never()).catch(() => {});
    expect([mine, own, other].map(lanes.waitsForItself)).toEqual([false, true, false]);
  });

  test('limit the turn of a running question when others wait', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 20 });
    const limits: number[] = [];
    const gone = new AbortController();
    const long = noted(lanes.enter(placeOf('long', false, limits), never()), 'long', []);
    expect(limits).toEqual([0]);
    const other = noted(lanes.enter(placeOf('other'), gone.signal), 'other', []);
    expect(limits.at(-1)).toBe(SHORT_TURN_MS);
    gone.abort(new Error('gone'));
    await expect(other.entered).rejects.toThrow('gone');
    expect(limits.at(-1)).toBe(0);
    await long.leave();
  });

  test('ask background work to make room for players', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 20 });
    const limits: number[] = [];
    const work = noted(
      lanes.enterBackground((milliseconds) => void limits.push(milliseconds), never()),
      'background',
      [],
    );
    enterBackground(lanes, 'more', []);
    expect(limits.at(-1)).toBe(0);
    enter(lanes, 'player', []);
    expect(limits.at(-1)).toBe(SHORT_TURN_MS);
    await work.leave();
  });

  test.each([
    ['without others waiting counts as one turn', 0, 10_000, TURN_MS],
    ['with others waiting counts in full', 300, 10, 300],
  ])('time that a caller had %s', async (_how, shared, alone, owed) => {
    vi.useFakeTimers({ toFake: ['performance'] });
    const lanes = createLanes({ threads: 1, mostWaiting: 20 });
    const log: string[] = [];
    const [long, limits] = [placeOf('long'), [] as number[]];
    const first = noted(lanes.enter(long, never()), 'long', log);
    await first.entered;
    vi.advanceTimersByTime(shared > 0 ? 0 : alone);
    const other = noted(lanes.enter(placeOf('other', false, limits), never()), 'other', log);
    vi.advanceTimersByTime(shared);
    await first.leave();
    const again = noted(lanes.enter(long, never()), 'long again', log);
    await other.entered;
    expect(limits.at(-1)).toBe(owed);
    await other.leave();
    await again.leave();
    expect(log).toEqual(['long', 'other', 'long again']);
  });

  test('are idle when nothing waits or runs', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    await lanes.idle();
    const log: string[] = [];
    const first = enter(lanes, 'first', log);
    const second = enterBackground(lanes, 'second', log);
    const idle = lanes.idle().then(() => log.push('idle'));
    await first.leave();
    await second.leave();
    await idle;
    expect(log).toEqual(['first', 'second', 'idle']);
  });
});
