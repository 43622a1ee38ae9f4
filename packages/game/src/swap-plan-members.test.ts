// A team with a rotation: who takes part, what survives reading, and how the rotation follows exchanged members.
import { describe, expect, test } from 'vitest';
import { gameOf, NEWEST_EDITION } from './edition.ts';
import { allMembersOf, swapInsOf, swapPlanFor, withIds } from './swap-plan-members.ts';
import type { SwapPlan } from './swap-plan-shape.ts';
import { defaultTeam } from './team.ts';
import { type TeamPlaces, validateTeam } from './team-shape.ts';

const game = gameOf(NEWEST_EDITION);
const rotation: SwapPlan = {
  lineups: [
    ['a', 'b', 'c', 'd', 'e'],
    ['x', 'b', 'c', 'd', 'e'],
  ],
  changes: [
    { lineup: 0, at: 'wakeup', days: ['mon', 'wed', 'fri', 'sun'] },
    { lineup: 1, at: 'wakeup', days: ['tue', 'thu', 'sat'] },
  ],
};
const members: TeamPlaces = ['a', 'b', 'c', 'd', 'e'];

test('a team is read with its rotation, and without one that makes no sense', () => {
  const read = validateTeam(game, { ...defaultTeam(0), members, rotation });
  expect(read.ok && read.value.rotation).toEqual(rotation);
  const broken = validateTeam(game, { ...defaultTeam(0), members, rotation: { ...rotation, changes: 'often' } });
  expect(broken.ok && [broken.value.rotation, broken.value.members, broken.notes.length]).toEqual([
    undefined,
    members,
    1,
  ]);
});

test('the roster has the members first, then those that take turns with them', () => {
  expect(allMembersOf({ members: ['a', null, 'c', 'd', 'e'], rotation })).toEqual(['a', 'c', 'd', 'e', 'b', 'x']);
  expect(swapInsOf({ members, rotation })).toEqual(['x']);
  expect(swapInsOf({ members })).toEqual([]);
});

describe('when members are exchanged without the rotation,', () => {
  const follow = (...places: TeamPlaces) =>
    swapPlanFor({ members: places, rotation })?.lineups.map((one) => one.join(''));

  test('a newcomer takes over all shifts of the member that it replaces', () => {
    expect(follow('a', 'z', 'c', 'd', 'e')).toEqual(['azcde', 'xzcde']);
  });
  test('a member that leaves its slot empty leaves all its shifts', () => {
    expect(follow('a', null, 'c', 'd', 'e')).toEqual(['acde', 'xcde']);
  });
  test('nothing changes for the same members in other slots, or for another line-up of the rotation', () => {
    expect(swapPlanFor({ members: ['e', 'd', 'c', 'b', 'a'], rotation })).toBe(rotation);
    expect(swapPlanFor({ members: ['x', 'b', 'c', 'd', 'e'], rotation })).toBe(rotation);
  });
  test('an entirely different team has no rotation', () => {
    expect(follow('p', 'q', 'r', 's', 't')).toBeUndefined();
  });
});

test('ids can be replaced or taken out', () => {
  expect(withIds(rotation, (id) => (id === 'x' ? null : id.toUpperCase()))?.lineups).toEqual([
    ['A', 'B', 'C', 'D', 'E'],
    ['B', 'C', 'D', 'E'],
  ]);
  expect(withIds(rotation, () => null)).toBeUndefined();
});
