// Answers a player's question by a worker thread, or says why not: wrong input, too many who ask, nobody who waits any more.
import type { RouteContract } from '@oversleep/contract';
import type { Compute } from '../compute/compute.ts';
import type { Asked } from '../compute/question.ts';
import { withIds } from '../compute/task.ts';
import { callerOf } from '../limits/caller.ts';
import { badInput, Refusal, refuse } from '../problems.ts';
import { callerLeft } from './caller-left.ts';
import { type Call, JsonText } from './serve.ts';

const MOST_DETAILS = 20;
/** When to try again after there were too many. */
const RETRY_SECONDS = 5;
/** Too many of one caller, and too many altogether. */
const LATER: readonly number[] = [429, 503];

export const answerer =
  (compute: Compute) =>
  async (asked: Asked, { request, reply }: Pick<Call<RouteContract>, 'request' | 'reply'>): Promise<JsonText> => {
    if (!asked.ok) throw badInput('This cannot be calculated.', asked.problems.slice(0, MOST_DETAILS));
    const { key, task, ids, notes } = asked.question;
    const left = callerLeft(reply.raw);
    try {
      const text = withIds(
        await compute.answer(
          { key, task },
          { caller: callerOf(request), isSignedIn: request.session !== undefined },
          left,
        ),
        ids,
      );
      // The answer is an object; what was adapted of this caller's question is its last field.
      return new JsonText(`${text.slice(0, -1)},"notes":${JSON.stringify(notes)}}`);
    } catch (error) {
      if (left.aborted) throw refuse(499, 'CLIENT_GONE', 'The caller did not wait for the answer.');
      if (error instanceof Refusal && LATER.includes(error.problem.statusCode))
        reply.header('retry-after', RETRY_SECONDS);
      throw error;
    }
  };
