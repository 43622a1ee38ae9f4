// The answer to a caller who has used up a limit.
import type { Problem } from '@oversleep/contract';
import { problem } from '../problems.ts';

export interface TooOften {
  readonly problem: Problem;
  readonly retryAfter: number;
}

export function tooOften(milliseconds: number): TooOften {
  const retryAfter = Math.ceil(milliseconds / 1000);
  const body =
    retryAfter < 120
      ? problem('LIMIT_REACHED', { seconds: retryAfter })
      : problem('LIMIT_REACHED_FOR_MINUTES', { minutes: Math.ceil(retryAfter / 60) });
  return { problem: body, retryAfter };
}
