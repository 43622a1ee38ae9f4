// The answer to a caller who has used up a limit.
import type { Problem } from '@oversleep/contract';

export interface TooOften {
  readonly problem: Problem;
  readonly retryAfter: number;
}

export function tooOften(milliseconds: number): TooOften {
  const retryAfter = Math.ceil(milliseconds / 1000);
  const wait = retryAfter < 120 ? `${retryAfter} seconds` : `${Math.ceil(retryAfter / 60)} minutes`;
  const message = `That was too often: please try again in ${wait}.`;
  return { problem: { statusCode: 429, code: 'LIMIT_REACHED', message }, retryAfter };
}
