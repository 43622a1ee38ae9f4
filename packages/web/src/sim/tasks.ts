// Tasks of the workers that simulate teams: questions, and one that only starts a worker.
import type { Questions } from '@oversleep/questions';
import type { TEAM_STEPS } from '@oversleep/questions/team-steps';

export interface SimTasks extends Pick<Questions, keyof typeof TEAM_STEPS> {
  /** Checks whether a worker has started. */
  nothing: { input: null; part: never; answer: null };
}
