// What was kept from last time, and when it may be shown.
import { expect, test } from 'vitest';
import type { AskedTeam } from '../../../sim/simulator.ts';
import { NO_RESULT, type Production } from '../../../state/data/results.ts';
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

const kept = (...ids: readonly number[]) => ({
  ...NO_RESULT,
  key: 'now',
  production: { edition: '2025-10', members: ids.map((n) => ({ externalId: idOf(n) })) } as Production,
});

test('figures of the very same question are good as they are', () => {
  expect(knownAnswer(kept(1, 2), asked(1, 2), 'now')).toMatchObject({ key: 'now', places: [0, 1] });
});

test('figures of an earlier state may be shown as such, under the right names', () => {
  const answer = knownAnswer(kept(2, 1), asked(1, 2), 'later');
  expect(answer?.key).not.toBe('later');
  expect(answer?.places).toEqual([1, 0]);
  expect(answer?.question.members.map(({ creature }) => creature.externalId)).toEqual([idOf(2), idOf(1)]);
});

test('figures of somebody who has left, or of another game, are not shown', () => {
  expect(knownAnswer(kept(1, 3), asked(1, 2), 'now')).toBeUndefined();
  const other = asked(1, 2);
  expect(
    knownAnswer(kept(1, 2), { ...other, question: { ...other.question, edition: '2026-08' } }, 'now'),
  ).toBeUndefined();
  expect(knownAnswer(NO_RESULT, asked(1), 'now')).toBeUndefined();
});
