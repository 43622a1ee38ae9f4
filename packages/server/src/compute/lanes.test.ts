// Who gets a thread next, and who is sent away.
import { describe, expect, test } from 'vitest';
import { createLanes, type Lane, type Lanes } from './lanes.ts';

const never = () => new AbortController().signal;

/** Enters a lane and notes under its name when it was let in. */
function enter(lanes: Lanes, lane: Lane, name: string, log: string[], signal = never()) {
  const entered = lanes.enter(lane, signal).then((leave) => {
    log.push(name);
    return leave;
  });
  return { entered, leave: async () => (await entered)() };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

describe('lanes', () => {
  test('let in as many as there are threads, then one for each that leaves, in order', async () => {
    const lanes = createLanes({ threads: 2, mostWaiting: 5 });
    const log: string[] = [];
    const [a, b] = ['a', 'b', 'c', 'd'].map((name) => enter(lanes, 'interactive', name, log));
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
    const first = enter(lanes, 'interactive', 'first', log);
    enter(lanes, 'interactive', 'second', log);
    enter(lanes, 'interactive', 'third', log);
    await first.leave();
    await first.leave();
    await settle();
    expect(log).toEqual(['first', 'second']);
  });

  test('players go before background work that has waited longer', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 5 });
    const log: string[] = [];
    const first = enter(lanes, 'interactive', 'first', log);
    enter(lanes, 'background', 'background', log);
    const player = enter(lanes, 'interactive', 'player', log);
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
    for (let i = 0; i < 6; i += 1) enter(lanes, 'background', 'background', log);
    await settle();
    expect(log).toHaveLength(most);
    for (let i = most; i < threads; i += 1) enter(lanes, 'interactive', 'player', log);
    await settle();
    expect(log).toHaveLength(threads);
  });

  test('send players away when too many wait, never background work', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    const log: string[] = [];
    enter(lanes, 'interactive', 'runs', log);
    enter(lanes, 'interactive', 'waits', log);
    for (let i = 0; i < 10; i += 1) enter(lanes, 'background', 'background', log);
    await expect(lanes.enter('interactive', never())).rejects.toMatchObject({
      problem: { statusCode: 503, code: 'QUEUE_FULL' },
    });
    expect(lanes.waiting()).toBe(11);
  });

  test('who stops waiting makes room', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    const log: string[] = [];
    const first = enter(lanes, 'interactive', 'first', log);
    const impatient = new AbortController();
    const second = enter(lanes, 'interactive', 'second', log, impatient.signal);
    impatient.abort(new Error('gone'));
    await expect(second.entered).rejects.toThrow('gone');
    enter(lanes, 'interactive', 'third', log);
    await first.leave();
    await settle();
    expect(log).toEqual(['first', 'third']);
    await expect(lanes.enter('interactive', impatient.signal)).rejects.toThrow('gone');
  });

  test('are idle when nobody is left', async () => {
    const lanes = createLanes({ threads: 1, mostWaiting: 1 });
    await lanes.idle();
    const log: string[] = [];
    const first = enter(lanes, 'interactive', 'first', log);
    const second = enter(lanes, 'background', 'second', log);
    const idle = lanes.idle().then(() => log.push('idle'));
    await first.leave();
    await second.leave();
    await idle;
    expect(log).toEqual(['first', 'second', 'idle']);
  });
});
