// The kinds of long tasks: input, partial results and answer of each.
import type { Questions } from '@oversleep/questions';
import type { FoundTeams } from '../state/data/results.ts';
import type { LeadTask } from './best/search-worker.ts';

export interface LongTasks extends Questions {
  /** A part is what was found so far. */
  lead: { input: LeadTask; part: FoundTeams; answer: null };
  serve: { input: MessagePort; part: never; answer: null };
}
