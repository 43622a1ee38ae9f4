// The kinds of long tasks: input, partial results and answer of each.
import type { Questions } from '@oversleep/questions';
import type { FoundTeams } from '../state/data/results.ts';
import type { LeadTask } from './best/search-worker.ts';
import type { CookableQuestion, FinderAnswer, FinderQuestion } from './finder-data.ts';

export interface LongTasks extends Questions {
  /** A part is the progress, 0..1. */
  cookTeams: { input: FinderQuestion; part: number; answer: FinderAnswer };
  /** Names of the dishes that a team of five of the box can cook at least once a day. */
  cookable: { input: CookableQuestion; part: never; answer: readonly string[] };
  /** A part is what was found so far. */
  lead: { input: LeadTask; part: FoundTeams; answer: null };
  serve: { input: MessagePort; part: never; answer: null };
}
