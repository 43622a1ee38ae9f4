import { expect, test } from 'vitest';
import { whileWanted } from './wanted.ts';

const wanted = async () => true;
const never = () => new AbortController().signal;
const until = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));

test('what is wanted until it is done is done', async () => {
  expect(await whileWanted(wanted, never(), async () => 'done')).toBe('done');
});

test('cancelled work receives the signal and ends without an answer', async () => {
  let looks = 0;
  expect(await whileWanted(async () => ++looks < 3, never(), until)).toBeUndefined();
  expect(looks).toBe(3);
});

test('what fails has failed, and what its caller stops is stopped', async () => {
  await expect(whileWanted(wanted, never(), () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  await expect(
    whileWanted(wanted, AbortSignal.abort(new Error('the end')), async (signal) => signal.throwIfAborted()),
  ).rejects.toThrow('the end');
});

test('who cannot look lets the work go on', async () => {
  let looks = 0;
  let finish = () => {};
  const work = new Promise<string>((resolve) => {
    finish = () => resolve('done');
  });
  const blind = () => {
    looks += 1;
    if (looks === 2) finish();
    return Promise.reject(new Error('no database'));
  };
  expect(await whileWanted(blind, never(), () => work)).toBe('done');
});
