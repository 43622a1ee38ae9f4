// The life of a calculation: asked, answered better and better, stopped or failed; the last figures stay in sight all the time.
import type { Progress } from '../../../sim/answers.ts';
import type { TeamQuestion } from '../../../sim/simulator.ts';
import type { Production } from '../../../state/data/results.ts';

/** Figures with what they were calculated from. */
export interface Answer {
  readonly key: string;
  readonly question: TeamQuestion;
  readonly places: readonly number[];
  readonly production: Production;
  readonly progress: Progress;
}

export interface Calculation {
  /** The last figures, of whatever state of the team. */
  readonly answer: Answer | undefined;
  /** The question that is open or was answered last. */
  readonly key: string | undefined;
  readonly phase: 'busy' | 'done' | 'stopped' | 'failed';
  readonly failure: unknown;
}

export type Step =
  | { readonly kind: 'asked'; readonly key: string }
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'stopped'; readonly key: string }
  | { readonly kind: 'failed'; readonly key: string; readonly failure: unknown }
  /** There is nobody to ask about. */
  | { readonly kind: 'nobody' };

export const NOTHING: Calculation = { answer: undefined, key: undefined, phase: 'done', failure: undefined };

/** News about a question that is not the open one changes nothing. */
export function nextCalculation(now: Calculation, step: Step): Calculation {
  switch (step.kind) {
    case 'nobody':
      return NOTHING;
    case 'asked':
      return { ...now, key: step.key, phase: 'busy', failure: undefined };
    case 'answered': {
      const { answer } = step;
      if (now.key !== undefined && now.key !== answer.key) return now;
      return { answer, key: answer.key, phase: answer.progress.final ? 'done' : 'busy', failure: undefined };
    }
    case 'stopped':
      return now.key === step.key ? { ...now, phase: 'stopped' } : now;
    case 'failed':
      return now.key === step.key ? { ...now, phase: 'failed', failure: step.failure } : now;
  }
}

/** The figures belong to another state of the team than the one on the screen, which may not even have been asked about yet. */
export const isStale = ({ answer }: Calculation, key: string | undefined): boolean =>
  answer !== undefined && answer.key !== key;
