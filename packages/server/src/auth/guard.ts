// Decides before anything else who is calling and whether the route is open to them.
import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Store } from '../db/connect.ts';
import { refuse } from '../problems.ts';
import { findSession } from '../repos/sessions.ts';
import type { Session } from './session.ts';
import type { Tokens } from './tokens.ts';

/** How long a session that another process has ended can still read. */
const REMEMBER_MS = 10_000;
const MOST_SESSIONS = 10_000;

export interface Guard {
  /** A hook for every request. */
  readonly check: (request: FastifyRequest) => Promise<void>;
  /** To be called after a session was ended or a role changed in this process. */
  readonly forget: (sessionId?: string) => void;
}

interface GuardParts {
  readonly store: Store;
  readonly tokens: Tokens;
  readonly now: () => Date;
}

export function createGuard({ store, tokens, now }: GuardParts): Guard {
  const known = new LRUCache<string, Session>({ max: MOST_SESSIONS, ttl: REMEMBER_MS });
  let timesForgotten = 0;

  const sessionOf = async (request: FastifyRequest, fresh: boolean): Promise<Session | undefined> => {
    const header = request.headers.authorization;
    if (header === undefined) return undefined;
    const token = /^Bearer ([\w.~+/-]+=*)$/i.exec(header)?.[1];
    const id = token === undefined ? undefined : await tokens.verify(token);
    if (id === undefined) throw invalidSession();
    const remembered = fresh ? undefined : known.get(id);
    if (remembered) return remembered;
    const before = timesForgotten;
    const session = await findSession(store.db, id, now());
    if (!session) throw invalidSession();
    // If something was forgotten while we read, it may have been this very session.
    if (before === timesForgotten) known.set(id, session);
    return session;
  };

  return {
    check: async (request) => {
      const access = request.routeOptions.config.contract?.access ?? 'anyone';
      if (access === 'anyone') return;
      const session = await sessionOf(request, access === 'admin');
      if (!session && access !== 'maybe') throw refuse('NO_SESSION');
      if (access === 'admin' && session?.role !== 'admin') throw refuse('ADMINS_ONLY');
      request.session = session;
    },
    forget: (sessionId) => {
      timesForgotten += 1;
      if (sessionId === undefined) known.clear();
      else known.delete(sessionId);
    },
  };
}

const invalidSession = () => refuse('INVALID_SESSION');
