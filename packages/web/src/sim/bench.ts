// What creatures on the bench would add, each in the slot of the member that is missed least.
import type { CheckedTeam, Estimate, RequestMember } from '@oversleep/engine';
import { TEAM_SIZE } from '@oversleep/game';
import type { MemberGains, TeamQuestion } from '@oversleep/questions';
import type { AppState } from '../state/start-up.ts';
import { QUESTION_ROWS } from './answer-rows.ts';
import { simulatorOf } from './simulator.ts';

/** Questions about a team and its bench. */
export interface BenchQuestions {
  readonly worths: (question: TeamQuestion) => Promise<MemberGains>;
  /** What each creature would add to the members of the question, which may be empty; runs as spare work. */
  readonly gains: (question: TeamQuestion, joining: readonly RequestMember[]) => Promise<readonly Estimate[]>;
  /** How much more the team would make with each change. */
  readonly changes: (question: TeamQuestion, teams: readonly CheckedTeam[]) => Promise<readonly Estimate[]>;
}

export const benchQuestions = (state: AppState, signal: AbortSignal): BenchQuestions => ({
  worths: (question) => QUESTION_ROWS.worth.find(state, question, () => {}, signal),
  gains: (question, joining) => simulatorOf(state)('gains', { question, joining }, { signal }),
  changes: (question, teams) => QUESTION_ROWS.changes.find(state, { question, changes: teams }, () => {}, signal),
});

/** A team with a free slot loses no member. */
export async function leastMissed(
  { worths }: BenchQuestions,
  question: TeamQuestion,
): Promise<RequestMember | undefined> {
  if (question.members.length < TEAM_SIZE) return undefined;
  const means = (await worths(question)).map(({ mean }) => mean);
  return question.members[means.indexOf(Math.min(...means))];
}

/** `now`: what the replaced member adds. */
export const insteadOf = (gain: Estimate, now: Estimate | undefined): Estimate =>
  now ? { mean: gain.mean - now.mean, error: Math.hypot(gain.error, now.error) } : gain;
