// The server wins, except where a write is pending.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyData, creatureOf, dataOf, idOf, teamOf } from '../../testing/creatures.ts';
import { idsInTeams } from '../data/data.ts';
import type { Target } from '../data/targets.ts';
import { pulled } from './pull.ts';

const none = { pending: new Set<Target>(), compared: [] };
const seen = (n: number, fields = {}) => creatureOf(n, { version: 1, ...fields });

test(`without pending writes the server's data counts`, () => {
  const local = dataOf([teamOf(0, [seen(1)], { name: 'Old' })], seen(1), seen(9, { saved: true }));
  const server = dataOf([teamOf(0, [seen(2)], { name: 'New', version: 4 })], seen(2));
  expect(pulled({ local, server, ...none })).toEqual(server);
});

test('the selected member is this device’s own', () => {
  const local = dataOf([teamOf(0, [seen(1), seen(2)], { memberIndex: 1 })], seen(1), seen(2));
  const server = dataOf([teamOf(0, [seen(1), seen(2)], { version: 4 })], seen(1), seen(2));
  expect(pulled({ local, server, ...none }).teams[0]?.memberIndex).toBe(1);
});

test.each<Target>(['meta:0', 'member:0:1', 'team:0'])('a team with %s pending stays as it is here', (target) => {
  const local = dataOf([teamOf(0, [seen(1)], { name: 'Mine' })], seen(1));
  const server = dataOf([teamOf(0, [seen(2)], { name: 'Theirs' })], seen(2));
  const { teams, creatures } = pulled({ local, server, pending: new Set([target]), compared: [] });
  expect(teams[0]?.name).toBe('Mine');
  expect(creatures[idOf(1)]).toBeDefined();
});

test('a creature with a pending write stays as it is here, also when it was deleted here', () => {
  const local = dataOf([], seen(1, { saved: true, level: 9 }));
  const server = dataOf([], seen(1, { saved: true }), seen(2, { saved: true }));
  const pending = new Set<Target>([`creature:${idOf(1)}`, `creature:${idOf(2)}`]);
  const { creatures } = pulled({ local, server, pending, compared: [] });
  expect(Object.values(creatures)).toMatchObject([{ externalId: idOf(1), level: 9 }]);
});

test('compared creatures stay, and creatures that the server has never seen are not lost', () => {
  const local = dataOf(
    [],
    seen(1, { saved: true }),
    creatureOf(2, { saved: true, version: 0 }),
    seen(3, { saved: true }),
  );
  const { creatures } = pulled({ local, server: dataOf([]), pending: new Set(), compared: [idOf(1)] });
  expect(creatures[idOf(1)]).toMatchObject({ saved: false, version: 0 });
  expect(creatures[idOf(2)]).toMatchObject({ saved: true });
  expect(creatures[idOf(3)]).toBeUndefined();
});

test('every member refers to an existing creature, whatever is merged', () => {
  const targets = fc.subarray<Target>(['meta:0', 'team:1', 'member:2:0', `creature:${idOf(4)}`, `creature:${idOf(5)}`]);
  fc.assert(
    fc.property(anyData(0), anyData(4), targets, (local, server, pending) => {
      const { teams, creatures } = pulled({ local, server, pending: new Set(pending), compared: [] });
      const held = new Set(pending.filter((t) => t.startsWith('creature:')).map((t) => t.slice(9)));
      for (const id of idsInTeams(teams)) if (!held.has(id)) expect(creatures[id]).toBeDefined();
    }),
  );
});
