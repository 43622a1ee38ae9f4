// Tasks of the workers that simulate teams: plain data in, plain data out.
import type { Estimate, RequestMember } from '@oversleep/engine';
import type { Questions, TeamQuestion } from '@oversleep/questions';
import type { TEAM_STEPS } from '@oversleep/questions/team-steps';
import type { Production } from '../state/data/results.ts';
import type { Rival } from './answers.ts';

/** Parts come several times before the answer, each better than the one before. `done` is 0..1. */
export interface SimTasks extends Pick<Questions, keyof typeof TEAM_STEPS> {
  /** Checks whether a worker has started. */
  nothing: { input: null; part: never; answer: null };
  /** Runs what a question about a team runs, so that the first one does not wait for code that was never run. */
  warm: { input: TeamQuestion; part: TeamPart; answer: Production };
  team: { input: TeamQuestion; part: TeamPart; answer: Production };
  /** What each creature would add to the members of the question, which may be empty. */
  gains: { input: Joining; part: never; answer: readonly Estimate[] };
  rival: { input: RivalTask; part: RivalPart; answer: Rival };
}

export interface TeamPart {
  /** Only where it is worth showing in place of the one before. */
  readonly production?: Production;
  /** 1 as soon as everything but the points of the week is final. */
  readonly done: number;
}

interface Joining {
  readonly question: TeamQuestion;
  readonly joining: readonly RequestMember[];
}

interface RivalTask {
  readonly question: TeamQuestion;
  /** The slot of the member whose values are wanted; null for the whole team. */
  readonly place: number | null;
}

export interface RivalPart {
  readonly rival: Rival;
  readonly done: number;
}
