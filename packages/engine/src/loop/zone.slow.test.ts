// Psystrike's berry zone, by hand: linear growth up to the cap, which berries it raises, and when it ends.
import { berryPower, DAYS_A_WEEK, gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { expectedMember } from '../../test/expected.ts';
import { figuresFor, proc, requestFor, stateFor, type Wanted, withChoices } from '../../test/teams.ts';
import { simulateRequest } from '../answer/simulate.ts';
import type { TeamRequest } from '../request.ts';
import { runDay } from './day.ts';
import { planOf } from './plan.ts';
import { resetState } from './start.ts';
import { createState } from './state.ts';
import { Count, countAt } from './tally.ts';

const game = gameOf('2026-10');
const mewtwo = (skillLevel: number): Wanted => ({ pokemon: 'MEWTWO', skillLevel });

const CAP = 0.24;

/** The same team with another main skill for its first member, or another chance of it. */
const withSpecies = (request: TeamRequest, change: Partial<TeamRequest['members'][number]['build']['species']>) => ({
  ...request,
  members: request.members.map((member, m) =>
    m === 0 ? { ...member, build: { ...member.build, species: { ...member.build.species, ...change } } } : member,
  ),
});

describe('Psystrike', () => {
  it('gives its strength at once, and raises the zone by its level up to 24 %', () => {
    const state = stateFor(game, [mewtwo(6), { pokemon: 'ESPEON' }]);
    const zones = Array.from({ length: 14 }, () => {
      proc(state, 0);
      return state.zone;
    });
    expect(zones.slice(0, 3)).toEqual([0.02, 0.04, 0.06].map((zone) => expect.closeTo(zone, 12)));
    expect(zones.slice(11)).toEqual([expect.closeTo(CAP, 12), CAP, CAP]);
    const { skillValue, strength } = figuresFor(state).members[0] ?? {};
    expect(skillValue).toMatchObject({ strength: { amountToSelf: 14 * 7274 }, 'berry zone': { amountToSelf: 28 } });
    expect(strength?.skill.base).toBe(DAYS_A_WEEK * 14 * 7274);
  });

  it('is one zone for two of them', () => {
    const state = stateFor(game, [mewtwo(1), mewtwo(3)]);
    proc(state, 0);
    proc(state, 1);
    expect(state.zone).toBeCloseTo(0.006 + 0.01, 12);
  });

  it('counts every berry by the uses before it, a whole week long', () => {
    // Every help is a use, so that the zone is known at each of them.
    const request = withSpecies(requestFor(game, [mewtwo(1)]), { skillPercentage: 100 });
    const state = createState(planOf(request, { cooking: false }));
    resetState(state, 1, 0, false);
    const { drops } = state.plan.members[0] ?? { drops: { ingredientChance: 0, berries: 0 } };
    const perHelp = (1 - drops.ingredientChance) * drops.berries;
    const zoneAfter = (uses: number) => Math.min(CAP, 0.006 * uses);
    for (const week of [1, 2]) {
      // A new week is another site: growth begins again.
      let uses = 0;
      let byHand = 0;
      state.tally.fill(0);
      for (let day = 0; day < DAYS_A_WEEK; day += 1) {
        const before = state.tally.slice();
        state.weekday = day;
        runDay(state);
        const today = (count: number) => (state.tally[countAt(0, count)] ?? 0) - (before[countAt(0, count)] ?? 0);
        uses += today(Count.morningProcs);
        for (let help = 0; help < today(Count.dayHelps); help += 1, uses += 1) byHand += perHelp * zoneAfter(uses);
        byHand += today(Count.nightBerries) * zoneAfter(uses);
      }
      expect(state.tally[state.layout.zoned], `week ${week}`).toBeCloseTo(byHand, 9);
      expect(byHand).toBeGreaterThan(80);
    }
  });

  it('grows in a plain week as the closed form says: by uses a day, on average half of them before a berry of the day', () => {
    const request = requestFor(game, [mewtwo(1)]);
    const plan = planOf(request, { cooking: false });
    const { dayHelps, berries, procs, morningProcs } = expectedMember(plan, 0);
    const { drops } = plan.members[0] ?? { drops: { ingredientChance: 0, berries: 0 } };
    const byDay = dayHelps * (1 - drops.ingredientChance) * drops.berries;
    let extra = 0;
    for (let day = 0; day < DAYS_A_WEEK; day += 1) {
      const waking = day * procs + morningProcs;
      extra += 0.006 * byDay * (waking + ((procs - morningProcs) / 2) * (1 - 1 / dayHelps));
      extra += 0.006 * (berries - byDay) * (day + 1) * procs;
    }
    // At level 1 the cap is forty uses away, more than any week has.
    expect(DAYS_A_WEEK * procs).toBeLessThan(25);
    const result = simulateRequest(request, { days: 6000, seed: 3, cooking: false });
    const [mean, error] = [result?.mean.members[0]?.strength.berries, result?.error.members[0]?.strength.berries];
    if (!mean || !error) throw new Error('no result');
    const worth = berryPower(game, game.berries.get('MAGO'), 60);
    const miss = mean.base - worth * (DAYS_A_WEEK * berries + extra);
    expect(Math.abs(miss)).toBeLessThan(4 * error.base + 0.0005 * mean.base);
    // What the zone adds is far more than that.
    expect(worth * extra).toBeGreaterThan(0.04 * mean.base);
  });

  it("raises a teammate's berries of its kind, those of its skill too, and no other berries", () => {
    const team = [mewtwo(6), { pokemon: 'ESPEON' }, { pokemon: 'RAICHU' }];
    const plain = game.skills.get('CHARGE_STRENGTH_S');
    const strengths = (request: TeamRequest) => {
      const result = simulateRequest(request, { days: 700, seed: 5, cooking: false });
      return result?.mean.members.map(({ strength }) => strength.berries.total) ?? [];
    };
    const request = requestFor(game, team);
    const [zoned, without] = [strengths(request), strengths(withSpecies(request, { skill: plain }))];
    const gains = zoned.map((strength, m) => strength / (without[m] ?? 1) - 1);
    expect(gains[2]).toBeCloseTo(0, 9);
    for (const gain of gains.slice(0, 2)) {
      expect(gain).toBeGreaterThan(0.1);
      expect(gain).toBeLessThan(CAP);
    }
  });

  it('multiplies a favourite berry with all its bonuses, or adds to the favourite bonus', () => {
    const strengthWith = (zoneBonus: 'onTop' | 'beside', island: string) => {
      const request = requestFor(withChoices(game, { zoneBonus }), [mewtwo(6)], { island });
      const result = simulateRequest(request, { days: 700, seed: 5, cooking: false });
      return result?.mean.members[0]?.strength.berries.total ?? 0;
    };
    // Mago is a favourite at Lapis Lakeside.
    const [liked, plain] = [strengthWith('onTop', 'lapis'), strengthWith('onTop', 'cyan')];
    expect(liked).toBeCloseTo(2 * plain, 6);
    expect(strengthWith('beside', 'cyan')).toBeCloseTo(plain, 6);
    const berries = strengthWith('beside', 'lapis') - plain;
    expect(berries).toBeLessThan(plain);
    expect(berries).toBeGreaterThan(plain / (1 + CAP));
  });
});
