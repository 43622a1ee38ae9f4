// How much more a rotation makes than the best five of its members that stay all week.
import type { Against } from '@oversleep/engine';
import { keyOf } from './keys.ts';
import { longTasksOf } from './long-tasks.ts';
import type { TeamQuestion } from './question.ts';
import { memoryRow } from './use-answer.ts';

const REMEMBERED = 20;

/** Null for a team that stays the same. The answer names members by id, so the key does as well. */
export const AGAINST = memoryRow<TeamQuestion, Against | null>(REMEMBERED, {
  key: (question) => [keyOf(question), ...question.members.map(({ creature }) => creature.externalId)].join(' '),
  ask: (state, question, _, signal) => longTasksOf(state).ask('against', question, { signal }),
});
