// How changing and deleting log entries affects the plan.
import { gameOf, type PlayerWeek, USUAL_POLICY, type WeekLogEntry } from '@oversleep/game';
import { describe, expect, it } from 'vitest';
import { freshWeek } from '../../state/week/week-start.ts';
import { logged, strengthBefore, undone, withEntry, withoutEntry } from './week-log.ts';
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
