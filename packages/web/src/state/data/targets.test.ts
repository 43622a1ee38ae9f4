// What must be sent to the server after a change.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyData, creatureOf, dataOf, idOf, teamOf } from '../../testing/creatures.ts';
import { isTarget, parseTarget, targetsBetween } from './targets.ts';

const [a, b, c] = [creatureOf(1, { version: 3 }), creatureOf(2, { version: 3 }), creatureOf(3)];

test('without a change nothing is sent', () => {
  fc.assert(
    fc.property(anyData(), (data) => {
      expect(targetsBetween(data, structuredClone(data))).toEqual([]);
    }),
  );
});

test('team settings are one write, a slot is another', () => {
  const before = dataOf([teamOf(0, [a])], a, b);
  expect(targetsBetween(before, dataOf([teamOf(0, [a], { camp: true })], a, b))).toEqual(['meta:0']);
  expect(targetsBetween(before, dataOf([teamOf(0, [a, b])], a, b))).toEqual(['member:0:1']);
  expect(targetsBetween(before, dataOf([teamOf(0, [a], { snacking: [a.externalId] })], a, b))).toEqual(['member:0:0']);
});

test('a swap is one write, so that no member is lost on the way', () => {
  const before = dataOf([teamOf(0, [a, b])], a, b);
  expect(targetsBetween(before, dataOf([teamOf(0, [b, a])], a, b))).toEqual(['team:0']);
});

test('a team that is like new is deleted', () => {
  expect(targetsBetween(dataOf([teamOf(0, [a])], a), dataOf([], a))).toEqual(['team:0']);
});

test('moving to another team fills the new slot before the old one is emptied', () => {
  const before = dataOf([teamOf(0, [b, a]), teamOf(1, [])], a, b);
  const after = dataOf([teamOf(0, [b]), teamOf(1, [a])], a, b);
  expect(targetsBetween(before, after)).toEqual(['member:1:0', 'member:0:1']);
});

test('an edited creature is sent if it is saved or in a team, not if it is only compared', () => {
  const edited = (fields: object) => ({ ...c, level: 7, ...fields });
  expect(targetsBetween(dataOf([], c), dataOf([], edited({})))).toEqual([]);
  expect(targetsBetween(dataOf([], c), dataOf([], edited({ saved: true })))).toEqual([`creature:${idOf(3)}`]);
  expect(targetsBetween(dataOf([teamOf(2, [c])], c), dataOf([teamOf(2, [c])], edited({})))).toEqual([
    `creature:${idOf(3)}`,
  ]);
});

test('a new member is sent with its slot; one that is known to the server or saved is also sent by itself', () => {
  const put = (creature: typeof c) => targetsBetween(dataOf([]), dataOf([teamOf(0, [creature])], creature));
  expect(put(c)).toEqual(['member:0:0']);
  expect(put({ ...c, saved: true })).toEqual(['member:0:0', `creature:${idOf(3)}`]);
});

test('leaving the box: a creature still in a team is updated, an unused one is deleted', () => {
  const saved = { ...a, saved: true };
  expect(targetsBetween(dataOf([teamOf(0, [a])], saved), dataOf([teamOf(0, [a])], a))).toEqual([`creature:${idOf(1)}`]);
  expect(targetsBetween(dataOf([], saved), dataOf([]))).toEqual([`creature:${idOf(1)}`]);
  expect(targetsBetween(dataOf([], a), dataOf([]))).toEqual([]);
});

test('a deleted creature leaves its teams first', () => {
  const saved = { ...a, saved: true };
  const before = dataOf([teamOf(0, [b, saved])], saved, b);
  expect(targetsBetween(before, dataOf([teamOf(0, [b])], b))).toEqual(['member:0:1', `creature:${idOf(1)}`]);
});

test('every target can be parsed', () => {
  fc.assert(
    fc.property(anyData(), anyData(), (before, after) => {
      for (const target of targetsBetween(before, after)) {
        expect(isTarget(target)).toBe(true);
        expect(parseTarget(target).kind).toBe(target.split(':')[0]);
      }
    }),
  );
  expect(parseTarget('recipe:A:B')).toEqual({ kind: 'recipe', name: 'A:B' });
  expect(isTarget('team:12')).toBe(false);
  expect(isTarget('nonsense')).toBe(false);
});
