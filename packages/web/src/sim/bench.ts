// Somebody of the bench in the place of the member that is missed least.
import type { CheckedTeam, Estimate, RequestMember } from '@oversleep/engine';
import { TEAM_SIZE } from '@oversleep/game';
import type { AppState } from '../state/start-up.ts';
import { MEMBER_WORTHS, STEP_GAINS } from './answer-rows.ts';
import type { Worths } from './answers.ts';
import type { TeamQuestion } from './question.ts';
import { simulatorOf } from './simulator.ts';

/** What is asked about a team and its bench. */
export interface BenchQuestions {
  readonly worths: (question: TeamQuestion) => Promise<Worths>;
  /** What each of some creatures would add to the members of the question, who may be nobody; when nothing else is to be done. */
  readonly gains: (question: TeamQuestion, joining: readonly RequestMember[]) => Promise<readonly Estimate[]>;
  /** What the team would make more if it were each of these. */
  readonly changes: (question: TeamQuestion, teams: readonly CheckedTeam[]) => Promise<readonly Estimate[]>;
}

export const benchQuestions = (state: AppState, signal: AbortSignal): BenchQuestions => ({
  worths: (question) => MEMBER_WORTHS.find(state, question, () => {}, signal),
  gains: (question, joining) => simulatorOf(state)('gains', { question, joining }, { signal }),
  changes: (question, teams) => STEP_GAINS.find(state, { question, teams }, () => {}, signal),
});

/** Nobody has to leave a team that has room. */
export async function leastMissed(
  { worths }: BenchQuestions,
  question: TeamQuestion,
): Promise<RequestMember | undefined> {
  if (question.members.length < TEAM_SIZE) return undefined;
  const means = (await worths(question)).map(({ mean }) => mean);
  return question.members[means.indexOf(Math.min(...means))];
}

/** `now`: what the member adds that would leave. */
export const insteadOf = (gain: Estimate, now: Estimate | undefined): Estimate =>
  now ? { mean: gain.mean - now.mean, error: Math.hypot(gain.error, now.error) } : gain;
