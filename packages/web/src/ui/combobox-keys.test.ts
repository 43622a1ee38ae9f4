// The keys of the search field: where the mark goes, what opens, chooses and closes.
import { describe, expect, test } from 'vitest';
import { pressKey } from './combobox-keys.ts';

const closed = { open: false, active: -1 };
const at = (active: number) => ({ open: true, active });

describe('arrows', () => {
  test('open the list at an end, or at what is already marked', () => {
    expect(pressKey('ArrowDown', closed, 3)).toEqual({ does: 'move', open: true, active: 0 });
    expect(pressKey('ArrowUp', closed, 3)).toEqual({ does: 'move', open: true, active: 2 });
    expect(pressKey('ArrowDown', { open: false, active: 1 }, 3)).toMatchObject({ active: 1 });
    expect(pressKey('ArrowUp', { open: false, active: 1 }, 3)).toMatchObject({ active: 1 });
  });

  test.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowDown', -1, 0],
    ['ArrowUp', 2, 1],
    ['ArrowUp', 0, 2],
    ['ArrowUp', -1, 2],
  ])('%s goes from %i to %i', (key, from, to) => {
    expect(pressKey(key, at(from), 3)).toEqual({ does: 'move', open: true, active: to });
  });

  test('open nothing when there is nothing', () => {
    expect(pressKey('ArrowDown', closed, 0)).toEqual({ does: 'move', open: false, active: -1 });
  });
});

test('Enter chooses what is marked, and is nothing special otherwise', () => {
  expect(pressKey('Enter', at(1), 3)).toEqual({ does: 'choose', open: false, active: 1 });
  expect(pressKey('Enter', at(-1), 3)).toBeUndefined();
  expect(pressKey('Enter', at(0), 0)).toBeUndefined();
  expect(pressKey('Enter', { open: false, active: 1 }, 3)).toBeUndefined();
});

test('Escape closes and takes the typing back', () => {
  expect(pressKey('Escape', at(1), 3)).toEqual({ does: 'restore', open: false, active: -1 });
});

test.each(['a', 'Home', 'Tab', ' ', 'Backspace'])('%s belongs to the text', (key) => {
  expect(pressKey(key, at(1), 3)).toBeUndefined();
});
