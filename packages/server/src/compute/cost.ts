// About how long a thread is busy with the next turn of a task, which is what a caller's share pays.
import { type Task, TURN_MS } from './task.ts';

/** Milliseconds for a member until the total of its team is known well. */
const MEMBER_MS = 25;
/** Letters of a box that are read in a millisecond. */
const LETTERS_A_MS = 5000;
/** Milliseconds for a member through the days of one variant, without a kitchen. */
const VARIANT_MEMBER_MS = 15;

export function costOf(task: Task): number {
  switch (task.kind) {
    case 'team':
      return Math.min(TURN_MS, task.members.length * MEMBER_MS);
    case 'day':
      return MEMBER_MS;
    case 'iv':
      return Math.min(TURN_MS, (task.members.length + 1) * task.variants.length * VARIANT_MEMBER_MS);
    case 'readBox':
    case 'writeBox':
      return Math.ceil(task.text.length / LETTERS_A_MS);
    case 'compare':
    // Seconds, unless the thread has met the same before.
    case 'question':
    case 'tierPart':
    case 'searchPlan':
    case 'searchChains':
      return TURN_MS;
    case 'warmUp':
      return 0;
  }
}
