// Texts for moving members between teams.
import { expect, test } from 'vitest';
import { emptyTeam } from '../../../state/data/data.ts';
import { doneText, type PickedUp, placeLabel } from './spot-words.ts';

const team = emptyTeam(1);
const move: PickedUp = { from: [0, 0], name: 'Sparky', how: 'move' };
const copy: PickedUp = { ...move, how: 'copy' };

test.each([
  [undefined, undefined, 'Empty, slot 3 of Helper team 2'],
  ['Luna', undefined, 'Pick up Luna, slot 3 of Helper team 2'],
  [undefined, move, 'Move Sparky to slot 3 of Helper team 2'],
  [undefined, copy, 'Copy Sparky to slot 3 of Helper team 2'],
  ['Luna', move, 'Swap Sparky with Luna, slot 3 of Helper team 2'],
  ['Luna', copy, 'Replace Luna with a copy of Sparky, slot 3 of Helper team 2'],
  ['Sparky', { ...move, from: [1, 2] as const }, 'Put Sparky back'],
])('%s there, %o in hand', (other, picked, words) => {
  expect(placeLabel(team, 2, other, picked)).toBe(words);
});

test('what was done', () => {
  expect(doneText(move, team, undefined)).toBe('Moved Sparky to Helper team 2');
  expect(doneText(move, team, 'Luna')).toBe('Swapped Sparky and Luna');
  expect(doneText(copy, team, 'Luna')).toBe('Copied Sparky to Helper team 2');
});
