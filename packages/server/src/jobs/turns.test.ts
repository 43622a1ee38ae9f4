// Whose part of a computation is next.
import { expect, test } from 'vitest';
import { ownerIn, type PartTurn, turnsFor } from './turns.ts';

const guest = { isSignedIn: false };
const player = { isSignedIn: true };
const EMPTY = { next: undefined, own: undefined };
const line = (...turns: readonly PartTurn[]) => ({ next: Math.min(...turns.map(({ at }) => at)), own: undefined });
const inOrder = (parts: Readonly<Record<string, readonly PartTurn[]>>) =>
  Object.entries(parts)
    .flatMap(([name, turns]) => turns.map(({ at }) => ({ name, at })))
    .toSorted((a, b) => a.at - b.at)
    .map(({ name }) => name)
    .join(' ');

test('two guests take turns, however much one of them had asked for before', () => {
  const first = turnsFor(guest, [1, 1, 1, 1], EMPTY);
  const second = turnsFor(guest, [1, 1], line(...first));
  expect(inOrder({ a: first, b: second })).toBe('a b a b a a');
});

test('a player who is signed in has four parts for one of a guest', () => {
  const first = turnsFor(guest, [1, 1, 1], EMPTY);
  const second = turnsFor(player, [1, 1, 1, 1, 1], line(...first));
  expect(inOrder({ guest: first, me: second })).toBe('guest me me me me guest me guest');
});

test('a long part counts for as many as it takes the time of', () => {
  const long = turnsFor(guest, [5, 1], EMPTY);
  const short = turnsFor(guest, [1, 1, 1, 1], line(...long));
  expect(inOrder({ long, short })).toBe('long short short short short long');
});

test('a following part is placed behind the waiting parts of its caller and behind the part it follows', () => {
  expect(turnsFor(player, [1], { next: 3, own: 9 })).toEqual([{ at: 9, until: 10 }]);
  expect(turnsFor(player, [1], { next: 3, own: undefined }, { at: 4, until: 6 })).toEqual([{ at: 6, until: 7 }]);
});

test('who asked travels with a part', () => {
  const data = { computation: 'c', shard: '0', caller: 'user 7', isSignedIn: true, at: 1, until: 2 };
  expect(ownerIn(data)).toEqual({ owner: { caller: 'user 7', isSignedIn: true }, turn: { at: 1, until: 2 } });
  expect(ownerIn({ computation: 'c', shard: '0' })).toBeUndefined();
});
