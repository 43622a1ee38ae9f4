// Which slot a click on a subskill fills or empties.
import { gameOf, NO_SUBSKILLS } from '@oversleep/game';
import { expect, test } from 'vitest';
import { cleared, nextSlot, startChoice, subskillRows, toggled } from './subskill-choice.ts';

const empty = startChoice(NO_SUBSKILLS, null);

test('subskills fill the lowest free slots, one after the other', () => {
  const two = toggled(toggled(empty, 'Helping Bonus'), 'Berry Finding S');
  expect(two.slots).toEqual(['Helping Bonus', 'Berry Finding S', null, null, null]);
  expect(nextSlot(two)).toBe(2);
});

test('a click on a selected one takes it out, and its slot is filled next', () => {
  const two = toggled(toggled(empty, 'Helping Bonus'), 'Berry Finding S');
  const one = toggled(two, 'Helping Bonus');
  expect(one.slots).toEqual([null, 'Berry Finding S', null, null, null]);
  expect(toggled(one, 'Skill Trigger M').slots[0]).toBe('Skill Trigger M');
});

test('a slot that was pointed at is filled, also in place of what is there; then the lowest free one is next', () => {
  const third = toggled(startChoice(NO_SUBSKILLS, 2), 'Helping Bonus');
  expect(third.slots).toEqual([null, null, 'Helping Bonus', null, null]);
  expect(nextSlot(third)).toBe(0);
  expect(toggled({ ...third, target: 2 }, 'Inventory Up L').slots[2]).toBe('Inventory Up L');
});

test('a selected one moves to the slot that was pointed at', () => {
  const first = toggled(empty, 'Helping Bonus');
  expect(toggled({ ...first, target: 3 }, 'Helping Bonus').slots).toEqual([null, null, null, 'Helping Bonus', null]);
});

test('a sixth one changes nothing', () => {
  const names = ['Helping Bonus', 'Berry Finding S', 'Skill Trigger S', 'Skill Trigger M', 'Inventory Up L'];
  const full = names.reduce(toggled, empty);
  expect(nextSlot(full)).toBeUndefined();
  expect(toggled(full, 'Inventory Up M')).toBe(full);
  expect(cleared.slots).toEqual(NO_SUBSKILLS);
});

test('every subskill of both editions has its button exactly once', () => {
  for (const { subskills } of [gameOf('2025-10'), gameOf('2026-08')]) {
    const shown = subskillRows(subskills.rows)
      .flat()
      .map(({ name }) => name);
    expect([...shown].sort()).toEqual(subskills.rows.map(({ name }) => name).sort());
  }
});
