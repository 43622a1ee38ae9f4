// The kinds of long tasks: input, partial results and answer of each.
import type { Against, WeekEnergy } from '@oversleep/engine';
import type { Questions } from '@oversleep/questions';
import type { FoundRotations, FoundTeams } from '../state/data/results.ts';
import type { LeadTask } from './best/search-worker.ts';
import type { CookableQuestion, FinderAnswer, FinderQuestion } from './finder-data.ts';
import type { PatchAnswer, PatchedStep, PatchTask } from './patch-task.ts';
import type { TeamQuestion } from './question.ts';
import type { RotationsTask } from './rotations-task.ts';

export interface LongTasks extends Questions {
  /** A rotation against the best five of its members that stay all week. */
  against: { input: TeamQuestion; part: never; answer: Against | null };
  /** Energy over the week of a rotation; null for a team that stays the same. */
  energy: { input: TeamQuestion; part: never; answer: WeekEnergy | null };
  patch: { input: PatchTask; part: PatchedStep; answer: readonly PatchAnswer[] };
  /** A part is the progress, 0..1. */
  cookTeams: { input: FinderQuestion; part: number; answer: FinderAnswer };
  /** Names of the dishes that a team of five of the box can cook at least once a day. */
  cookable: { input: CookableQuestion; part: never; answer: readonly string[] };
  /** A part is what was found so far. */
  lead: { input: LeadTask; part: FoundTeams; answer: null };
  /** A part is the progress, 0..1. */
  rotations: { input: RotationsTask; part: number; answer: FoundRotations };
  serve: { input: MessagePort; part: never; answer: null };
}
