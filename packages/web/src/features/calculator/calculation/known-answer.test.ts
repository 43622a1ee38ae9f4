// What was kept from last time, and when it may be shown.
import { expect, test } from 'vitest';
import type { AskedTeam } from '../../../sim/simulator.ts';
import type { Production } from '../../../state/data/results.ts';
import { creatureOf, idOf } from '../../../testing/creatures.ts';
import { knownAnswer } from './known-answer.ts';

const asked = (...ids: readonly number[]): AskedTeam => ({
  question: {
    edition: '2025-10',
    settings: {} as AskedTeam['question']['settings'],
    members: ids.map((n) => ({ creature: creatureOf(n), sneakySnacking: false })),
  },
  places: ids.map((_, place) => place),
  strangers: [],
});

const answerAbout = (...ids: readonly number[]) =>
  ({ edition: '2025-10', members: ids.map((n) => ({ externalId: idOf(n) })) }) as Production;

/** Of the first team, seen under that key. */
const results = (key: string, production: Production) => ({ answers: new Map([[key, production]]), seen: { 0: key } });

test('figures of the very same question are good as they are, whichever team has asked it', () => {
  const known = results('now', answerAbout(1, 2));
  expect(knownAnswer(known, 0, asked(1, 2), 'now')).toMatchObject({ key: 'now', places: [0, 1] });
  expect(knownAnswer(known, 7, asked(1, 2), 'now')).toMatchObject({ key: 'now' });
});

test('the answer about somebody who is just the same bears the right name', () => {
  const twin = knownAnswer(results('now', answerAbout(1, 2)), 0, asked(1, 9), 'now');
  expect(twin?.production.members.map(({ externalId }) => externalId)).toEqual([idOf(1), idOf(9)]);
});

test('figures of an earlier state may be shown as such, under the right names', () => {
  const answer = knownAnswer(results('before', answerAbout(2, 1)), 0, asked(1, 2), 'now');
  expect(answer?.key).toBe('before');
  expect(answer?.places).toEqual([1, 0]);
  expect(answer?.question.members.map(({ creature }) => creature.externalId)).toEqual([idOf(2), idOf(1)]);
});

test('earlier figures of another team, of somebody who has left, or of another game are not shown', () => {
  const known = results('before', answerAbout(1, 2));
  expect(knownAnswer(known, 3, asked(1, 2), 'now')).toBeUndefined();
  expect(knownAnswer(known, 0, asked(1, 3), 'now')).toBeUndefined();
  const other = asked(1, 2);
  const inAnother = { ...other, question: { ...other.question, edition: '2026-08' as const } };
  expect(knownAnswer(known, 0, inAnother, 'now')).toBeUndefined();
  expect(knownAnswer({ answers: new Map(), seen: { 0: 'gone' } }, 0, other, 'now')).toBeUndefined();
});
