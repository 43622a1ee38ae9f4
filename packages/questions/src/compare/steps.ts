// Simulates two teams side by side.
import { compareTeams, type RequestMember } from '@oversleep/engine';
import type { Steps } from '../question.ts';
import { requestFor } from '../team/steps.ts';
import type { CompareTypes } from './shape.ts';

export const steps: Steps<CompareTypes> = function* ({ a: first, b: second, ...week }) {
  const teamOf = (members: readonly RequestMember[]) => requestFor({ ...week, members });
  const { a, b, difference } = yield* compareTeams(teamOf(first), teamOf(second));
  return { edition: week.edition, a, b, difference };
};
