// What routes and jobs depend on: everything that lives as long as the process, passed in and never global.
import type { ApiKeyCheck } from './auth/api-key-check.ts';
import type { Guard } from './auth/guard.ts';
import type { OwnAddress } from './auth/own-address.ts';
import type { Providers } from './auth/providers.ts';
import type { RefreshTokens } from './auth/refresh-token.ts';
import type { Tokens } from './auth/tokens.ts';
import type { Vault } from './auth/vault.ts';
import type { LastBackup } from './backup/folder.ts';
import type { Compute } from './compute/compute.ts';
import type { Config } from './config.ts';
import type { Store } from './db/connect.ts';
import type { DevIdp } from './dev-idp/state.ts';
import type { JobQueue } from './jobs/job-queue.ts';
import type { Door } from './limits/door.ts';
import type { Readiness } from './readiness.ts';
import type { ScreenReader } from './screens/screen-reader.ts';
import type { TierListShelf } from './tierlists/shelf.ts';

export type { Session } from './auth/session.ts';

export interface Deps {
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly tokens: Tokens;
  readonly refreshTokens: RefreshTokens;
  readonly vault: Vault;
  readonly guard: Guard;
  readonly ownAddress: OwnAddress;
  readonly providers: Providers;
  /** Only where development sign-in is on. */
  readonly devIdp: DevIdp | undefined;
  readonly readiness: Readiness;
  readonly lastBackup: LastBackup;
  /** Whether the start still waits for the database. */
  readonly isStarting: () => boolean;
  readonly compute: Compute;
  /** undefined: switched off. */
  readonly screens: ScreenReader | undefined;
  /** undefined: switched off. */
  readonly apiKeys: ApiKeyCheck | undefined;
  readonly door: Door;
  readonly jobs: JobQueue;
  readonly tierLists: TierListShelf;
  /** Now; tests have their own. */
  readonly now: () => Date;
}
