// How many calls begin before the main thread looks again, which the tests do by hand.
import { expect, test } from 'vitest';
import { createPace } from './pace.ts';

function setUp(most: number) {
  const laters: (() => void)[] = [];
  const begun: string[] = [];
  const pace = createPace({ most, later: (run) => void laters.push(run) });
  const enter = (...names: readonly string[]) => {
    for (const name of names) pace(() => void begun.push(name));
    return begun.splice(0).join('');
  };
  const look = () => {
    for (const run of laters.splice(0)) run();
    return begun.splice(0).join('');
  };
  return { enter, look, laters };
}

test('as many begin at once as may, the others in order, so many each time', () => {
  const { enter, look } = setUp(2);
  expect(enter('a', 'b', 'c', 'd', 'e')).toBe('ab');
  expect([look(), look(), look()]).toEqual(['cd', 'e', '']);
});

test('who comes while others wait goes after them', () => {
  const { enter, look } = setUp(2);
  expect(enter('a', 'b', 'c')).toBe('ab');
  expect([look(), enter('d', 'e'), look(), look()]).toEqual(['c', 'd', 'e', '']);
});

test('after a look without calls nothing is left to do, and the next begin at once', () => {
  const { enter, look, laters } = setUp(2);
  expect([enter('a'), look()]).toEqual(['a', '']);
  expect(laters).toHaveLength(0);
  expect([enter('b', 'c', 'd'), look(), look(), laters.length]).toEqual(['bc', 'd', '', 0]);
});
