// The slots of a team, and which member is selected.
import { expect, test } from 'vitest';
import { creatureOf, dataOf, placesOf, teamOf } from '../../testing/creatures.ts';
import { ownedBy } from './data.ts';
import { openPlace, selectedPlace } from './team-rules.ts';

test('when the selected member leaves, another one is selected', () => {
  expect(selectedPlace(placesOf('a', 'b', 'c'), 1)).toBe(1);
  expect(selectedPlace(placesOf('a', null, 'c'), 1)).toBe(2);
  expect(selectedPlace(placesOf('a', 'b', null), 2)).toBe(1);
  expect(selectedPlace(placesOf(), 3)).toBe(0);
});

test('a copy goes to the first empty slot', () => {
  expect(openPlace({ members: placesOf('a', null, 'c') })).toBe(1);
  expect(openPlace({ members: placesOf('a', 'b', 'c', 'd', 'e') })).toBeUndefined();
});

test(`a player's creatures are those in the box and those that are only in a team`, () => {
  const [saved, member, compared] = [creatureOf(1, { saved: true }), creatureOf(2), creatureOf(3)];
  const { creatures, teams } = dataOf([teamOf(4, [member])], saved, member, compared);
  expect(ownedBy(creatures, teams)).toEqual([saved, member]);
});
