// Distributions and weeks against the means beside them: they are counted on the way, means are not.
import { gameOf, newCreature } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { PLAIN_WEEK } from '../../test/plain-week.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { METHOD } from '../method.ts';
import { REFERENCE_METHOD } from '../reference.ts';
import { requestOf, type TeamSettings } from '../request.ts';
import type { Distribution } from './summary.ts';

const game = gameOf('2025-10');

const settings: TeamSettings = PLAIN_WEEK;

const raichu = newCreature(game, game.species.get('RAICHU'), { id: 'r', random: () => 0.5, randomNickname: false });
const request = requestOf(game, settings, [{ creature: raichu, sneakySnacking: false }]);

const meanOf = ({ from, shares }: Distribution) => shares.reduce((sum, share, i) => sum + share * (from + i), 0);

describe.each([true, false])('with cooking: %s', (cooking) => {
  const result = simulateRequest(request, { days: 4000, cooking });
  const member = result?.mean.members[0];
  const spread = result?.distributions[0];
  if (!result || !member || !spread) throw new Error('no result');

  it('distributions of a day have the mean that is published, one for each ingredient', () => {
    expect(Object.keys(spread.ingredients)).toEqual(['Apple']);
    const close = (distribution: Distribution | undefined, mean: number) => {
      expect(distribution?.shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(1, 9);
      expect(Math.abs(meanOf(distribution ?? { from: 0, shares: [], p10: 0, p50: 0, p90: 0 }) / mean - 1)).toBeLessThan(
        0.02,
      );
    };
    close(spread.procs, member.skillProcs);
    close(spread.berries, member.produceWithoutSkill.berries[0]?.amount ?? 0);
    close(spread.ingredients.Apple, member.produceWithoutSkill.ingredients[0]?.amount ?? 0);
  });

  it('the percentiles of a week lie around its mean, in order', () => {
    const { p10, p50, p90 } = result.week;
    expect(p10).toBeLessThan(p50);
    expect(p50).toBeLessThan(p90);
    expect(Math.abs(p50 / result.mean.team.total - 1)).toBeLessThan(0.03);
  });

  it('the profile of a day adds up to its helps and procs', () => {
    const profile = result.profiles[0];
    const perDay = (list: readonly number[] | undefined) => (list ?? []).reduce((sum, value) => sum + value / 4, 0);
    expect(profile?.energy).toHaveLength(96);
    expect(Math.abs(perDay(profile?.helpsPerHour) / member.advanced.totalHelps - 1)).toBeLessThan(0.02);
    expect(
      Math.abs(perDay(profile?.procsPerHour) / (member.skillProcs - member.advanced.morningProcs) - 1),
    ).toBeLessThan(0.3);
    const awake = profile?.energy.slice(0, 62) ?? [];
    expect(
      Math.abs(awake.reduce((sum, value) => sum + value, 0) / 62 / member.advanced.dayPeriod.averageEnergy - 1),
    ).toBeLessThan(0.02);
    expect((profile?.bag ?? []).every((fill) => fill >= 0 && fill <= 1)).toBe(true);
  });
});

it('a member that only snacks has no procs, not even one too few, by whatever method it is simulated', () => {
  for (const method of [METHOD, { ...REFERENCE_METHOD, chainWeeks: 2 }]) {
    const snacker = requestOf(game, settings, [{ creature: raichu, sneakySnacking: true }], method);
    expect(simulateRequest(snacker, { days: 56, cooking: false })?.mean.members[0]?.skillProcs).toBe(0);
  }
});

it('a team that only snacks helps as often as one that does not', () => {
  const late = { ...settings, bedtime: 300, wakeup: 360 };
  const helps = (sneakySnacking: boolean) => {
    const result = simulateRequest(requestOf(game, late, [{ creature: raichu, sneakySnacking }]), { days: 20_000 });
    return result?.mean.members[0]?.advanced.totalHelps ?? 0;
  };
  expect(helps(true)).toBeCloseTo(helps(false), 3);
});
