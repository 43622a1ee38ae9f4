// Answers a player's question by a worker thread, or says why not: wrong input, too many who ask, nobody who waits any more.
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Compute } from '../compute/compute.ts';
import type { Asked } from '../compute/question.ts';
import { withIds } from '../compute/task.ts';
import { badInput, Refusal, refuse } from '../problems.ts';
import { JsonText } from './serve.ts';

const MOST_DETAILS = 20;
/** When to try again after there were too many. */
const RETRY_SECONDS = 5;

export const answerer =
  (compute: Compute) =>
  async (asked: Asked, { signal }: FastifyRequest, reply: FastifyReply): Promise<JsonText> => {
    if (!asked.ok) throw badInput('This cannot be calculated.', asked.problems.slice(0, MOST_DETAILS));
    const { key, task, ids, notes } = asked.question;
    try {
      const text = withIds(await compute.answer(key, task, signal), ids);
      // The answer is an object; what was adapted of this caller's question is its last field.
      return new JsonText(`${text.slice(0, -1)},"notes":${JSON.stringify(notes)}}`);
    } catch (error) {
      if (signal.aborted) throw refuse(499, 'CLIENT_GONE', 'The caller did not wait for the answer.');
      if (error instanceof Refusal && error.problem.statusCode === 503) reply.header('retry-after', RETRY_SECONDS);
      throw error;
    }
  };
