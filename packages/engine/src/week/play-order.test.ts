// What comes first when several things of a planned week fall on the same minute: check-in, meal, change of line-up, nap, bedtime, now.
import { gameOf, WEEKDAYS } from '@oversleep/game';
import { describe, expect, test } from 'vitest';
import { requestInput, type Wanted, weekOf } from '../../test/teams.ts';
import { Count, countAt } from '../loop/tally.ts';
import { type PlayoutSetup, playWeeks } from './play.ts';
import { weekSetupOf } from './week-setup.ts';

const game = gameOf('2026-08');
const { rows } = game.ingredients;

const bringing = (pokemon: string, name: string): Wanted => ({
  pokemon,
  ingredients: [1, 2, 4].map((amount) => ({ name, amount })),
});
/** Each team brings one ingredient of its own, and no skill brings any. */
const DAY_TEAM = [bringing('RAICHU', 'Apple')];
const NIGHT_TEAM = [bringing('PINSIR', 'Honey')];

const MONDAY = { day: 'mon', time: '06:00', bag: {} };
const BY_NIGHT = Object.fromEntries(WEEKDAYS.map((day) => [day, { day: 0, night: 1 }]));

function playoutSetupOf(fields: object): PlayoutSetup {
  const input = requestInput(game, DAY_TEAM, { bedtime: '21:30', wakeup: '06:00' });
  const teams = [requestInput(game, NIGHT_TEAM).members];
  return weekSetupOf(game, weekOf(game, { ...input, now: MONDAY, teams, ...fields }), 1).playoutSetup;
}

/** By meal, which ingredients reach the kitchen for it. */
function meals(playoutSetup: PlayoutSetup): readonly string[] {
  const [week] = playWeeks(playoutSetup, 0, 1);
  const { ingredients, meals: count } = week?.harvest ?? { ingredients: [], meals: 0 };
  return Array.from({ length: count }, (_, meal) =>
    rows
      .filter((_row, i) => (ingredients[meal * rows.length + i] ?? 0) > 0)
      .map(({ name }) => name)
      .join(' and '),
  );
}

describe('at bedtime', () => {
  test('the check-in comes first, then its meal, then the change of line-up', () => {
    const playoutSetup = playoutSetupOf({ policy: { lookIn: { at: ['21:30'] } }, plan: BY_NIGHT });
    // Breakfast at wake-up has what the night brought, dinner at bedtime what the day brought: nothing is left of either.
    expect(meals(playoutSetup).slice(0, 4)).toEqual(['Honey', 'Apple', 'Honey', 'Apple']);
  });

  test('without a check-in of its own, a change brings in what was carried, but cooks nothing', () => {
    const playoutSetup = playoutSetupOf({ policy: { lookIn: { at: ['13:00'] } }, plan: BY_NIGHT });
    expect(playoutSetup.team.plan.meals.map(({ meal }) => meal)).toEqual(['breakfast', 'lunch']);
    // What the day brought after 13:00 is in the bag with which the next breakfast is cooked.
    expect(meals(playoutSetup).slice(1, 3)).toEqual(['Apple', 'Apple and Honey']);
  });
});

describe('at wake-up', () => {
  test('what the night brought is there, and breakfast that is due is eaten, before the line-up changes', () => {
    const playoutSetup = playoutSetupOf({ policy: { lookIn: { at: [] } }, plan: BY_NIGHT });
    playWeeks(playoutSetup, 0, 1);
    // The day team is never there for a meal at 06:00: it has the energy of no meal at all.
    const { states = [] } = playoutSetup.team.state.lineups ?? {};
    const mealEnergy = states.map(({ plan, tally }) => [
      plan.members[0]?.member.externalId,
      (tally[countAt(0, Count.mealEnergy)] ?? 0) > 0,
    ]);
    expect(mealEnergy).toEqual([
      ['RAICHU 0', false],
      ['PINSIR 0', true],
    ]);
  });
});

describe('now', () => {
  const lookIn = { at: ['08:00', '13:00', '19:00'] };

  test('on the minute of a meal comes before it: the meal is still to be cooked', () => {
    const at = (time: string) => playoutSetupOf({ policy: { lookIn }, now: { day: 'sun', time, bag: {} } });
    const slotsAt = (time: string) => [at(time).slots, meals(at(time)).length];
    expect(slotsAt('12:59')).toEqual([2, 2]);
    expect(slotsAt('13:00')).toEqual([2, 2]);
    expect(slotsAt('13:01')).toEqual([1, 1]);
  });

  test('at wake-up, the days before it are what the week has reached, and what comes is gained from then on', () => {
    const [week] = playWeeks(playoutSetupOf({ policy: { lookIn }, now: { day: 'wed', time: '06:00' } }), 0, 1);
    const { gained = new Float64Array(), reached = 0 } = week ?? {};
    expect([...gained.slice(0, 2)]).toEqual([0, 0]);
    expect(gained[2]).toBeGreaterThan(0);
    expect(gained[3]).toBeGreaterThan(gained[2] ?? 0);
    // Two days against one.
    expect(reached).toBeGreaterThan(gained[2] ?? 0);
  });

  test('after bedtime leaves nothing of the week but the strength of that evening', () => {
    const playoutSetup = playoutSetupOf({
      policy: { lookIn },
      now: { day: 'sun', time: '22:00', bag: {} },
      plan: BY_NIGHT,
    });
    const [week] = playWeeks(playoutSetup, 0, 1);
    expect(meals(playoutSetup)).toEqual([]);
    expect(week?.gained[6]).toBe(0);
  });
});

describe('a nap', () => {
  test('takes its score from the night after it, and from no other', () => {
    const sleptOnSunday = (day: string) => {
      const playoutSetup = playoutSetupOf({ naps: { [day]: { from: '11:00', to: '13:00' } } });
      playWeeks(playoutSetup, 0, 1);
      return playoutSetup.team.state.slept;
    };
    expect(sleptOnSunday('sat')).toBeLessThan(1);
    expect(sleptOnSunday('fri')).toBe(1);
    expect(sleptOnSunday('sun')).toBe(1);
  });

  test('begins after the meal that is due, and ends with what was brought meanwhile', () => {
    const naps = { sun: { from: '11:00', to: '13:00' } };
    const now = { day: 'sun', time: '06:00', bag: {} };
    const [week] = playWeeks(playoutSetupOf({ naps, now }), 0, 1);
    const { gained, gainedByNap } = week ?? { gained: [], gainedByNap: [] };
    expect(gainedByNap[6]).toBeGreaterThan(0);
    expect(gainedByNap[6]).toBeLessThan(gained[6] ?? 0);
    // Breakfast, which is over at noon, is eaten at 11:00 with what came in until then; lunch and dinner as ever.
    expect(meals(playoutSetupOf({ naps, now }))).toEqual(['Apple', 'Apple', 'Apple']);
  });
});
