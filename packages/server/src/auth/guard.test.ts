// What the guard remembers: sessions for a moment, but none that was ended while it was being looked up.
import { randomUUID } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { beforeEach, expect, test } from 'vitest';
import type { Db, Store } from '../db/connect.ts';
import { createGuard, type Guard } from './guard.ts';
import type { Session } from './session.ts';
import { createTokens } from './tokens.ts';

const now = () => new Date();
const tokens = createTokens('a secret', now);
const session: Session = { id: randomUUID(), userId: 1, externalId: randomUUID(), role: 'default', provider: 'google' };

let reads: (() => void)[];
let stored: readonly Session[];
let guard: Guard;
let call: () => Promise<string>;

beforeEach(async () => {
  reads = [];
  stored = [session];
  // Answers with what was stored when it was asked, once it is let go.
  const rows = () => {
    const found = stored;
    return new Promise((resolve) => reads.push(() => resolve(found)));
  };
  const query = { from: () => query, innerJoin: () => query, where: rows };
  guard = createGuard({ store: { db: { select: () => query } as unknown as Db } as Store, tokens, now });
  const { token } = await tokens.sign({ sessionId: session.id, ...session });
  call = () =>
    guard
      .check({
        headers: { authorization: `Bearer ${token}` },
        routeOptions: { config: { contract: { access: 'user' } } },
      } as unknown as FastifyRequest)
      .then(
        () => 'in',
        (error: Error) => error.message,
      );
});

async function untilRead(count: number): Promise<void> {
  while (reads.length < count) await new Promise((resolve) => setImmediate(resolve));
}

test('a valid session is looked up once', async () => {
  const first = call();
  await untilRead(1);
  reads[0]?.();
  expect(await first).toBe('in');
  expect(await call()).toBe('in');
  expect(reads).toHaveLength(1);
});

test('one that is ended while it is looked up is not remembered', async () => {
  const first = call();
  await untilRead(1);
  stored = [];
  guard.forget(session.id);
  reads[0]?.();
  await first;
  const second = call();
  await untilRead(2);
  reads[1]?.();
  expect(await second).toContain('has ended');
});
