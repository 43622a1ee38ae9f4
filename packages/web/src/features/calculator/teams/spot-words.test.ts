// The words of carrying somebody from team to team.
import { expect, test } from 'vitest';
import { emptyTeam } from '../../../state/data/data.ts';
import { doneText, type PickedUp, placeLabel } from './spot-words.ts';

const team = emptyTeam(1);
const move: PickedUp = { from: [0, 0], name: 'Sparky', how: 'move' };
const copy: PickedUp = { ...move, how: 'copy' };

test.each([
  [undefined, undefined, 'Empty, place 3 of Helper team 2'],
  ['Luna', undefined, 'Take Luna from place 3 of Helper team 2'],
  [undefined, move, 'Move Sparky to place 3 of Helper team 2'],
  [undefined, copy, 'Copy Sparky to place 3 of Helper team 2'],
  ['Luna', move, 'Swap Sparky with Luna, place 3 of Helper team 2'],
  ['Luna', copy, 'Replace Luna by a copy of Sparky, place 3 of Helper team 2'],
  ['Sparky', { ...move, from: [1, 2] as const }, 'Put Sparky back'],
])('%s there, %o in hand', (who, picked, words) => {
  expect(placeLabel(team, 2, who, picked)).toBe(words);
});

test('what was done', () => {
  expect(doneText(move, team, undefined)).toBe('Sparky is in Helper team 2 now');
  expect(doneText(move, team, 'Luna')).toBe('Sparky and Luna have changed places');
  expect(doneText(copy, team, 'Luna')).toBe('A copy of Sparky is in Helper team 2');
});
