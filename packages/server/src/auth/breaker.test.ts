// When a failing server is no longer called, and for how long.
import { expect, test } from 'vitest';
import { createBreaker } from './breaker.ts';

function breakerAt() {
  let time = 0;
  const breaker = createBreaker(() => new Date(time));
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.failed();
  };
  return { breaker, fail, wait: (milliseconds: number) => (time += milliseconds) };
}

test('rests after the fifth failure in a row, for half a minute', () => {
  const { breaker, fail, wait } = breakerAt();
  fail(4);
  expect(breaker.restSeconds()).toBe(0);
  fail(1);
  expect(breaker.restSeconds()).toBe(30);
  wait(29_500);
  expect(breaker.restSeconds()).toBe(1);
  wait(500);
  expect(breaker.restSeconds()).toBe(0);
});

test('a success in between starts the count anew', () => {
  const { breaker, fail } = breakerAt();
  fail(4);
  breaker.succeeded();
  fail(4);
  expect(breaker.restSeconds()).toBe(0);
});

test('after a rest one failure is enough, and one success makes good', () => {
  const { breaker, fail, wait } = breakerAt();
  fail(5);
  wait(30_000);
  fail(1);
  expect(breaker.restSeconds()).toBe(30);
  wait(30_000);
  breaker.succeeded();
  fail(1);
  expect(breaker.restSeconds()).toBe(0);
});
