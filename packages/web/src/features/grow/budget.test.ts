// A budget is spent on the largest gain for the smallest part of it.
import { type Creature, gameOf, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { USUAL_WAYS } from '../../parts/growth/growth-plan.ts';
import { bestWithin } from './best-plan.ts';
import { NOTHING, planWithin } from './budget.ts';
import { wantedOf } from './wishes.ts';

const game = gameOf('2026-10');
const born = (id: string, pokemon: string, level: number): Creature => ({
  ...newCreature(game, game.species.get(pokemon), { id, random: () => 0.4, randomNickname: false }),
  level,
});
const wanted = (id: string, pokemon: string, from: number, to: number, more = {}) =>
  wantedOf(game, born(id, pokemon, from), { to, into: null, own: 0, ...more }, USUAL_WAYS, '2026-11-16');
const plan = (wishes: readonly ReturnType<typeof wanted>[], handy: object, shards: number, gains: [string, number][]) =>
  planWithin(game, wishes, USUAL_WAYS, { handy: { ...NOTHING.handy, ...handy }, shards }, new Map(gains));

describe('from 24 to 25: 15 candies and 1,380 shards', () => {
  const [ann, bob] = [wanted('ann', 'PIKACHU', 24, 25), wanted('bob', 'PIKACHU', 24, 25)];

  it('the larger gain comes first, and the rest of the budget is returned', () => {
    const { steps, left } = plan([ann, bob], { M: 2 }, 3000, [
      ['ann', 10],
      ['bob', 20],
    ]);
    expect(steps).toMatchObject([
      { id: 'bob', level: 25, candies: 15, shards: 1380, handy: { M: 1 } },
      { id: 'ann', level: 25 },
    ]);
    expect(left).toEqual({ handy: { S: 0, M: 0, L: 0 }, shards: 240 });
  });

  it('a small cheap gain goes before a large one that takes the whole budget', () => {
    const far = wanted('far', 'PIKACHU', 24, 30);
    const { steps } = plan([far, ann], { L: 1 }, 20_000, [
      ['far', 30],
      ['ann', 20],
    ]);
    expect(steps[0]?.id).toBe('ann');
  });

  it('a wish beyond the budget is planned as far as it lasts', () => {
    const far = wanted('far', 'PIKACHU', 24, 40);
    expect(plan([far], { M: 2 }, 100_000, [['far', 30]]).steps).toMatchObject([{ level: 26, isWhole: false }]);
    expect(plan([far], { M: 2 }, 100, [['far', 30]]).steps).toEqual([]);
  });

  it('species candies are used before Handy Candy', () => {
    const { steps } = plan([wanted('ann', 'PIKACHU', 24, 25, { own: 15 })], {}, 1380, [['ann', 1]]);
    expect(steps).toMatchObject([{ level: 25, handy: { S: 0, M: 0, L: 0 } }]);
  });
});

describe('the best upgrades for a budget', () => {
  const option = (id: string, to: number, mean: number, error = 1) => ({
    wanted: wanted(id, 'PIKACHU', 24, to),
    gain: { mean, error },
    where: 'team' as const,
  });
  const best = (options: readonly ReturnType<typeof option>[], M: number, shards: number) =>
    bestWithin(game, options, { handy: { ...NOTHING.handy, M }, shards }).map(
      ({ wanted: { creature, wish } }) => `${creature.externalId} ${wish.to}`,
    );
  const options = [option('ann', 25, 100), option('ann', 30, 500), option('bob', 25, 90), option('bob', 26, 91)];

  it('have the largest gain for the smallest part, one option per creature', () => {
    expect(best(options, 1, 2000)).toEqual(['ann 25']);
    expect(best(options, 2, 3000)).toEqual(['ann 25', 'bob 25']);
    // With a large budget, each goes as far as its gain grows.
    expect(best(options, 99, 300_000).toSorted()).toEqual(['ann 30', 'bob 26']);
  });

  it('never exceed the budget and leave out unclear gains', () => {
    expect(best(options, 0, 300_000)).toEqual([]);
    expect(best(options, 99, 1000)).toEqual([]);
    expect(best([option('ann', 25, 100, 90), option('bob', 25, -50)], 99, 300_000)).toEqual([]);
  });
});

it('an evolution adds its candies and needs its level', () => {
  const early = wanted('ivy', 'BULBASAUR', 5, 10, { into: 'IVYSAUR' });
  expect(early.requiredLevel).toBe(12);
  const ivy = wanted('ivy', 'BULBASAUR', 5, 12, { into: 'IVYSAUR' });
  expect(ivy.candies).toBe((ivy.cost?.candies ?? 0) + 40);
  expect(ivy.grown).toMatchObject({ pokemon: 'IVYSAUR', level: 12, skillLevel: 2 });
});
