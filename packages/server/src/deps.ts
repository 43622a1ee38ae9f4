// What routes and jobs are given: everything that lasts as long as the process, and nothing global.
import type { Provider, Role } from '@oversleep/contract';
import type { Guard } from './auth/guard.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Config } from './config.ts';
import type { Store } from './db/connect.ts';

/** Who is calling, from a valid access token whose session still stands. */
export interface Session {
  readonly id: string;
  readonly userId: number;
  readonly externalId: string;
  readonly role: Role;
  readonly provider: Provider;
}

export interface Deps {
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly guard: Guard;
  /** Now; tests have their own. */
  readonly now: () => Date;
}
