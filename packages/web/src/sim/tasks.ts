// Tasks of the workers that simulate teams: plain data in, plain data out.
import type { CheckedTeam, Estimate, RequestMember, Trace, TraceKey } from '@oversleep/engine';
import type { TeamQuestion } from '@oversleep/questions';
import type { MemberIv, Outlook, Production } from '../state/data/results.ts';
import type { Rival, Worths } from './answers.ts';

interface OfMember {
  readonly question: TeamQuestion;
  readonly place: number;
}

/** Parts come several times before the answer, each better than the one before. `done` is 0..1. */
export interface SimTasks {
  /** Checks whether a worker has started. */
  nothing: { input: null; part: never; answer: null };
  /** Runs what a question about a team runs, so that the first one does not wait for code that was never run. */
  warm: { input: TeamQuestion; part: TeamPart; answer: Production };
  team: { input: TeamQuestion; part: TeamPart; answer: Production };
  iv: { input: OfMember; part: MemberIv; answer: MemberIv };
  upgrades: { input: OfMember; part: { readonly outlook: Outlook; readonly done: number }; answer: Outlook };
  worth: { input: TeamQuestion; part: Worths; answer: Worths };
  /** What each creature would add to the members of the question, which may be empty. */
  gains: { input: Joining; part: never; answer: readonly Estimate[] };
  /** How much more the team would make with each change; a part has as many as are known. */
  changes: { input: Changing; part: readonly Estimate[]; answer: readonly Estimate[] };
  day: { input: { readonly question: TeamQuestion; readonly key: TraceKey }; part: never; answer: Trace };
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

interface Changing {
  readonly question: TeamQuestion;
  readonly changes: readonly CheckedTeam[];
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
