// How changing and deleting log entries affects the plan.
import { eatenMeals, gameOf, type PlayerWeek, USUAL_POLICY, type WeekLogEntry } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { freshWeek } from '../../state/week/week-start.ts';
import {
  doubtfulEntries,
  hasBegun,
  latest,
  logged,
  strengthBefore,
  timeOfMeal,
  undone,
  withEntry,
  withoutEntry,
} from './week-log.ts';
import { wishOf } from './week-plan.ts';

const game = gameOf('2026-10');
const CURRY = 'FANCY_APPLE_CURRY';
const begun: PlayerWeek = {
  ...freshWeek({ monday: '2026-11-16', day: 'wed', time: '13:20' }, { island: 'cyan', team: 0, habits: USUAL_POLICY }),
  bag: { Apple: 40, Milk: 30 },
};
const lunch: WeekLogEntry = { day: 'wed', time: '17:59', meal: 'lunch', dish: CURRY, strength: 412_000 };
const dinner: WeekLogEntry = { day: 'wed', time: '21:29', meal: 'dinner', dish: CURRY, strength: 450_000 };
const one = logged(game, begun, lunch, undefined);
const two = logged(game, one, dinner, undefined);

describe('a changed entry', () => {
  it('that the plan continues from changes its Strength, bag and dish', () => {
    const after = withEntry(game, two, 1, { ...dinner, dish: 'mixed', strength: 455_000 });
    expect(after).toMatchObject({ strength: 455_000, bag: { Apple: 33, Milk: 30 }, time: two.time });
    expect(after.log[1]).toMatchObject({ dish: 'mixed', strength: 455_000 });
    expect(wishOf(after, 'wed', 'dinner')).toBe('mixed');
  });

  it('further back leaves the plan unchanged', () => {
    const after = withEntry(game, two, 0, { ...lunch, strength: 413_000 });
    expect(after).toEqual({ ...two, log: [{ ...lunch, strength: 413_000 }, dinner] });
  });

  it('with a Strength added later becomes the start of the plan', () => {
    const meal = logged(game, begun, { ...lunch, strength: null }, undefined);
    expect(withEntry(game, meal, 0, lunch)).toEqual(one);
  });

  it('without its Strength moves the plan back to the previous entry', () => {
    const after = withEntry(game, two, 1, { ...dinner, strength: null });
    expect(after).toMatchObject({ day: 'wed', time: one.time, strength: 412_000, bag: one.bag });
  });
});

describe('a deleted entry', () => {
  it('that the plan continues from moves it back to the previous Strength and bag', () => {
    const after = withoutEntry(game, two, 1);
    expect(after).toMatchObject({ time: one.time, strength: 412_000, bag: one.bag, log: [lunch] });
    expect(wishOf(after, 'wed', 'dinner')).toBeNull();
  });

  it('that was the only one leaves an estimate', () => {
    expect(withoutEntry(game, one, 0)).toMatchObject({ strength: null, bag: begun.bag, log: [] });
  });

  it('keeps a Strength that was entered later', () => {
    expect(withoutEntry(game, { ...two, strength: 470_000 }, 1)).toMatchObject({ strength: 470_000, bag: two.bag });
  });
});

describe('the log is in the order in which things happened', () => {
  it('an earlier entry goes before later ones, and leaves the plan where it is', () => {
    const before: WeekLogEntry = { day: 'wed', time: '14:00', meal: null, dish: null, strength: 400_000 };
    const after = logged(game, two, before, undefined);
    expect(after.log).toEqual([before, lunch, dinner]);
    expect(after).toMatchObject({ time: two.time, strength: 450_000 });
  });

  it('a corrected time moves the entry, and the plan that continues from it', () => {
    const after = withEntry(game, two, 1, { ...dinner, time: '16:00' });
    expect(after.log.map(({ meal }) => meal)).toEqual(['dinner', 'lunch']);
    expect(withEntry(game, two, 1, { ...dinner, time: '20:15' })).toMatchObject({ day: 'wed', time: '20:16' });
  });

  it('entries below the one before are doubtful, from this device or another', () => {
    expect([...doubtfulEntries(two)]).toEqual([]);
    const other = { day: 'wed', time: '19:00', meal: null, dish: null, strength: 411_000 } as const;
    expect([...doubtfulEntries({ ...two, log: [lunch, other, dinner] })]).toEqual([1]);
  });
});

describe('the moment of logging', () => {
  const clock = { monday: '2026-11-16', day: 'thu', time: '10:47' } as const;
  it('is that of the clock, or a later one that the player has set', () => {
    expect(latest(begun, clock)).toEqual({ day: 'thu', time: '10:47' });
    expect(latest({ ...begun, day: 'fri' }, clock)).toEqual({ day: 'fri', time: '13:20' });
  });

  it('of a meal is its end only if that is over', () => {
    const now = { day: 'thu', time: '10:47' } as const;
    expect(timeOfMeal({ day: 'thu', time: '11:59' }, now)).toEqual(now);
    expect(timeOfMeal({ day: 'wed', time: '21:29' }, now)).toEqual({ day: 'wed', time: '21:29' });
  });

  it('comes after the time of a meal has begun', () => {
    const now = { day: 'thu', time: '14:57' } as const;
    expect(hasBegun(game, { day: 'thu', meal: 'lunch' }, now)).toBe(true);
    expect(hasBegun(game, { day: 'thu', meal: 'dinner' }, now)).toBe(false);
    expect(hasBegun(game, { day: 'wed', meal: 'dinner' }, now)).toBe(true);
  });

  it('of a meal before its end leaves the week behind the clock, without that meal', () => {
    const morning = { ...begun, day: 'thu', time: '07:00' } as const;
    const entry = { day: 'thu', time: '10:47', meal: 'breakfast', dish: CURRY, strength: 480_000 } as const;
    const after = logged(game, morning, entry, undefined);
    expect(after).toMatchObject({ day: 'thu', time: '10:48', strength: 480_000 });
    expect([eatenMeals(after), eatenMeals(morning)]).toEqual([['breakfast'], []]);
  });
});

it('undo keeps later changes', () => {
  const after = withoutEntry(game, two, 1);
  expect(undone(after, two, after)).toEqual(two);
  expect(undone({ ...after, rank: 'Master 12' }, two, after)).toEqual({ ...two, rank: 'Master 12' });
  expect(undone({ ...after, strength: 500_000 }, two, after)).toMatchObject({
    strength: 500_000,
    log: [lunch, dinner],
  });
});

it('the Strength before an entry is that of the previous entry', () => {
  expect([strengthBefore(two), strengthBefore(two, 1), strengthBefore(two, 0)]).toEqual([450_000, 412_000, null]);
});
