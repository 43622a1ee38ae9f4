// How a planned week starts, changes, and continues from logged entries.
import { atMoment, gameOf, type PlayerWeek, playerWeekIn, USUAL_POLICY } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { freshWeek, weekAt } from '../../state/week/week-start.ts';
import { readBag } from './bag-text.ts';
import { logged } from './week-log.ts';
import { calibrationOf, wishOf, withNap, withTeam, withWish } from './week-plan.ts';

const game = gameOf('2026-10');
const WEDNESDAY = { monday: '2026-11-16', day: 'wed', time: '13:20' } as const;
const SITUATION = { island: 'cyan', team: 0, habits: USUAL_POLICY };
const begun = freshWeek(WEDNESDAY, SITUATION);
const entry = { day: 'wed', time: '17:59', meal: 'lunch', dish: 'FANCY_APPLE_CURRY', strength: 412_345 } as const;
const forecast = { p10: 700, p50: 800, p90: 900 };

it('a stored week is read back unchanged, and invalid data is null', () => {
  const week = withWish(begun, 'sun', 'dinner', 'FANCY_APPLE_CURRY');
  const full = {
    ...week,
    energy: { ann: 62 },
    lookIn: { at: ['07:30'] },
    naps: { sat: { from: '13:00', to: '15:00' } },
  };
  expect(playerWeekIn(JSON.parse(JSON.stringify(full)))).toEqual(full);
  const { energy: _, lookIn: __, naps: ___, ...older } = full;
  expect(playerWeekIn(older)).toMatchObject({ energy: {}, lookIn: 'always', naps: {} });
  // An earlier app wrote 0 where no strength had been entered.
  expect(playerWeekIn({ ...full, strength: 0 })?.strength).toBeNull();
  expect([null, 'week', { monday: 'never', day: 'mon' }].map(playerWeekIn)).toEqual([null, null, null]);
});

describe('a logged entry', () => {
  const bag = { Apple: 20, Milk: 3 };

  it('with a Strength moves the plan there', () => {
    const after = logged(game, { ...begun, bag, tasty: 0.2, pot: 8 }, entry, forecast);
    // Seven apples are cooked.
    expect(after).toMatchObject({
      day: 'wed',
      time: '18:00',
      strength: 412_345,
      bag: { Apple: 13, Milk: 3 },
      tasty: 0,
      pot: 0,
    });
    expect(after.log).toEqual([entry]);
    expect(after.forecasts).toEqual([{ day: 'wed', time: '13:20', ...forecast }]);
  });

  it('without a Strength only fixes the dish of the meal', () => {
    const after = logged(game, { ...begun, bag }, { ...entry, strength: null }, forecast);
    expect(after).toMatchObject({ time: '13:20', bag, forecasts: [] });
    expect(wishOf(after, 'wed', 'lunch')).toBe('FANCY_APPLE_CURRY');
  });

  it('without a meal takes nothing out of the bag', () => {
    const after = logged(game, { ...begun, bag, tasty: 0.2 }, { ...entry, meal: null, dish: null }, undefined);
    expect(after).toMatchObject({ strength: 412_345, bag, tasty: 0.2 });
  });
});

it('Energy is dropped at another time, a nap belongs to its day', () => {
  const known = { ...begun, energy: { ann: 62 } };
  expect(atMoment(known, 'wed', begun.time).energy).toEqual({ ann: 62 });
  expect(atMoment(known, 'thu', begun.time)).toMatchObject({ day: 'thu', energy: {} });
  expect(logged(game, known, entry, forecast).energy).toEqual({});
  const nap = { from: '13:00', to: '15:00' };
  const napping = withNap(withNap(begun, 'sat', nap), 'sun', nap);
  expect(withNap(napping, 'sat', null).naps).toEqual({ sun: nap });
});

it('another day team stays for later days, and for nights that had the same team', () => {
  const changed = withTeam(withTeam(begun, 'sat', 'night', 2), 'fri', 'day', 1);
  expect([changed.teams.thu, changed.teams.fri, changed.teams.sat, changed.teams.sun]).toEqual([
    { day: 0, night: 0 },
    { day: 1, night: 1 },
    { day: 1, night: 2 },
    { day: 1, night: 1 },
  ]);
});

describe('a new week', () => {
  const monday = { monday: '2026-11-23', day: 'mon', time: '08:00' } as const;
  const over: PlayerWeek = {
    ...begun,
    strength: 800,
    bag: { Apple: 5 },
    dishes: { sun: ['FANCY_APPLE_CURRY', null, null] },
    forecasts: [{ day: 'wed', time: '13:20', ...forecast }],
    log: [{ day: 'sun', time: '21:00', meal: 'dinner', dish: null, strength: 850 }],
  };

  it('moves the old one to the past with its final Strength and keeps the bag', () => {
    const week = weekAt(over, monday, SITUATION);
    expect(week).toMatchObject({ monday: '2026-11-23', strength: null, bag: { Apple: 5 }, dishes: {}, log: [] });
    expect(week.past).toMatchObject([{ monday: '2026-11-16', strength: 850 }]);
    expect(calibrationOf(week)).toMatchObject({ within: 1, weeks: [{ verdict: 'within' }] });
  });

  it('is not started within the same week', () => {
    expect(weekAt(over, WEDNESDAY, SITUATION)).toBe(over);
  });

  it('starts with the habits of the calculator the first time, later with those chosen here', () => {
    const habits = { ...USUAL_POLICY, filler: 'never', sunday: false, lookIn: { everyHours: 4 } } as const;
    const first = weekAt(null, WEDNESDAY, { ...SITUATION, habits });
    expect(first).toMatchObject({ filler: 'never', sunday: false, lookIn: { everyHours: 4 } });
    expect(weekAt({ ...first, filler: 'always' }, monday, SITUATION)).toMatchObject({
      filler: 'always',
      sunday: false,
      lookIn: { everyHours: 4 },
    });
  });

  it('whose final Strength is unknown is not counted', () => {
    expect(calibrationOf(weekAt({ ...over, log: [] }, monday, SITUATION)).weeks).toEqual([]);
  });
});

describe('a pasted bag', () => {
  it.each([
    ['Apple 12, Milk: 3', { Apple: 12, Milk: 3 }, []],
    ['12 x Fancy Apple\n3× Honey', { Apple: 12, Honey: 3 }, []],
    ['Apple 12; Moonstone 4', { Apple: 12 }, ['Moonstone 4']],
    ['', {}, []],
    ['Apple 1,500, Milk 3', { Apple: 1500, Milk: 3 }, []],
  ])('%j', (text, bag, unread) => {
    expect(readBag(game, text)).toEqual({ bag, unread, tooMany: [] });
  });

  it('with an amount above the limit leaves it out and names it', () => {
    expect(readBag(game, 'Egg 5,000, Apple 2000')).toEqual({
      bag: { Apple: 2000 },
      unread: [],
      tooMany: ['Egg 5,000'],
    });
    const all = game.ingredients.rows.map((_, i) => (i === 3 ? 5000 : i));
    const { bag, tooMany } = readBag(game, all.join(', '));
    expect([Object.keys(bag).length, tooMany]).toEqual([18, [`${game.ingredients.rows[3]?.name} 5000`]]);
  });

  it('with all amounts in the order of the list is read by position', () => {
    const { bag, unread } = readBag(game, game.ingredients.rows.map((_, i) => i).join(' \n'));
    expect([Object.keys(bag).length, bag[game.ingredients.rows[3]?.name ?? ''], unread]).toEqual([19, 3, []]);
  });
});
