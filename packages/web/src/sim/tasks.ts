// What the workers that simulate teams are asked, and what they answer: plain data.
import type { CheckedTeam, Estimate, RequestMember, Trace, TraceKey } from '@oversleep/engine';
import type { MemberIv, Outlook, Production } from '../state/data/results.ts';
import type { Rival, Worths } from './answers.ts';
import type { TeamQuestion } from './question.ts';

interface OfMember {
  readonly question: TeamQuestion;
  readonly place: number;
}

/** Parts come several times before the answer, each better than the one before. `done` is 0..1. */
export interface SimTasks {
  /** To find out whether a worker is awake. */
  nothing: { input: null; part: never; answer: null };
  team: { input: TeamQuestion; part: TeamPart; answer: Production };
  iv: { input: OfMember; part: MemberIv; answer: MemberIv };
  upgrades: { input: OfMember; part: { readonly outlook: Outlook; readonly done: number }; answer: Outlook };
  worth: { input: TeamQuestion; part: Worths; answer: Worths };
  /** What each of these would add to those of the question, who may be nobody. */
  gains: { input: Joining; part: never; answer: readonly Estimate[] };
  /** What the team would make more if it were each of these; a part has as many as are known. */
  changes: { input: Changing; part: readonly Estimate[]; answer: readonly Estimate[] };
  day: { input: { readonly question: TeamQuestion; readonly key: TraceKey }; part: never; answer: Trace };
  rival: { input: RivalTask; part: RivalPart; answer: Rival };
}

export interface TeamPart {
  readonly production: Production;
  /** 1 as soon as everything but the points of the week is as it will stay. */
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
  /** Of the member whose values are wanted; null for those of the whole team. */
  readonly place: number | null;
}

export interface RivalPart {
  readonly rival: Rival;
  readonly done: number;
}
