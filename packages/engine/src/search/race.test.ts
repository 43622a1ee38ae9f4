// The final race: which teams run on and for how long, and the answer it gives.
import { describe, expect, it } from 'vitest';
import { runToEnd } from '../stepwise.ts';
import { type Contender, createContender, learn } from './contender.ts';
import { racing, topTeams } from './race.ts';
import { createTested } from './simulated-teams.ts';
import type { ChainOrder, ChainOutcome, Sample } from './types.ts';

const MOST = 100_000;

/** Chains of a team with weeks of this average, plus or minus `noise`, without any luck in common. */
function outcomeOf(
  team: readonly number[],
  mean: number,
  noise: number,
  { from, count }: Omit<ChainOrder, 'team'>,
): ChainOutcome {
  const sample = (n: number): Sample => {
    const sign = (n * 7 + (team[0] ?? 0) * 3) % 4 < 2 ? 1 : -1;
    return { days: 7, value: mean + sign * noise, controls: new Float64Array() };
  };
  const numbers = Array.from({ length: count }, (_, i) => from + i);
  return { chains: numbers.map(sample), runs: numbers.flatMap((c) => [sample(2 * c), sample(2 * c + 1)]) };
}

type Runner = readonly [mean: number, noise: number];

/** Runs the race to its end, starting with two chains per team. */
function raceOf(runners: readonly Runner[], most = MOST) {
  const tested = createTested();
  const run = ({ team, ...order }: ChainOrder) => {
    const [mean, noise] = runners[team[0] ?? 0] ?? [0, 0];
    return tested.add(team, outcomeOf(team, mean, noise, order)).contender;
  };
  for (const number of runners.keys()) run({ team: [number], from: 0, count: 2 });
  const stage = racing({ tested }, most);
  const rounds: (readonly ChainOrder[])[] = [];
  let steps = 2 * runners.length;
  for (let orders = runToEnd(stage.next(steps)); orders.length > 0; ) {
    rounds.push(orders);
    for (const order of orders) {
      stage.onTested?.(run(order), false);
      steps += order.count;
    }
    orders = runToEnd(stage.next(steps));
  }
  return { rounds, ranked: tested.ranked() };
}

describe('the race', () => {
  it('goes on in laps that double, and no team runs a chain twice', () => {
    const { rounds } = raceOf([
      [1000, 100],
      [1001, 100],
    ]);
    expect(rounds.map(([order]) => order)).toEqual(
      [2, 4, 8, 16, 32, 64, 128].map((from) => expect.objectContaining({ from, count: from })),
    );
  });

  it('ends for a team that is clearly behind', () => {
    const { rounds, ranked } = raceOf([
      [1000, 20],
      [999, 20],
      [500, 20],
    ]);
    expect(rounds.flat().map(({ team }) => team)).not.toContainEqual([2]);
    expect(ranked.map(({ raced }) => raced)).toEqual([true, true, false]);
  });

  it('ends when the first is precise enough and no other is left', () => {
    expect(raceOf([[1000, 1]]).rounds).toEqual([]);
    expect(raceOf([[1000, 100]]).rounds.length).toBeGreaterThan(0);
  });

  it('ends in a draw of teams that make the same, which count as raced', () => {
    const { rounds, ranked } = raceOf([
      [1000, 0],
      [1000, 0],
    ]);
    expect(rounds).toEqual([]);
    expect(ranked.map(({ raced }) => raced)).toEqual([true, true]);
  });

  it('does not begin when all steps are used up', () => {
    const { rounds, ranked } = raceOf(
      [
        [1000, 100],
        [1001, 100],
      ],
      4,
    );
    expect(rounds).toEqual([]);
    expect(ranked.some(({ raced }) => raced)).toBe(false);
  });

  it('has at most 48 that run on', () => {
    const { rounds } = raceOf(
      Array.from({ length: 60 }, (): Runner => [1000, 100]),
      130,
    );
    expect(rounds[0]).toHaveLength(48);
  });
});

describe('teams of the answer', () => {
  const contender = (number: number, mean: number, raced: boolean): Contender => {
    const one = createContender([number]);
    learn(one, outcomeOf([number], mean, 10, { from: 0, count: 16 }));
    one.raced = raced;
    return one;
  };
  const strength = { kind: 'strength' } as const;

  it('have a probability only if they raced; that of the first is against the next that did', () => {
    const ranked = [contender(0, 1000, true), contender(1, 995, false), contender(2, 900, true)];
    const [first, second, third] = topTeams(strength, ranked, 10);
    expect(second?.sure).toBeNull();
    expect(third?.sure).toBeGreaterThan(0.99);
    expect(first?.sure).toBe(third?.sure);
  });

  it('have no probability while the first has not raced, and are no more than requested', () => {
    const ranked = [contender(0, 1000, false), contender(1, 995, true), contender(2, 900, true)];
    expect(topTeams(strength, ranked, 2).map(({ team, sure }) => ({ team, sure }))).toEqual([
      { team: [0], sure: null },
      { team: [1], sure: null },
    ]);
  });
});
