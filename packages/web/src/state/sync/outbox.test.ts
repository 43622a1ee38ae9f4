// The queue: one entry per target, in order, whole teams instead of their parts.
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Target, teamOfTarget } from '../data/targets.ts';
import { enqueued, entriesOf, forced, inConflict, type OutboxEntries, retried, setAside } from './outbox.ts';

const queueOf = (...targets: readonly Target[]): OutboxEntries =>
  enqueued({}, targets, (i) => ({ order: i + 1, stamp: `s${i + 1}` }));

const listed = (entries: OutboxEntries) => entriesOf({ entries }).map(({ target }) => target);

const anyTarget: fc.Arbitrary<Target> = fc.oneof(
  fc.nat(9).map((i): Target => `team:${i}`),
  fc.nat(9).map((i): Target => `meta:${i}`),
  fc.tuple(fc.nat(9), fc.nat(4)).map(([i, j]): Target => `member:${i}:${j}`),
  fc.nat(5).map((i): Target => `creature:${i}`),
  fc.nat(5).map((i): Target => `recipe:DISH_${i}`),
  fc.constantFrom<Target[]>('area:cyan', 'setting:potSize', 'setting:edition'),
);

test('a target keeps its position, and only the last stamp counts', () => {
  const entries = queueOf('meta:0', 'creature:a', 'meta:0');
  expect(listed(entries)).toEqual(['meta:0', 'creature:a']);
  expect(entries['meta:0']?.stamp).toBe('s3');
});

test('a whole team replaces its parts, and later parts are included in it', () => {
  expect(listed(queueOf('meta:0', 'member:0:1', 'meta:1', 'team:0'))).toEqual(['meta:1', 'team:0']);
  const entries = queueOf('team:0', 'member:0:1');
  expect(listed(entries)).toEqual(['team:0']);
  expect(entries['team:0']?.stamp).toBe('s2');
});

test('whatever is queued: no duplicates, nothing lost, and no part of another entry', () => {
  fc.assert(
    fc.property(fc.array(anyTarget, { maxLength: 40 }), (targets) => {
      const kept = listed(queueOf(...targets));
      expect(new Set(kept).size).toBe(kept.length);
      for (const target of targets) {
        const index = teamOfTarget(target);
        expect(kept.includes(target) || kept.includes(`team:${index ?? -1}`)).toBe(true);
      }
      const whole = kept.filter((target) => target.startsWith('team:')).map(teamOfTarget);
      for (const target of kept.filter((other) => !other.startsWith('team:')))
        expect(whole).not.toContain(teamOfTarget(target) ?? -1);
    }),
  );
});

test('queueing the same again changes only the stamp', () => {
  fc.assert(
    fc.property(fc.array(anyTarget, { minLength: 1, maxLength: 20 }), (targets) => {
      expect(listed(queueOf(...targets, ...targets))).toEqual(listed(queueOf(...targets)));
    }),
    // A part after its whole team is included already, and one before is replaced: the order of the rest stays.
    { examples: [[['meta:0', 'team:0', 'member:0:1']]] },
  );
});

const first = (entries: OutboxEntries) => {
  const [entry] = entriesOf({ entries });
  if (!entry) throw new Error('nothing there');
  return entry;
};
const trouble = { reason: 'Changed elsewhere.', details: [], theirs: { version: 4 } };

test('a conflict about a part concerns the team, and stays open while the player goes on', () => {
  const entries = queueOf('meta:3', 'member:3:0', 'creature:a');
  const open = inConflict(entries, first(entries), trouble);
  expect(open['team:3']).toMatchObject({ state: 'conflict', reason: 'Changed elsewhere.', theirs: { version: 4 } });
  expect(listed(open).sort()).toEqual(['creature:a', 'team:3']);
  expect(enqueued(open, ['meta:3'], () => ({ order: 9, stamp: 's9' }))['team:3']).toMatchObject({
    state: 'conflict',
    stamp: 's9',
  });
});

test('an entry that was set aside is queued again by another change', () => {
  const entries = queueOf('creature:a');
  const aside = setAside(entries, first(entries), { ...trouble, theirs: null });
  expect(aside['creature:a']?.state).toBe('setAside');
  expect(enqueued(aside, ['creature:a'], () => ({ order: 9, stamp: 's9' }))['creature:a']).toMatchObject({
    state: 'waiting',
    reason: null,
  });
});

test('after a choice it is sent again, forced or as it is', () => {
  const entries = queueOf('team:1');
  const open = inConflict(entries, first(entries), trouble);
  expect(forced(open, first(open), 'x')['team:1']).toMatchObject({ state: 'waiting', force: true, stamp: 'x' });
  expect(retried(open, first(open), 'x')['team:1']).toMatchObject({ state: 'waiting', force: false, theirs: null });
});
