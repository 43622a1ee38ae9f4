// Turns away callers who have used up a limit before the framework reads their request: refusing a flood must cost far less than answering it.
import type { IncomingMessage, ServerResponse } from 'node:http';
import proxyAddress from '@fastify/proxy-addr';
import type { LimitName } from '@oversleep/contract';
import { LRUCache } from 'lru-cache';
import { sentKey } from '../auth/api-key.ts';
import { requestIdOf } from '../logging.ts';
import type { FigureSource } from '../metrics.ts';
import { helpHeaders, OPEN_HEADERS } from '../open-headers.ts';
import { refuseRawly } from '../raw-answers.ts';
import { callerOf } from './caller.ts';
import { contractAt } from './contract-at.ts';
import { MOST_CALLERS } from './counters.ts';
import { rateLimitHeaders } from './rate-limit-headers.ts';
import { tooOften } from './too-often.ts';

export interface DoorOptions {
  readonly trustedProxies: readonly string[];
  /** Whether API keys are switched on. */
  readonly hasKeys: boolean;
  readonly now: () => Date;
}

export interface Door {
  /** Closes all routes of a bucket for the sender of this request, or only its route. */
  readonly close: (request: IncomingMessage, closed: LimitHit) => void;
  /** To be called when the session or key of this request has proved valid. */
  readonly trust: (request: IncomingMessage, sent: CredentialKind) => void;
  /** Refuses the request if the door is closed for its sender; says whether it did. */
  readonly turnsAway: (request: IncomingMessage, response: ServerResponse) => boolean;
  readonly turnedAway: () => number;
}

type CredentialKind = 'key' | 'player';

interface LimitHit {
  readonly bucket: LimitName | 'general' | 'keyCheck';
  /** Who it was counted for; `unknown`: an address that guesses sessions or keys, which is then closed for all unknown ones. */
  readonly caller: CredentialKind | 'address' | `unknown ${CredentialKind}`;
  readonly milliseconds: number;
  /** The bucket's limit and its time window. */
  readonly most: number;
  readonly windowMs: number;
}

/** Buckets shared by many routes; the others close one route only. */
const SHARED: readonly string[] = ['general', 'read', 'units'];

export function createDoor({ trustedProxies, hasKeys, now }: DoorOptions): Door {
  const isTrusted = proxyAddress.compile([...trustedProxies]);
  const closings = new LRUCache<string, LimitHit & { readonly until: number }>({ max: MOST_CALLERS });
  /** Sessions and keys that are known to be valid. */
  const trusted = new LRUCache<string, true>({ max: MOST_CALLERS });
  let turnedAway = 0;

  const addressOf = (request: IncomingMessage) =>
    callerOf({ keyOwner: undefined, session: undefined, ip: proxyAddress(request, isTrusted) });
  const sentIn = (request: IncomingMessage): Readonly<Record<CredentialKind, string | undefined>> => ({
    key: hasKeys ? sentKey(request.headers) : undefined,
    player: request.headers.authorization,
  });
  const nameOf = (request: IncomingMessage, { caller, bucket }: LimitHit) => {
    if (caller === 'unknown key' || caller === 'unknown player') return `${addressOf(request)} ${caller}`;
    const sender = (caller === 'address' ? undefined : sentIn(request)[caller]) ?? addressOf(request);
    return `${sender} ${SHARED.includes(bucket) ? bucket : routeOf(request)}`;
  };

  return {
    close: (request, closed) =>
      void closings.set(nameOf(request, closed), { ...closed, until: now().getTime() + closed.milliseconds }),
    trust: (request, sent) => {
      const text = sentIn(request)[sent];
      if (text !== undefined) trusted.set(text, true);
    },
    turnsAway: (request, response) => {
      if (closings.size === 0 || !isLimited(request)) return false;
      const contract = contractAt(request.method, request.url);
      // A player behind a busy address has limits of their own, and so has a key; the address counts only without both. A
      // credential that the route ignores doesn't count.
      const sent = sentIn(request);
      const key = contract?.open ? sent.key : undefined;
      const player = (contract?.access ?? 'anyone') === 'anyone' ? undefined : sent.player;
      const sender = key ?? player ?? addressOf(request);
      const isUnknown = (text: string | undefined) => text !== undefined && !trusted.has(text);
      const shared = contract?.limit === 'read' || contract?.limit === 'units' ? contract.limit : 'general';
      const time = now().getTime();
      const [closed] = [
        `${sender} ${shared}`,
        `${sender} ${routeOf(request)}`,
        ...(isUnknown(key) ? [`${addressOf(request)} unknown key`] : []),
        ...(isUnknown(player) ? [`${addressOf(request)} unknown player`] : []),
      ]
        .map((name) => closings.get(name))
        .filter((closing) => closing !== undefined && closing.until > time)
        .sort((a, b) => (b?.until ?? 0) - (a?.until ?? 0));
      if (closed === undefined) return false;
      turnedAway += 1;
      const millisecondsLeft = closed.until - time;
      const { problem, retryAfter } = tooOften(millisecondsLeft);
      refuseRawly(response, problem, {
        'retry-after': String(retryAfter),
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'x-request-id': requestIdOf(request),
        ...(contract?.open && {
          ...OPEN_HEADERS,
          ...helpHeaders(request.url),
          ...rateLimitHeaders({ ...closed, name: closed.bucket, left: 0, millisecondsLeft }),
        }),
      });
      return true;
    },
    turnedAway: () => turnedAway,
  };
}

const routeOf = ({ method, url = '' }: IncomingMessage): string => `${method} ${url.split('?', 1)[0]}`;

/** Health checks and preflight requests of browsers are always answered. */
const isLimited = ({ method, url = '' }: IncomingMessage): boolean =>
  method !== 'OPTIONS' && /^\/(api|compat|card)\//.test(url) && !url.startsWith('/api/health');

export const doorFigure = ({ turnedAway }: Pick<Door, 'turnedAway'>): FigureSource => ({
  name: 'turned_away',
  help: 'Calls of callers with a used-up limit, refused since the start before anything was read.',
  read: turnedAway,
});
