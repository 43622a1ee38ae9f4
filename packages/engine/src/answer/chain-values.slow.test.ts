// Values by chain add up to the published figures and distinguish two builds that hardly differ.
import { type Creature, gameOf, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { PLAIN_WEEK } from '../../test/plain-week.ts';
import { planOf } from '../loop/plan.ts';
import { type RequestMember, requestOf, type TeamSettings } from '../request.ts';
import { type Chain, createRunner, runChains } from '../statistics/chains.ts';
import { type ChainValues, chainValues } from './chain-values.ts';
import { createSimulation } from './simulate.ts';

const game = gameOf('2025-10');

const settings: TeamSettings = { ...PLAIN_WEEK, camp: true, island: 'cyan', areaBonus: 20, favourites: ['ORAN'] };

const member = (name: string, more: Partial<Creature> = {}): RequestMember => ({
  creature: {
    ...newCreature(game, game.species.get(name), { id: name, random: () => 0.5, randomNickname: false }),
    ...more,
  },
  sneakySnacking: false,
});

const others = [member('WIGGLYTUFF', { skillLevel: 6 }), member('VENUSAUR')];

function run(first: RequestMember, count: number) {
  const request = requestOf(game, settings, [first, ...others]);
  const simulation = createSimulation(request);
  const runner = createRunner(simulation.plan, simulation.seed);
  const chains: Chain[] = [];
  while (simulation.next() < count) {
    const made = runChains(runner, simulation.next(), 4);
    simulation.add(made);
    chains.push(...made.chains);
  }
  return {
    result: simulation.result(),
    values: chainValues(simulation.plan, chains, 0),
    plan: simulation.plan,
    chains,
  };
}

/** Mean over chains, longer ones weighing more. */
function meanOf({ days }: ChainValues, values: readonly number[]): number {
  const total = days.reduce((sum, length) => sum + length, 0);
  return values.reduce((sum, value, c) => sum + value * (days[c] ?? 0), 0) / total;
}

describe('values by chain', () => {
  const { result, values, plan, chains } = run(member('BLASTOISE', { skillLevel: 4 }), 32);
  const own = result.mean.members[0];

  it('have the published means, up to the weighting of chains', () => {
    const near = (mean: number, figure: number | undefined) =>
      expect(Math.abs(mean / (figure ?? 0) - 1)).toBeLessThan(0.01);
    near(meanOf(values, values.berries), own?.strength.berries.total);
    near(meanOf(values, values.team), result.mean.team.total);
    const worth = own?.produceTotal.ingredients.reduce(
      (sum, { name, amount }) => sum + amount * game.ingredients.get(name).value,
      0,
    );
    near(meanOf(values, values.ingredients), 7 * (worth ?? 0));
    expect(meanOf(values, values.dishes)).toBeGreaterThan(meanOf(values, values.ingredients));
  });

  it('of all members are the sums over each of them', () => {
    const all = chainValues(plan, chains);
    const each = plan.members.map(({ index }) => chainValues(plan, chains, index));
    for (const kind of ['berries', 'skill', 'ingredients', 'dishes'] as const)
      expect(all[kind][3]).toBeCloseTo(
        each.reduce((sum, one) => sum + (one[kind][3] ?? 0), 0),
        6,
      );
  });
});

describe('two builds that differ by about one percent', () => {
  const total = ({ berries, skill, ingredients }: ChainValues) =>
    berries.map((value, c) => value + (skill[c] ?? 0) + (ingredients[c] ?? 0));

  /** Dishes change nothing about what a member makes. */
  function valuesOf(first: RequestMember, count: number, seed: number): ChainValues {
    const plan = planOf(requestOf(game, settings, [first, ...others]), { cooking: false });
    return chainValues(plan, runChains(createRunner(plan, seed, false), 0, count).chains, 0);
  }

  /** By how much the second makes more, and how many standard errors lie between the two. */
  function difference(a: RequestMember, b: RequestMember, count: number, seed: number) {
    const [one, two] = [valuesOf(a, count, seed), valuesOf(b, count, seed)];
    const off = total(two).map((value, c) => value - (total(one)[c] ?? 0));
    const mean = meanOf(one, off);
    const length = one.days.reduce((sum, days) => sum + days, 0);
    const spread = off.reduce((sum, value, c) => sum + (one.days[c] ?? 0) * (value - mean) ** 2, 0) / (off.length - 1);
    return { share: mean / meanOf(one, total(one)), errors: mean / Math.sqrt(spread / length) };
  }

  const subskill = (name: string): Partial<Creature> => ({ subskills: [name, null, null, null, null] });
  /** Standard errors at which the right one is named with 95 % confidence. */
  const SURE_AT_95 = 1.645;

  it.each([
    ['a level', member('VENUSAUR', { level: 45 }), member('VENUSAUR', { level: 46 })],
    ['a skill level', member('SYLVEON', { skillLevel: 2 }), member('SYLVEON', { skillLevel: 3 })],
    ['a larger bag', member('SYLVEON'), member('SYLVEON', subskill('Inventory Up S'))],
    ['more procs', member('BLASTOISE'), member('BLASTOISE', subskill('Skill Trigger S'))],
    ['another nature', member('GENGAR', { nature: 'Bold' }), member('GENGAR', { nature: 'Impish' })],
  ])('by %s are distinguished with confidence by 24 chains, whatever the luck', (_, plain, better) => {
    const { share } = difference(plain, better, 100, 1000);
    expect(share).toBeGreaterThan(0.008);
    expect(share).toBeLessThan(0.012);
    for (let seed = 1; seed <= 5; seed += 1)
      expect(difference(plain, better, 24, seed).errors).toBeGreaterThan(SURE_AT_95);
  });
});
