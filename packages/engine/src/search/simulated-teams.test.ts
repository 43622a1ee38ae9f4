// Teams that were simulated, and whether the search still gets better.
import { expect, it } from 'vitest';
import { createTested } from './simulated-teams.ts';
import type { ChainOutcome } from './types.ts';

const outcome = (value: number): ChainOutcome => {
  const chain = { days: 7, value, controls: new Float64Array() };
  return { chains: [chain], runs: [chain, chain] };
};

it('a team is the same in any seat order, and new only once', () => {
  const tested = createTested();
  expect(tested.add([3, 1, 2], outcome(5)).isNew).toBe(true);
  const { contender, isNew } = tested.add([1, 2, 3], outcome(7));
  expect([isNew, tested.count(), contender.chains.length]).toEqual([false, 1, 2]);
  expect(contender.team).toEqual([3, 1, 2]);
});

it('teams are ranked by their result, ties by their members, and kept in the order they came', () => {
  const tested = createTested();
  for (const [team, value] of [
    [[2], 5],
    [[1], 5],
    [[3], 9],
  ] as const)
    tested.add(team, outcome(value));
  expect(tested.ranked().map(({ team }) => team)).toEqual([[3], [1], [2]]);
  expect([...tested.inOrder()].map(({ team }) => team)).toEqual([[2], [1], [3]]);
});

it('a round without improvement is idle, and one with improvement resets the count', () => {
  const tested = createTested();
  tested.endRound();
  expect([tested.best(), tested.idleRounds()]).toEqual([Number.NEGATIVE_INFINITY, 0]);
  const round = (team: number, value: number) => {
    tested.add([team], outcome(value));
    tested.endRound();
    return [tested.best(), tested.idleRounds()];
  };
  expect(round(1, 100)).toEqual([100, 0]);
  expect(round(2, 90)).toEqual([100, 1]);
  expect(round(3, 100)).toEqual([100, 2]);
  expect(round(4, 101)).toEqual([101, 0]);
});

it('the best result stays when more chains of that team bring less', () => {
  const tested = createTested();
  tested.add([1], outcome(100));
  tested.endRound();
  tested.add([1], outcome(50));
  tested.endRound();
  expect([tested.ranked()[0]?.known.mean, tested.best(), tested.idleRounds()]).toEqual([75, 100, 1]);
});
