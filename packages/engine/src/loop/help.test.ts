// When falling energy makes a member slower.
import { gameOf } from '@oversleep/game';
import { expect, test } from 'vitest';
import { memberAt, stateFor } from '../../test/teams.ts';
import { referenceRules } from '../reference.ts';
import { passHelps } from './help.ts';

const early = gameOf('2025-10');
const late = gameOf('2026-08');

/** Which speed a member with that energy has at wake-up, fastest first, and until which minute. */
function paceAt(game: typeof early, energy: number) {
  const state = stateFor(game, [{ pokemon: 'RAICHU' }]);
  const member = memberAt(state, 0);
  Object.assign(member, { energy, next: 0, fastUntil: 0, step: 0 });
  state.now = 1;
  passHelps(state, member);
  return [member.plan.intervals.indexOf(member.interval), member.fastUntil];
}

test.each([
  ['October 2025', early],
  ['the reference', referenceRules(late)],
])('in the game of %s a speed lasts through 80, 60, 40 and 1 energy', (_, game) => {
  expect([100, 80.5, 80, 60, 40, 1].map((energy) => paceAt(game, energy))).toEqual([
    [0, 210],
    [0, 10],
    [0, 10],
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
  expect([79.9, 59.9, 39.9, 0.9].map((energy) => paceAt(game, energy)[0])).toEqual([1, 2, 3, 4]);
});

test('in the game of August 2026 it ends when energy has fallen to 80, 60, 40 or nothing', () => {
  expect([100, 81, 80.5, 61, 41, 1].map((energy) => paceAt(late, energy))).toEqual([
    [0, 200],
    [0, 10],
    [0, 10],
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
  expect([80, 60, 40, 0].map((energy) => paceAt(late, energy)[0])).toEqual([1, 2, 3, 4]);
});
