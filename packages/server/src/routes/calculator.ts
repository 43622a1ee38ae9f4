// What a team makes in a week, and how close a creature is to perfect: the caller waits while a worker thread simulates.
import { routes } from '@oversleep/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Asked, askIv, askTeam } from '../compute/question.ts';
import { situationOf } from '../compute/situation.ts';
import { withIds } from '../compute/task.ts';
import type { Deps, Session } from '../deps.ts';
import { badInput, Refusal, refuse } from '../problems.ts';
import { kitchenOf } from '../repos/player-kitchen.ts';
import type { App } from './app-type.ts';
import { JsonText, serve } from './serve.ts';

const MOST_DETAILS = 20;
/** When to try again after there were too many. */
const RETRY_SECONDS = 5;

export function calculatorRoutes(app: App, { store, compute, version }: Deps): void {
  const kitchen = (session: Session | undefined) => (session ? kitchenOf(store.db, session.userId) : undefined);

  const answer = async (asked: Asked, { signal }: FastifyRequest, reply: FastifyReply): Promise<JsonText> => {
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

  serve(app, routes.calculateTeam, async ({ body, session, request, reply }) => {
    const situation = situationOf(body, await kitchen(session), version);
    return answer(askTeam(situation, body.members), request, reply);
  });

  serve(app, routes.calculateIv, async ({ body, session, request, reply }) => {
    const situation = situationOf(body, await kitchen(session), version);
    return answer(askIv(situation, body.members, body.variants), request, reply);
  });
}
