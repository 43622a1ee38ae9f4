// Answers a player's question by a worker thread, or says why not: wrong input, too many callers, a caller that left.
import type { DayProduction, RouteContract } from '@oversleep/contract';
import type { Compute } from '../compute/compute.ts';
import type { Asker } from '../compute/line.ts';
import { type CalculationCheck, refuseAsked } from '../compute/question.ts';
import { type Task, withIds } from '../compute/task.ts';
import { callerOf } from '../limits/caller.ts';
import { Refusal, refuse } from '../problems.ts';
import { callerLeft } from './caller-left.ts';
import { JsonText, type RouteCall } from './serve.ts';

/** When to try again after there were too many. */
const RETRY_SECONDS = 5;
/** Too many of one caller, and too many altogether. */
const LATER: readonly number[] = [429, 503];

type From = Pick<RouteCall<RouteContract>, 'request' | 'reply'>;

export const answerer =
  (compute: Compute) =>
  async (asked: CalculationCheck, from: From): Promise<JsonText> => {
    const { text, ids, notes } = await answered(compute, asked, from);
    // The answer is an object; what was adapted of this caller's question is its last field.
    return new JsonText(`${withIds(text, ids).slice(0, -1)},"notes":${JSON.stringify(notes)}}`);
  };

/** For answers that are a part of another one. */
export const dayAnswerer =
  (compute: Compute) =>
  async (
    asked: CalculationCheck,
    from: From,
  ): Promise<{ readonly day: DayProduction; readonly notes: readonly string[] }> => {
    const { text, notes } = await answered(compute, asked, from);
    return { day: JSON.parse(text), notes };
  };

async function answered(compute: Compute, asked: CalculationCheck, from: From) {
  if (!asked.ok) throw refuseAsked('CALCULATION_INVALID', asked);
  const { key, task, ids, notes } = asked.question;
  return { text: await waitFor(from, (asker, left) => compute.answer({ key, task }, asker, left)), ids, notes };
}

/** Has a task done by a worker thread whose answer is this caller's alone. */
export const performer =
  ({ perform }: Compute) =>
  async (task: Task, from: From): Promise<JsonText> =>
    new JsonText(await waitFor(from, (asker, left) => perform(task, asker, left)));

async function waitFor(
  { request, reply }: From,
  ask: (asker: Asker, left: AbortSignal) => Promise<string>,
): Promise<string> {
  const left = callerLeft(reply.raw);
  try {
    return await ask({ caller: callerOf(request), isSignedIn: request.session !== undefined }, left);
  } catch (error) {
    if (left.aborted) throw refuse('CLIENT_GONE');
    if (error instanceof Refusal && LATER.includes(error.problem.statusCode))
      reply.header('retry-after', RETRY_SECONDS);
    throw error;
  }
}
