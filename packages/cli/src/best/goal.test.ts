// Goals of the command line: by key or by name, and refused in the words that scripts know.
import { gameOf } from '@oversleep/game';
import { expect, it, vi } from 'vitest';
import { GOAL, goalOn } from './goal.ts';

const game = gameOf('2026-08');
const goalOf = (words: string | undefined) => goalOn(game, GOAL.read(words, vi.fn()))('greengrass');

it.each([
  [undefined, { kind: 'strength' }],
  ['curry', { kind: 'dishes', type: 'curry' }],
  ['procs', { kind: 'procs' }],
  ['dish:FANCY_APPLE_CURRY', { kind: 'dish', recipe: 'FANCY_APPLE_CURRY' }],
  ['dish:fancy apple curry', { kind: 'dish', recipe: 'FANCY_APPLE_CURRY' }],
  ['ingredient:apple', { kind: 'ingredient', name: 'Apple' }],
  ['rank:Basic 1', { kind: 'reach', strength: 1 }],
])('%s', (words, goal) => {
  expect(goalOf(words)).toEqual(goal);
});

it('a name that the edition does not know is refused', () => {
  expect(() => goalOf('dish:Stone Soup')).toThrow('--goal: there is no dish Stone Soup in this edition');
  expect(() => goalOf('ingredient:Mud')).toThrow('--goal: there is no ingredient Mud in this edition');
  expect(() => goalOf('dish')).toThrow('--goal: there is no dish  in this edition');
});

it.each([
  ['luck', 'unknown goal luck'],
  ['', 'unknown goal '],
  ['rank:Master 21', 'there is no rank Master 21: they are Basic 1 to Master 20'],
])('"%s" is no goal', (words, message) => {
  const complain = vi.fn();
  GOAL.read(words, complain);
  expect(complain).toHaveBeenCalledExactlyOnceWith(message);
});
