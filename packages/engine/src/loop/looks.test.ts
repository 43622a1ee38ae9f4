// Occasional check-ins: between two of them a day is like a night, and meals wait for the next one.
import { gameOf } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { memberAt, requestFor, stateFor } from '../../test/teams.ts';
import { simulateRequest } from '../answer/simulate.ts';
import { runDay } from './day.ts';
import { MAX_SLOTS } from './drops.ts';
import { planOf } from './plan.ts';
import { Count } from './tally.ts';

const game = gameOf('2026-08');
const TEAM = [{ pokemon: 'VENUSAUR' }, { pokemon: 'RAICHU' }, { pokemon: 'GENGAR' }];

const mealsOf = (lookIn: unknown) =>
  planOf(requestFor(game, TEAM, { policy: { lookIn } })).meals.map(({ meal, at }) => `${meal} ${at}`);

describe('meals', () => {
  it('are cooked at the last look of their time', () => {
    // Up from 06:00 to 21:30: lunch is from 360 to 720 minutes, dinner from 720 on.
    expect(mealsOf({ at: ['09:00', '12:30', '17:00', '21:30'] })).toEqual(['breakfast 180', 'lunch 660', 'dinner 930']);
    expect(mealsOf({ everyHours: 4 })).toEqual(['breakfast 240', 'lunch 480', 'dinner 930']);
  });

  it('are missed without a check-in, except for breakfast after getting up', () => {
    expect(mealsOf({ at: [] })).toEqual(['breakfast 0']);
    expect(mealsOf({ at: ['19:00'] })).toEqual(['breakfast 0', 'dinner 780']);
  });
});

describe('once a day', () => {
  it('is one long night, by the exact table of the night', () => {
    const state = stateFor(game, [{ pokemon: 'GENGAR' }], { policy: { lookIn: { at: [] } } });
    runDay(state);
    state.tally.fill(0);
    runDay(state);
    const { counts, plan } = memberAt(state, 0);
    const count = (which: number) => state.tally[counts + which] ?? 0;
    const helps = count(Count.nightHelps);
    expect(count(Count.dayHelps)).toBe(0);
    expect(helps).toBeGreaterThan(60);
    const { night, drops } = plan;
    const full = helps - (night.room[helps] ?? 0);
    expect(full).toBeGreaterThan(10);
    expect(count(Count.nightBerries)).toBe((night.berries[helps] ?? 0) + full * drops.berries);
    for (let s = 0; s < drops.slots; s += 1) {
      expect(count(Count.nightIngredients + s)).toBe(night.ingredients[helps * MAX_SLOTS + s]);
      expect(count(Count.spilled + s)).toBe(night.spilled[helps * MAX_SLOTS + s]);
    }
  });
});

describe('the week', () => {
  const weekWith = (lookIn: unknown, days: number) => {
    const result = simulateRequest(requestFor(game, TEAM, { policy: { lookIn } }), { days });
    if (!result) throw new Error('No result');
    return result;
  };

  it('with check-ins every five minutes equals the app being open all the time', () => {
    const [often, always] = [weekWith({ everyHours: 1 / 12 }, 280), weekWith('always', 280)];
    const error = Math.hypot(often.error.team.total, always.error.team.total);
    expect(Math.abs(often.mean.team.total - always.mean.team.total)).toBeLessThan(4 * error);
    for (const [m, member] of often.mean.members.entries()) {
      const other = always.mean.members[m];
      const doubt = Math.hypot(often.error.members[m]?.skillProcs ?? 0, always.error.members[m]?.skillProcs ?? 0);
      expect(Math.abs(member.skillProcs - (other?.skillProcs ?? 0))).toBeLessThan(4 * doubt);
    }
  });

  it('brings less of everything but berries with fewer check-ins, and makes less in total', () => {
    // Meals are at the same times in all but the last, because meal times change the helping speed.
    const meals = ['11:00', '17:00', '21:30'];
    const twoHourly = ['07:00', '09:00', '13:00', '15:00', '19:00', ...meals].sort();
    const hourly = ['08:00', '10:00', '12:00', '14:00', '16:00', '18:00', '20:00', ...twoHourly].sort();
    const looks = [{ at: hourly }, { at: twoHourly }, { at: meals }, { everyHours: 16 }];
    const weeks = looks.map((lookIn) => weekWith(lookIn, 350));
    const ingredients = weeks.map(({ mean }) =>
      mean.members.flatMap(({ produceTotal }) => produceTotal.ingredients).reduce((sum, { amount }) => sum + amount, 0),
    );
    expect(ingredients.toSorted((a, b) => b - a)).toEqual(ingredients);
    expect(ingredients.at(-1)).toBeLessThan(0.5 * (ingredients[0] ?? 0));
    for (const [k, rarer] of weeks.slice(1).entries()) {
      const oftener = weeks[k];
      const doubt = Math.hypot(rarer.error.team.total, oftener?.error.team.total ?? 0);
      expect(rarer.mean.team.total).toBeLessThan((oftener?.mean.team.total ?? 0) + 3 * doubt);
      for (const [m, { skillProcs }] of rarer.mean.members.entries())
        expect(skillProcs).toBeLessThan(oftener?.mean.members[m]?.skillProcs ?? 0);
    }
    expect(weeks.at(-1)?.mean.team.total).toBeLessThan(0.8 * (weeks[0]?.mean.team.total ?? 0));
  });
});
