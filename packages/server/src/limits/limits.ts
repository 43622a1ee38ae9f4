// How often one may call: a general limit for each player or address, and stricter ones where the contract names them.
import fastifyRateLimit from '@fastify/rate-limit';
import { type LimitName, routes } from '@oversleep/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Deps } from '../deps.ts';
import { Refusal } from '../problems.ts';
import type { App } from '../routes/app-type.ts';
import { bulkCost } from './bulk-cost.ts';
import { callerOf } from './caller.ts';
import { type Counter, countHere, countTogether } from './counters.ts';
import { searchCost } from './search-cost.ts';
import { tooOften } from './too-often.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Limit {
  readonly calls: number;
  readonly windowMs: number;
}

/** Before the configured factor. */
const LIMITS: Readonly<Record<LimitName | 'general', Limit>> = {
  general: { calls: 300, windowMs: MINUTE },
  signIn: { calls: 10, windowMs: MINUTE },
  refresh: { calls: 30, windowMs: MINUTE },
  calculate: { calls: 60, windowMs: MINUTE },
  solve: { calls: 10, windowMs: MINUTE },
  friendRequest: { calls: 20, windowMs: HOUR },
  news: { calls: 10, windowMs: HOUR },
  // In rows that are read or written, see bulkCost: five whole boxes.
  bulk: { calls: 10_000, windowMs: 10 * MINUTE },
  // In chains of simulated weeks, see searchCost: about two minutes of a processor.
  search: { calls: 60_000, windowMs: 10 * MINUTE },
};

/** What a call costs where that depends on its body. */
const COSTS = { bulk: bulkCost, search: searchCost } as const;

type CostName = keyof typeof COSTS;

const isByCost = (name: LimitName | undefined): name is CostName => name !== undefined && Object.hasOwn(COSTS, name);

/** Monitors ask often and must get an answer. */
const UNLIMITED: readonly string[] = [routes.health.path, routes.ready.path];

type Check = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

/** Hooks for every request: identify the caller, then count the call. */
export async function limitCalls(app: App, { config, store, guard, door, now }: Deps): Promise<void> {
  const here = countHere(now);
  const shared = store.kind === 'postgres' ? countTogether(store.db, here) : here;
  const counterOf = (key: string) => (key.startsWith('general ') ? here : shared);
  await app.register(fastifyRateLimit, { global: false, store: storeOf(counterOf) });

  const turnAway = (request: FastifyRequest, reply: FastifyReply, name: keyof typeof LIMITS, milliseconds: number) => {
    const { problem, retryAfter } = tooOften(milliseconds);
    reply.header('retry-after', retryAfter);
    door.close(request.raw, {
      what: name === 'general' ? 'api' : 'route',
      asPlayer: request.session !== undefined,
      milliseconds,
    });
    return new Refusal(problem);
  };

  const checkOf = (name: keyof typeof LIMITS): Check => {
    const { calls, windowMs } = LIMITS[name];
    const count = app.createRateLimit({
      max: Math.max(1, Math.round(calls * config.rateLimitFactor)),
      timeWindow: windowMs,
      keyGenerator: (request) => `${name} ${callerOf(request)}`,
    });
    return async (request, reply) => {
      const result = await count(request);
      if (!result.isAllowed && result.isExceeded) throw turnAway(request, reply, name, result.ttl);
    };
  };
  const general = checkOf('general');
  const named: Readonly<Record<Exclude<LimitName, CostName>, Check>> = {
    signIn: checkOf('signIn'),
    refresh: checkOf('refresh'),
    calculate: checkOf('calculate'),
    solve: checkOf('solve'),
    friendRequest: checkOf('friendRequest'),
    news: checkOf('news'),
  };

  app.addHook('onRequest', async (request, reply) => {
    try {
      await guard.check(request);
    } catch (error) {
      // Guessing sessions is limited too; without a session it counts for the address.
      await general(request, reply);
      throw error;
    }
    if (!isApiCall(request) || isUnlimited(request)) return;
    await general(request, reply);
    const name = request.routeOptions.config.contract?.limit;
    if (name !== undefined && !isByCost(name)) await named[name](request, reply);
  });

  // What it costs is known once the body was read; a wrong one costs as much, because to find out what is wrong takes as long.
  app.addHook('preValidation', async (request, reply) => {
    const name = request.routeOptions.config.contract?.limit;
    if (!isByCost(name)) return;
    const { calls, windowMs } = LIMITS[name];
    const key = `${name} ${callerOf(request)}`;
    const spent = await shared(key, windowMs, COSTS[name](request.body));
    if (spent.hits <= calls * config.rateLimitFactor) return;
    throw turnAway(request, reply, name, spent.millisecondsLeft);
  });
}

const isUnlimited = ({ routeOptions }: FastifyRequest): boolean =>
  UNLIMITED.includes(routeOptions.config.contract?.path ?? '');

/** Files of the web app are none: a page loads many of them at once. */
export function isApiCall({ routeOptions, url }: FastifyRequest): boolean {
  // An address may be written in many ways, so the route that was found decides and the text only where there is none.
  return routeOptions.config.contract !== undefined || /^\/api(\/|\?|$)/.test(url);
}

/** The library makes its store by itself, so it is handed a class. */
function storeOf(counterOf: (key: string) => Counter) {
  return class CounterStore {
    incr(
      key: string,
      answer: (error: Error | null, result?: { current: number; ttl: number }) => void,
      windowMs: number,
    ): void {
      Promise.resolve(counterOf(key)(key, windowMs)).then(
        ({ hits, millisecondsLeft }) => answer(null, { current: hits, ttl: millisecondsLeft }),
        answer,
      );
    }

    child(): CounterStore {
      return this;
    }
  };
}
