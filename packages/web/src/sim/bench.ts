// Somebody of the bench in the place of the member that is missed least.
import type { Estimate, RequestMember } from '@oversleep/engine';
import { TEAM_SIZE } from '@oversleep/game';
import type { TeamQuestion } from './question.ts';
import type { Simulator } from './simulator.ts';

/** Nobody has to leave a team that has room. */
export async function leastMissed(
  simulator: Simulator,
  question: TeamQuestion,
  signal: AbortSignal,
): Promise<RequestMember | undefined> {
  if (question.members.length < TEAM_SIZE) return undefined;
  const worths = (await simulator.worth(question, signal)).map(({ mean }) => mean);
  return question.members[worths.indexOf(Math.min(...worths))];
}

/** `now`: what the member adds that would leave. */
export const insteadOf = (gain: Estimate, now: Estimate | undefined): Estimate =>
  now ? { mean: gain.mean - now.mean, error: Math.hypot(gain.error, now.error) } : gain;
