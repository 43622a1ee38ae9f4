// What a worker is asked and what it says: plain data.
import type { CheckedTeam, Doubtful, RequestMember, Trace, TraceKey } from '@oversleep/engine';
import type { MemberIv, Outlook, Production } from '../state/data/results.ts';
import type { Progress, Rival, Worths } from './answers.ts';
import type { TeamQuestion } from './question.ts';

interface OfMember {
  readonly question: TeamQuestion;
  readonly place: number;
}

export type Task =
  /** To find out whether it is awake. */
  | { readonly kind: 'nothing' }
  | { readonly kind: 'team'; readonly question: TeamQuestion }
  | ({ readonly kind: 'iv' } & OfMember)
  | ({ readonly kind: 'upgrades' } & OfMember)
  | { readonly kind: 'worth'; readonly question: TeamQuestion }
  /** What each of these would add to those of the question, who may be nobody. */
  | { readonly kind: 'gains'; readonly question: TeamQuestion; readonly joining: readonly RequestMember[] }
  /** What the team would make more if it were each of these. */
  | { readonly kind: 'changes'; readonly question: TeamQuestion; readonly changes: readonly CheckedTeam[] }
  | { readonly kind: 'day'; readonly question: TeamQuestion; readonly key: TraceKey }
  | { readonly kind: 'rival'; readonly question: TeamQuestion; readonly place: number | null };

/** Some of these come several times, each better than the one before. */
export type Part =
  | { readonly kind: 'team'; readonly production: Production; readonly progress: Progress }
  | { readonly kind: 'iv'; readonly iv: MemberIv }
  | { readonly kind: 'upgrades'; readonly outlook: Outlook; readonly progress: Progress }
  | { readonly kind: 'worth'; readonly worths: Worths; readonly progress: Progress }
  | { readonly kind: 'gains'; readonly gains: readonly Doubtful[] }
  | { readonly kind: 'changes'; readonly gains: readonly Doubtful[] }
  | { readonly kind: 'day'; readonly trace: Trace }
  | { readonly kind: 'rival'; readonly rival: Rival; readonly progress: Progress };

/** To a worker. It has one task at a time; numbers tell answers to different tasks apart. */
export type Order = { readonly id: number; readonly task: Task } | { readonly id: number; readonly stop: true };

/** From a worker. */
export type Report =
  | { readonly id: number; readonly part: Part }
  | { readonly id: number; readonly done: true }
  /** It was told to, before it had said everything. */
  | { readonly id: number; readonly stopped: true }
  | { readonly id: number; readonly error: string };

/** How a task is run: it says what it knows, and lets others in between its steps. */
export interface Run {
  readonly say: (part: Part) => void;
  /** False: nobody wants to know any more. */
  readonly goOn: () => Promise<boolean>;
}
