// The stages of a search, one at a time: what each has simulated, and when it is over.
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { randomBox } from '../../test/boxes.ts';
import { runToEnd } from '../stepwise.ts';
import { exploring } from './explore.ts';
import { visitingNeighbours } from './nearby.ts';
import { proposing } from './propose.ts';
import { screening } from './screen.ts';
import { createSpace, type SearchStage, type Space } from './stage.ts';
import type { ChainOrder, ChainOutcome } from './types.ts';

const game = gameOf('2026-10');
const NO_LIMIT = 1_000_000;
const OPTIONS = { steps: NO_LIMIT, starts: 2, hope: 4, patience: 3 };

/** Seven have 21 teams, which are all simulated; of 13 the 1287 are all estimated; those of 30 cannot be counted. */
const spaceOf = (size: number): Space =>
  createSpace({ game, ...randomBox(game, 5, size), goal: { kind: 'strength' }, wishes: {}, seed: 1 });

/** Instead of a simulation: teams make exactly what is estimated, or a share of it. */
function simulate(space: Space, stage: SearchStage, orders: readonly ChainOrder[], share = 1): void {
  for (const { team, count } of orders) {
    const value = share * (space.prospects.get(team)?.estimate ?? 0);
    const chains = Array.from({ length: count }, () => ({ days: 7, value, controls: new Float64Array() }));
    const outcome: ChainOutcome = { chains, runs: [...chains, ...chains] };
    const { contender, isNew } = space.tested.add(team, outcome);
    stage.onTested?.(contender, isNew);
  }
  space.tested.endRound();
}

const nextOf = (stage: SearchStage, steps = 0): readonly ChainOrder[] => runToEnd(stage.next(steps));
const keysOf = (orders: readonly ChainOrder[]) => orders.map(({ team }) => team.toSorted((a, b) => a - b).join(' '));

/** As a search has been through them. */
function explored(size: number) {
  const space = spaceOf(size);
  const proposal = proposing(space);
  simulate(space, proposal, nextOf(proposal));
  nextOf(proposal);
  nextOf(exploring(space));
  return space;
}

describe('the proposal', () => {
  it('is the obvious team or near it, a few chains of each, once', () => {
    const space = spaceOf(13);
    const stage = proposing(space);
    const orders = nextOf(stage);
    expect(orders.map(({ from, count }) => [from, count])).toEqual(Array.from({ length: 8 }, () => [0, 2]));
    expect(new Set(keysOf(orders)).size).toBe(8);
    const [first] = orders;
    for (const { team } of orders)
      expect(team.filter((member) => !first?.team.includes(member)).length).toBeLessThanOrEqual(2);
    expect(nextOf(stage)).toEqual([]);
  });

  it('is empty where all teams are simulated anyway', () => {
    expect(nextOf(proposing(spaceOf(7)))).toEqual([]);
  });
});

describe('exploring', () => {
  it('estimates all teams where they can be counted, and simulates none', () => {
    const space = explored(13);
    expect(space.prospects.considered()).toBe(1287);
    expect(space.tested.count()).toBe(8);
  });

  it('climbs to a team that no single change improves where they cannot', () => {
    const { prospects } = explored(30);
    const [best] = prospects.ranked().toSorted((a, b) => b.estimate - a.estimate);
    expect(best?.expanded).toBe(true);
    expect(prospects.considered()).toBeLessThan(2000);
  });
});

describe('screening', () => {
  it('simulates every team of a small box once, best estimate first', () => {
    const space = explored(7);
    const stage = screening(space, OPTIONS);
    const orders = nextOf(stage);
    expect(new Set(keysOf(orders)).size).toBe(21);
    const estimates = orders.map(({ team }) => space.prospects.get(team)?.estimate ?? 0);
    expect(estimates).toEqual(estimates.toSorted((a, b) => b - a));
    expect(nextOf(stage)).toEqual([]);
  });

  it('simulates no team twice, and ends when rounds bring nothing better', () => {
    const space = explored(13);
    const stage = screening(space, { ...OPTIONS, hope: 1000 });
    const seen = new Set(space.tested.ranked().map(({ team }) => team.toSorted((a, b) => a - b).join(' ')));
    let rounds = 0;
    for (let orders = nextOf(stage); orders.length > 0; orders = nextOf(stage)) {
      rounds += 1;
      expect(orders).toHaveLength(32);
      for (const key of keysOf(orders)) expect(seen.has(key)).toBe(false);
      for (const key of keysOf(orders)) seen.add(key);
      simulate(space, stage, orders, 0.5);
    }
    expect(rounds).toBe(OPTIONS.patience);
  });

  it('leaves out teams that cannot be the best', () => {
    const space = explored(13);
    const hopeful = nextOf(screening(space, { ...OPTIONS, hope: 0 }));
    expect(hopeful.length).toBeLessThan(32);
    for (const { team } of hopeful)
      expect(space.prospects.get(team)?.predicted.mean).toBeGreaterThan(space.tested.best());
  });

  it('ends when its steps are used up', () => {
    expect(nextOf(screening(explored(13), { ...OPTIONS, steps: 100 }), 100)).toEqual([]);
    expect(nextOf(screening(explored(7), { ...OPTIONS, steps: 100 }), 100)).toEqual([]);
  });

  it('looks at more teams in each round where they cannot be counted', () => {
    const space = explored(30);
    const before = space.prospects.considered();
    nextOf(screening(space, OPTIONS));
    expect(space.prospects.considered()).toBeGreaterThan(before);
  });
});

describe('visiting neighbours', () => {
  it('simulates teams that differ by one member from the best ones, first of the first, then of the second', () => {
    // Each has more neighbours than are simulated, so that some of the first are left.
    const space = explored(30);
    const [first, second] = space.tested.ranked().map(({ team }) => team);
    const stage = visitingNeighbours(space, NO_LIMIT);
    const distances = (orders: readonly ChainOrder[], from: readonly number[] = []) =>
      new Set(orders.map(({ team }) => team.filter((member) => !from.includes(member)).length));
    const orders = nextOf(stage);
    expect(distances(orders, first)).toEqual(new Set([1]));
    simulate(space, stage, orders, 0.5);
    const next = nextOf(stage);
    expect(distances(next, second)).toEqual(new Set([1]));
    simulate(space, stage, next, 0.5);
    expect(nextOf(stage)).toEqual([]);
  });

  it('ends when its steps are used up, and is empty for a small box', () => {
    expect(nextOf(visitingNeighbours(explored(13), 100), 100)).toEqual([]);
    expect(nextOf(visitingNeighbours(explored(7), 100))).toEqual([]);
  });
});
