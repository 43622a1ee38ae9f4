import { describe, expect, it } from 'vitest';
import { gameOf, sourceGameOf } from './edition.ts';
import {
  decayRate,
  decaySteps,
  fallenEnergy,
  gainBelow,
  intervalFactor,
  mealEnergy,
  skillEnergy,
  sleepEnergy,
} from './energy.ts';
import { mealTimes } from './time.ts';

const old = gameOf('2025-10');
const present = gameOf('2026-08');

const after = (game: typeof old, energy: number, minutes: number) =>
  fallenEnergy(energy, decaySteps(decayRate(game), minutes));

describe('energy', () => {
  it('sets the speed by bracket', () => {
    expect([150, 80, 79.9, 60, 59.9, 40, 39, 1, 0.9, 0].map((energy) => intervalFactor(old, energy))).toEqual([
      0.45, 0.45, 0.52, 0.52, 0.58, 0.58, 0.66, 0.66, 1, 1,
    ]);
  });

  it('sets the speed above 80, 60 and 40 from August 2026 on, where a fraction counts as the next whole number', () => {
    const energies = [150, 81, 80.1, 80, 60.1, 60, 40.1, 40, 1, 0.1, 0];
    const factors = [0.45, 0.45, 0.45, 0.52, 0.52, 0.58, 0.58, 0.66, 0.66, 0.66, 1];
    for (const edition of ['2026-08', '2026-10'] as const)
      expect(energies.map((energy) => intervalFactor(gameOf(edition), energy))).toEqual(factors);
  });

  it('treats a sum of fractions just above a whole number as that number', () => {
    const eighty = 67.2 + 12.8 + 1e-13;
    expect(eighty).toBeGreaterThan(80);
    expect(intervalFactor(present, eighty)).toBe(0.52);
  });

  it('sets speed and meals of the uncorrected edition exactly from its numbers on', () => {
    const source = sourceGameOf('2026-08');
    expect([80, 79.9].map((energy) => intervalFactor(source, energy))).toEqual([0.45, 0.52]);
    expect([81, 80.5].map((energy) => mealEnergy(source, energy))).toEqual([1, 2]);
  });

  it('is restored by sleep: 100 after a full night, 105 for holders of the bonus, never lost', () => {
    const sleep = (minutes: number, nature: number, bonusMembers: number, ownBonus: boolean, before = 0) => {
      const { gift, cap } = sleepEnergy(old, { minutes, nature, bonusMembers, ownBonus });
      return before + gainBelow(cap, before, gift);
    };
    expect(sleep(480, 1, 0, false)).toBeCloseTo(94.12, 2);
    expect(sleep(480, 0.88, 0, false)).toBeCloseTo(82.82, 2);
    expect([sleep(420, 1, 2, false), sleep(420, 1, 2, true)]).toEqual([100, 105]);
    expect(sleep(510, 1, 0, false, 120)).toBe(120);
  });

  it('falls by one every ten minutes, not below zero', () => {
    expect([0, 9, 10, 19, 1440, 5000].map((minutes) => after(old, 144, minutes))).toEqual([144, 144, 143, 143, 0, 0]);
  });

  it('from meals grows with hunger and stops at the cap', () => {
    expect([150, 149.5, 80, 60, 40, 20, 0].map((energy) => mealEnergy(old, energy))).toEqual([0, 0.5, 1, 2, 3, 4, 5]);
    expect([150, 81, 80, 71, 61, 51, 41, 31, 21, 11, 0].map((energy) => mealEnergy(present, energy))).toEqual([
      0, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9,
    ]);
    expect([80.5, 10.5].map((energy) => mealEnergy(present, energy))).toEqual([1, 8]);
  });

  it('gives 11 and 17 energy in meals on a plain day of the two editions', () => {
    const day = (game: typeof old) => {
      let energy = 100;
      let last = 0;
      let eaten = 0;
      for (const { sinceWakeup } of mealTimes(game.rules, { bedtime: 1290, wakeup: 360 })) {
        // The minute after the meal's is the tick at which it is served.
        energy = after(game, energy, sinceWakeup + 1 - last);
        last = sinceWakeup + 1;
        eaten += mealEnergy(game, energy);
        energy += mealEnergy(game, energy);
      }
      return eaten;
    };
    expect([day(old), day(present)]).toEqual([11, 17]);
  });

  it("from skills follows the receiver's nature and stops at the cap", () => {
    const { cap } = old.rules.energy;
    const gain = (energy: number, amount: number, nature: number) =>
      gainBelow(cap, energy, skillEnergy(amount, nature));
    expect([gain(100, 20, 1.2), gain(140, 20, 1), gain(160, 20, 1)]).toEqual([24, 10, 0]);
  });
});
