// Rate limits: a general one for each key, player or address, and others that the contract names.
import { type LimitName, type RouteContract, routes } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { sentKey } from '../auth/api-key.ts';
import type { Deps } from '../deps.ts';
import { outageIn } from '../outage.ts';
import { Refusal, refuse } from '../problems.ts';
import type { App } from '../routes/app-type.ts';
import { bulkCost } from './bulk-cost.ts';
import { callerOf } from './caller.ts';
import { countHere, countTogether } from './counters.ts';
import { createPace } from './pace.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { SEARCH_ASKED } from './search-cost.ts';
import { lineupsIn } from './swap-plan-cost.ts';
import { tooOften } from './too-often.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** For pages that the server renders; routes of the contract have their limit there. */
    limit?: 'read';
  }
  interface FastifyInstance {
    /** Counts a cost that only the handler knows, such as whether an answer must be computed. */
    charge: (
      request: Omit<FastifyRequest, 'signal'>,
      reply: FastifyReply,
      name: 'units' | 'search',
      cost: number,
    ) => Promise<void>;
  }
}

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface RateLimit {
  readonly calls: number;
  readonly windowMs: number;
  /** For callers with an API key. */
  readonly withKey?: number;
}

/** Before the configured factor. */
export const LIMITS: Readonly<Record<LimitName | 'general' | 'keyCheck', RateLimit>> = {
  general: { calls: 300, windowMs: MINUTE },
  // Answers from memory: one well-known program reads a thousand rows at once.
  read: { calls: 1200, windowMs: MINUTE, withKey: 6000 },
  // In units, which the contract lists for each route.
  units: { calls: 600, windowMs: MINUTE, withKey: 6000 },
  signIn: { calls: 10, windowMs: MINUTE },
  refresh: { calls: 30, windowMs: MINUTE },
  friendRequest: { calls: 20, windowMs: HOUR },
  news: { calls: 10, windowMs: HOUR },
  // In rows that are read or written, see bulkCost: five full boxes.
  bulk: { calls: 10_000, windowMs: 10 * MINUTE },
  // In chains of simulated weeks, see searchCost: about two minutes of a processor.
  search: { calls: 60_000, windowMs: 10 * MINUTE, withKey: 240_000 },
  // Look-ups of keys per address; known keys are remembered for some seconds.
  keyCheck: { calls: 300, windowMs: MINUTE },
};

type Bucket = keyof typeof LIMITS;

/** Counted by each process on its own, because asking the database would cost more than the answer. */
const COUNTED_HERE: readonly Bucket[] = ['general', 'read', 'keyCheck'];

/** The cost of calls that depends on their body. */
const COSTS: Readonly<Partial<Record<Bucket, (body: unknown, contract: RouteContract) => number>>> = {
  bulk: bulkCost,
  // The rest is counted when the search is accepted.
  search: () => SEARCH_ASKED,
  // The route's own units were counted when the call arrived.
  units: (body, { units = 1, unitsWith = {} }) => {
    const flagged = Object.entries(unitsWith).map(([flag, cost]) =>
      isObject(body) && body[flag] === true ? cost : units,
    );
    return Math.max(units, ...flagged) * lineupsIn(body) - units;
  },
};

/** How many calls of guests begin before the main thread handles other events. */
const GUESTS_AT_ONCE = 2;

/** Health checks must always be answered. */
const UNLIMITED: readonly string[] = [routes.health.path, routes.ready.path];

/** Hooks for every request: identify the caller, then count the call. */
export async function limitCalls(app: App, { config, store, guard, apiKeys, door, now }: Deps): Promise<void> {
  const here = countHere(now);
  const shared = store.kind === 'postgres' ? countTogether(store.db, here) : here;

  const count = async (
    request: Omit<FastifyRequest, 'signal'>,
    reply: FastifyReply,
    name: Bucket,
    cost: number,
    guessed?: 'key' | 'player',
  ): Promise<void> => {
    const { calls, windowMs, withKey = calls } = LIMITS[name];
    const { keyOwner, session } = request;
    const usual = keyOwner === undefined ? calls : withKey;
    const most = Math.max(1, Math.round(usual * config.rateLimitFactor));
    const counter = COUNTED_HERE.includes(name) ? here : shared;
    const { hits, millisecondsLeft } = await counter(`${name} ${callerOf(request)}`, windowMs, cost);
    if (request.routeOptions.config.contract?.open)
      reply.headers(rateLimitHeaders({ name, most, windowMs, left: most - hits, millisecondsLeft }));
    if (hits <= most) return;
    const { problem, retryAfter } = tooOften(millisecondsLeft);
    reply.header('retry-after', retryAfter);
    const known = keyOwner !== undefined ? 'key' : session ? 'player' : 'address';
    // Valid sessions and keys go on working behind an address that guesses.
    const caller = guessed === undefined ? known : (`unknown ${guessed}` as const);
    door.close(request.raw, { bucket: name, caller, milliseconds: millisecondsLeft, most, windowMs });
    throw new Refusal(problem);
  };

  const ownerOfKey = async (request: FastifyRequest, reply: FastifyReply): Promise<number | undefined> => {
    const key = apiKeys && request.routeOptions.config.contract?.open ? sentKey(request.headers) : undefined;
    if (apiKeys === undefined || key === undefined) return undefined;
    try {
      const owner = await apiKeys.ownerOf(key, () => count(request, reply, 'keyCheck', 1, 'key'));
      if (owner !== undefined) {
        door.trust(request.raw, 'key');
        return owner;
      }
    } catch (error) {
      // While the database is unreachable, callers with a key have the normal limits.
      if (outageIn(error) !== undefined) return undefined;
      throw error;
    }
    reply.header('cache-control', 'no-store');
    throw refuse('API_KEY_UNKNOWN');
  };

  app.decorate('charge', (request, reply, name, cost) => count(request, reply, name, cost));

  app.addHook('onRequest', async (request, reply) => {
    try {
      await guard.check(request);
      if (request.session) door.trust(request.raw, 'player');
    } catch (error) {
      // Guessing sessions is limited, too: without a valid session the call counts for the address.
      await count(request, reply, 'general', 1, request.headers.authorization === undefined ? undefined : 'player');
      throw error;
    }
    request.keyOwner = await ownerOfKey(request, reply);
    if (!isApiCall(request) || isUnlimited(request)) return;
    const { contract, limit = contract?.limit } = request.routeOptions.config;
    const { units = 1 } = contract ?? {};
    if (limit === 'read') return await count(request, reply, limit, 1);
    if (limit === 'units') return await count(request, reply, limit, units);
    await count(request, reply, 'general', 1);
    if (limit !== undefined && COSTS[limit] === undefined) await count(request, reply, limit, 1);
  });

  const guests = createPace({ most: GUESTS_AT_ONCE });
  app.addHook('onRequest', (request, _reply, done) => {
    const isGuest = isApiCall(request) && request.session === undefined && request.keyOwner === undefined;
    if (isGuest && !isUnlimited(request)) guests(done);
    else done();
  });

  // The cost is known when the body was read; an invalid body costs as much, because validation takes as long.
  app.addHook('preValidation', async (request, reply) => {
    const { contract } = request.routeOptions.config;
    if (contract?.limit === undefined) return;
    const cost = COSTS[contract.limit]?.(request.body, contract) ?? 0;
    if (cost > 0) await count(request, reply, contract.limit, cost);
  });
}

const isUnlimited = ({ routeOptions: { config } }: FastifyRequest): boolean =>
  config.isPreflight === true || UNLIMITED.includes(config.contract?.path ?? '');

/** Files of the web app don't count, because a page loads many of them at once. */
export function isApiCall({ routeOptions: { config: route }, url }: FastifyRequest): boolean {
  // An address can be written in many ways, so the matched route decides; its text counts only if no route matches.
  return route.contract !== undefined || route.limit !== undefined || /^\/api(\/|\?|$)/.test(url);
}
