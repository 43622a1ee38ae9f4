// Which failures a start waits out.
import { expect, test, vi } from 'vitest';
import { createStartup } from './startup.ts';

const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
const wrongPassword = Object.assign(new Error('password authentication failed'), { code: '28P01' });

test('work is repeated until the database is there, and the first failure is reported', async () => {
  const onWait = vi.fn();
  const startup = createStartup({ onWait, pause: async () => {} });
  const work = vi.fn().mockRejectedValueOnce(away).mockRejectedValueOnce(away).mockResolvedValue('done');
  expect(await startup.untilPossible(work)).toBe('done');
  expect(work).toHaveBeenCalledTimes(3);
  expect(onWait.mock.calls).toEqual([[away]]);
});

test('a long wait is reported once a minute', async () => {
  const onWait = vi.fn();
  let waitedMs = 0;
  const startup = createStartup({
    onWait,
    pause: async (ms) => {
      waitedMs += ms;
    },
  });
  await startup.untilPossible(async () => {
    if (waitedMs < 150_000) throw away;
  });
  expect(onWait).toHaveBeenCalledTimes(3);
});

test('a wrong password is not waited out', async () => {
  const onWait = vi.fn();
  const startup = createStartup({ onWait, pause: async () => {} });
  await expect(startup.untilPossible(() => Promise.reject(wrongPassword))).rejects.toBe(wrongPassword);
  expect(onWait).not.toHaveBeenCalled();
});
