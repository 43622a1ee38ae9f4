// Refuses calls for a moment when the process cannot keep up, instead of answering all of them too late.
import { getHeapStatistics } from 'node:v8';
import fastifyUnderPressure from '@fastify/under-pressure';
import { routes } from '@oversleep/contract';
import type { Config } from './config.ts';
import { createTally } from './jobs/tally.ts';
import { callerOf } from './limits/caller.ts';
import { isApiCall } from './limits/limits.ts';
import { refuse } from './problems.ts';
import type { App } from './routes/app-type.ts';

const RETRY_SECONDS = 5;
/** Beyond that part of its memory the process does little but look for more. */
const HEAP_PART = 0.9;
/** The start itself keeps the process busy, and its first visitor must not suffer for that. */
const START_MS = 15_000;

/** Calls under way of one caller beyond which they are refused first; a page asks for fewer at a time. */
const MANY_CALLS = 8;
/** At so many times the allowed delay, no call is answered in time. */
const HOPELESS = 4;

interface Pressure {
  readonly cause: string | undefined;
  readonly value: unknown;
  readonly maxLoopDelay: number;
  readonly isFlooding: boolean;
}

/** While the process is behind, those are refused who ask for much; all are when it is far behind, or short of memory. */
export const isRefused = ({ cause, value, maxLoopDelay, isFlooding }: Pressure): boolean =>
  isFlooding || cause !== LOOP_DELAY || Number(value) > HOPELESS * maxLoopDelay;

/** As the plugin calls it. */
const LOOP_DELAY = 'eventLoopDelay';

function once(work: () => void): () => void {
  let isDone = false;
  return () => {
    if (!isDone) work();
    isDone = true;
  };
}

export async function refuseUnderPressure(app: App, { maxLoopDelay }: Pick<Config, 'maxLoopDelay'>): Promise<void> {
  if (maxLoopDelay === 0) return;
  let startedAt = 0;
  app.addHook('onListen', async () => {
    startedAt = performance.now() + START_MS;
  });
  const calls = createTally();
  app.addHook('onRequest', async (request, reply) => {
    const done = once(calls.add(callerOf(request)));
    // Whichever comes: a caller who hangs up never gets the whole answer.
    reply.raw.once('finish', done).once('close', done);
  });
  await app.register(fastifyUnderPressure, {
    maxEventLoopDelay: maxLoopDelay,
    maxHeapUsedBytes: Math.floor(getHeapStatistics().heap_size_limit * HEAP_PART),
    pressureHandler: async (request, reply, cause, value) => {
      // A file costs next to nothing, and a page without its styles is useless.
      if (!isApiCall(request)) return;
      // A busy process is alive; a health check must not end it.
      if (request.routeOptions.config.contract === routes.health) return;
      // A permission costs nothing, and a page that gets none can't even read that the server is busy.
      if (request.routeOptions.config.isPreflight) return;
      if (performance.now() < startedAt) return;
      const isFlooding = calls.atLeast(MANY_CALLS).includes(callerOf(request));
      if (!isRefused({ cause, value, maxLoopDelay, isFlooding })) return;
      request.log.warn({ cause, value }, 'refused under pressure');
      reply.header('retry-after', RETRY_SECONDS);
      throw refuse('OVERLOADED');
    },
  });
}
