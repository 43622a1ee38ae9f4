// What a worker is asked and what it says: plain data.
import type { Doubtful, Trace, TraceKey } from '@oversleep/engine';
import type { MemberIv, Production } from '../state/results.ts';
import type { Outlook, Progress } from './answers.ts';
import type { TeamQuestion } from './question.ts';

interface OfMember {
  readonly question: TeamQuestion;
  readonly place: number;
}

export type Task =
  | { readonly kind: 'team'; readonly question: TeamQuestion }
  | ({ readonly kind: 'iv' } & OfMember)
  | ({ readonly kind: 'upgrades' } & OfMember)
  | { readonly kind: 'day'; readonly question: TeamQuestion; readonly key: TraceKey }
  | { readonly kind: 'differences'; readonly questions: readonly TeamQuestion[] };

/** Some of these come several times, each better than the one before. */
export type Part =
  | { readonly kind: 'team'; readonly production: Production; readonly progress: Progress }
  | { readonly kind: 'iv'; readonly iv: MemberIv }
  | { readonly kind: 'upgrades'; readonly outlook: Outlook; readonly progress: Progress }
  | { readonly kind: 'day'; readonly trace: Trace }
  | { readonly kind: 'difference'; readonly place: number; readonly difference: Doubtful };

/** To a worker. It has one task at a time; numbers tell answers to different tasks apart. */
export type Order = { readonly id: number; readonly task: Task } | { readonly id: number; readonly stop: true };

/** From a worker. */
export type Report =
  | { readonly id: number; readonly part: Part }
  | { readonly id: number; readonly done: true }
  | { readonly id: number; readonly error: string };

/** How a task is run: it says what it knows, and lets others in between its steps. */
export interface Run {
  readonly say: (part: Part) => void;
  /** False: nobody wants to know any more. */
  readonly goOn: () => Promise<boolean>;
}
