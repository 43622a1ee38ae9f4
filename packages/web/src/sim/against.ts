// Of a rotation: how much more it makes than the best five of its members that stay all week, and its energies.
import type { Against, WeekEnergy } from '@oversleep/engine';
import { memoryRow } from './answer-row.ts';
import { keyOf } from './keys.ts';
import { longTasksOf } from './long-tasks.ts';
import type { TeamQuestion } from './question.ts';

const REMEMBERED = 20;

const keyWithIds = (question: TeamQuestion): string =>
  [keyOf(question), ...question.members.map(({ creature }) => creature.externalId)].join(' ');

/** Null for a team that stays the same. The answer names members by id, so the key does as well. */
export const AGAINST = memoryRow<TeamQuestion, Against | null>(REMEMBERED, {
  key: keyWithIds,
  ask: (state, question, _, signal) => longTasksOf(state).ask('against', question, { signal }),
});

/** By member of the question. */
export const WEEK_ENERGY = memoryRow<TeamQuestion, WeekEnergy | null>(REMEMBERED, {
  key: keyOf,
  ask: (state, question, _, signal) => longTasksOf(state).ask('energy', question, { signal }),
});
