// Simulates a team, then its rotation beside the teams of its members that stay all week.
import { steps as againstSteps } from '../against/steps.ts';
import type { Steps } from '../question.ts';
import type { TeamTypes } from '../team/shape.ts';
import { steps as teamSteps } from '../team/steps.ts';

export const steps: Steps<TeamTypes> = function* (question, host) {
  const { rotation, ...answer } = yield* teamSteps(question, host);
  if (!rotation) return answer;
  const against = yield* againstSteps(question, host);
  return { ...answer, rotation: { ...rotation, ...(against && { against: { ...against, team: [...against.team] } }) } };
};
