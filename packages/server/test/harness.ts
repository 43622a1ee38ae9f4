// A whole server without a socket on either database, and players to call it with.
import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Provider, Role, RouteContract } from '@oversleep/contract';
import type { EditionId } from '@oversleep/game';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { inject } from 'vitest';
import { buildApp } from '../src/app.ts';
import { type Compute, type ComputeOptions, createCompute } from '../src/compute/compute.ts';
import { type Config, parseConfig } from '../src/config.ts';
import type { Store } from '../src/db/connect.ts';
import { identities, sessions, userSettings, users } from '../src/db/schema.ts';
import type { Deps } from '../src/deps.ts';
import type { App } from '../src/routes/app-type.ts';
import { wire } from '../src/wiring.ts';
import { emptyStore, reusedStore, type StoreKind } from './stores.ts';

export const TEST_SECRET = 'a secret of the tests that is long enough 0123456789';
export const PAGE = '<!doctype html><title>Oversleep</title>';
/** The catalogue that the web app of the tests has. */
const AVATARS = { default: 'default.png', pikachu: 'portrait/pikachu.png', happy: 'happy/pikachu.png' };

export interface Player {
  readonly userId: number;
  readonly externalId: string;
  readonly friendCode: string;
  readonly sessionId: string;
  readonly token: string;
}

export interface CallOptions {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** The calling player; missing: an anonymous call. */
  readonly as?: Pick<Player, 'token'> | undefined;
}

export interface TestServer {
  readonly app: App;
  readonly deps: Deps;
  readonly store: Store;
  readonly webDir: string;
  /** From now on time passes only by `advance`, however slow the machine is. */
  readonly stopClock: () => void;
  /** Moves the server's clock. */
  readonly advance: (milliseconds: number) => void;
  /** A player with a session, made without the provider. */
  readonly player: (role?: Role, provider?: Provider) => Promise<Player>;
  /** One who has chosen this edition. */
  readonly playerOf: (edition: EditionId) => Promise<Player>;
  readonly call: (route: RouteContract, options?: CallOptions) => Promise<LightMyRequestResponse>;
  readonly close: () => Promise<void>;
}

/** Tests sign in as any persona, the admin included; a server offers neither unless configured. */
const DEVELOPMENT = { DEV_SIGN_IN: 'true', DEV_ADMIN: '1' };

// Tests call more often than players do, on computers that are busy; what is about limits sets its own.
const UNLIMITED = { RATE_LIMIT_FACTOR: '100000', MAX_LOOP_DELAY: '0' };

/** Longer than any test: a calculation on a busy machine is not refused for being slow. */
const UNHURRIED_MS = 600_000;

/** Whose threads are built already: out of the sources each takes a second to start. */
export const testCompute = (options: ComputeOptions): Compute =>
  createCompute({
    worker: new URL('./compute/worker-start.mjs', pathToFileURL(inject('serverFile'))),
    limitMs: UNHURRIED_MS,
    ...options,
  });

/** The configuration of the tests, with these variables of the environment in addition. */
function testConfig(env: Readonly<Record<string, string>> = {}, cwd = tmpdir()): Config {
  const parsed = parseConfig({ ...UNLIMITED, ...DEVELOPMENT, NODE_ENV: 'test', LOG_LEVEL: 'silent', ...env }, cwd);
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.config;
}

/** On a new store of this kind, or on this one, which has its tables. */
export async function startTestServer(
  kind: StoreKind | Store,
  env: Readonly<Record<string, string>> = {},
  parts: Partial<Deps> = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'oversleep-server-'));
  const webDir = join(folder, 'web');
  mkdirSync(join(webDir, 'assets'), { recursive: true });
  writeFileSync(join(webDir, 'index.html'), PAGE);
  mkdirSync(join(webDir, 'images', 'avatar'), { recursive: true });
  writeFileSync(join(webDir, 'images', 'avatar', 'avatars.json'), JSON.stringify(AVATARS));
  const store = kind === 'embedded' ? await reusedStore() : kind === 'postgres' ? await emptyStore(kind) : kind;
  let ahead = 0;
  let stoppedAt: number | undefined;
  const now = () => new Date((stoppedAt ?? Date.now()) + ahead);
  const wired = wire({ version: '1.2.3', config: testConfig(env, folder), store, secret: TEST_SECRET, now });
  const deps = { ...wired, compute: testCompute({ threads: wired.config.computeThreads }), ...parts };
  const app = await buildApp(deps, { webDir });
  return {
    app,
    deps,
    store,
    webDir,
    stopClock: () => {
      stoppedAt = Date.now();
    },
    advance: (milliseconds) => {
      ahead += milliseconds;
      deps.guard.forget();
    },
    player: (role = 'default', provider = 'discord') => makePlayer(deps, role, provider),
    playerOf: async (edition) => {
      const player = await makePlayer(deps, 'default', 'discord');
      await store.db.insert(userSettings).values({ userId: player.userId, edition });
      return player;
    },
    call: (route, options = {}) => app.inject(requestOf(route, options)),
    close: async () => {
      await app.close();
      await deps.jobs.close();
      await deps.screens?.close();
      await deps.compute.close();
      await store.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

export function addressOf(route: RouteContract, { params = {}, query }: CallOptions): string {
  const path = route.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params[name] ?? `:${name}`)),
  );
  return query === undefined ? path : `${path}?${new URLSearchParams(query)}`;
}

function requestOf(route: RouteContract, options: CallOptions): InjectOptions {
  const { body, as, headers = {} } = options;
  return {
    method: route.method,
    url: addressOf(route, options),
    headers: {
      ...(as ? { authorization: `Bearer ${as.token}` } : {}),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
  };
}

export async function makePlayer(
  { store, tokens, now }: Pick<Deps, 'store' | 'tokens' | 'now'>,
  role: Role,
  provider: Provider,
): Promise<Player> {
  const externalId = randomUUID();
  const friendCode = randomBytes(8).toString('hex').toUpperCase().slice(0, 6);
  const roleSource = role === 'default' ? 'none' : role === 'supporter' ? 'patreon' : 'manual';
  const [user] = await store.db
    .insert(users)
    .values({ externalId, friendCode, role, roleSource, name: 'Test player' })
    .returning({ id: users.id });
  if (!user) throw new Error('no user was made');
  await store.db.insert(identities).values({ provider, subject: externalId, userId: user.id, display: 'test' });
  const sessionId = randomUUID();
  const expiresAt = new Date(now().getTime() + 60 * 86_400_000);
  const refreshHash = randomBytes(32);
  await store.db.insert(sessions).values({ id: sessionId, userId: user.id, provider, refreshHash, expiresAt });
  const { token } = await tokens.sign({ sessionId, externalId, role, provider });
  return { userId: user.id, externalId, friendCode, sessionId, token };
}
