// When the figures of an earlier state may be shown.
import { expect, test } from 'vitest';
import type { AskedTeam } from '../../../sim/simulator.ts';
import type { Production } from '../../../state/data/results.ts';
import { creatureOf, idOf } from '../../../testing/creatures.ts';
import { earlierAnswer } from './use-calculation.ts';

const asked = (...ids: readonly number[]): AskedTeam => ({
  question: {
    edition: '2025-10',
    settings: {} as AskedTeam['question']['settings'],
    members: ids.map((n) => ({ creature: creatureOf(n), sneakySnacking: false })),
  },
  places: ids.map((_, place) => place),
  unknownMembers: [],
});

const answerAbout = (...ids: readonly number[]) =>
  ({ edition: '2025-10', members: ids.map((n) => ({ externalId: idOf(n) })) }) as Production;

/** Of the first team, seen under that key. */
const results = (key: string, production: Production) => ({ answers: new Map([[key, production]]), seen: { 0: key } });

test('figures of an earlier state may be shown as such, under the right names', () => {
  const answer = earlierAnswer(results('before', answerAbout(2, 1)), 0, asked(1, 2));
  expect(answer?.key).toBe('before');
  expect(answer?.places).toEqual([1, 0]);
  expect(answer?.question.members.map(({ creature }) => creature.externalId)).toEqual([idOf(2), idOf(1)]);
});

test('earlier figures of another team, with a member that has left, or of another edition are not shown', () => {
  const known = results('before', answerAbout(1, 2));
  expect(earlierAnswer(known, 3, asked(1, 2))).toBeUndefined();
  expect(earlierAnswer(known, 0, asked(1, 3))).toBeUndefined();
  const other = asked(1, 2);
  const inAnother = { ...other, question: { ...other.question, edition: '2026-08' as const } };
  expect(earlierAnswer(known, 0, inAnother)).toBeUndefined();
  expect(earlierAnswer({ answers: new Map(), seen: { 0: 'gone' } }, 0, other)).toBeUndefined();
});
