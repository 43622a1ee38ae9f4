// Turns callers away who have used up a limit, before the framework reads their request: to refuse a flood must cost far less than to answer it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import { LRUCache } from 'lru-cache';
import { requestIdOf } from '../logging.ts';
import type { FigureSource } from '../metrics.ts';
import { refuseRawly } from '../raw-answers.ts';
import { callerOf } from './caller.ts';
import { MOST_CALLERS } from './counters.ts';
import { tooOften } from './too-often.ts';

export interface DoorOptions {
  readonly trustedProxies: readonly string[];
  readonly now: () => Date;
}

export interface Door {
  /** Closes the whole API, or only the route of this request, for its sender. `asPlayer`: it was counted for the player and not for the address. */
  readonly close: (request: IncomingMessage, closed: Closed) => void;
  /** Answers the request if the door is closed for its sender. */
  readonly turnsAway: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly turnedAway: () => number;
}

interface Closed {
  readonly what: 'api' | 'route';
  readonly asPlayer: boolean;
  readonly milliseconds: number;
}

export function createDoor({ trustedProxies, now }: DoorOptions): Door {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  const closedUntil = new LRUCache<string, number>({ max: MOST_CALLERS });
  let turnedAway = 0;

  const addressOf = (request: IncomingMessage) =>
    callerOf({ session: undefined, ip: proxyAddress(request, isTrusted) });
  const left = (key: string, time: number) => (closedUntil.get(key) ?? 0) - time;

  return {
    close: (request, { what, asPlayer, milliseconds }) => {
      const sender = (asPlayer ? request.headers.authorization : undefined) ?? addressOf(request);
      closedUntil.set(what === 'api' ? sender : `${sender} ${routeOf(request)}`, now().getTime() + milliseconds);
    },
    turnsAway: (request, response) => {
      if (closedUntil.size === 0 || !isLimited(request.url)) return false;
      // A player behind a busy address has a share of their own, so the address counts only without a session.
      const sender = request.headers.authorization ?? addressOf(request);
      const time = now().getTime();
      const milliseconds = Math.max(left(sender, time), left(`${sender} ${routeOf(request)}`, time));
      if (milliseconds <= 0) return false;
      turnedAway += 1;
      const { problem, retryAfter } = tooOften(milliseconds);
      refuseRawly(response, problem, {
        'retry-after': String(retryAfter),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': requestIdOf(request),
      });
      return true;
    },
    turnedAway: () => turnedAway,
  };
}

const routeOf = ({ method, url = '' }: IncomingMessage): string => `${method} ${url.split('?', 1)[0]}`;

/** Monitors ask for the health often and must get an answer. */
const isLimited = (url = ''): boolean => url.startsWith('/api/') && !url.startsWith('/api/health');

export const doorFigure = ({ turnedAway }: Pick<Door, 'turnedAway'>): FigureSource => ({
  name: 'turned_away',
  help: 'Calls of callers with a used-up limit, refused since the start before anything was read.',
  read: turnedAway,
});
