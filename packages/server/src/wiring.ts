// Makes the parts that last as long as the process, out of the configuration.
import { createApiKeyCheck } from './auth/api-key-check.ts';
import { createGuard } from './auth/guard.ts';
import { createOwnAddress } from './auth/own-address.ts';
import { createProviders } from './auth/providers.ts';
import { createRefreshTokens } from './auth/refresh-token.ts';
import { createTokens } from './auth/tokens.ts';
import { createVault } from './auth/vault.ts';
import { createLastBackup } from './backup/folder.ts';
import { createCompute } from './compute/compute.ts';
import type { Config } from './config.ts';
import type { Store } from './db/connect.ts';
import { isMigrated, migrationsIn } from './db/migrate.ts';
import { canGrow } from './db/room.ts';
import type { Deps } from './deps.ts';
import { createDevIdp } from './dev-idp/state.ts';
import { createJobQueue, type JobTiming } from './jobs/job-queue.ts';
import { createDoor } from './limits/door.ts';
import { MIGRATIONS } from './places.ts';
import { createReadiness, hasRoom } from './readiness.ts';
import { canWrite } from './repos/rate-hits.ts';
import { createScreenReader } from './screens/screen-reader.ts';
import { createShelf } from './tierlists/shelf.ts';

export interface WiringOptions {
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly secret: string;
  readonly now?: () => Date;
  readonly isStarting?: () => boolean;
  /** Tests do not wait for minutes. */
  readonly jobTiming?: JobTiming | undefined;
}

export function wire(options: WiringOptions): Deps {
  const { version, config, store, secret, jobTiming, now = () => new Date(), isStarting = () => false } = options;
  const tokens = createTokens(secret, now);
  const migrations = migrationsIn(MIGRATIONS);
  const jobs = createJobQueue({ store, config, timing: jobTiming });
  const readiness = createReadiness(
    {
      // A database that only reads is of little use, such as a copy that does not lead.
      database: () => canWrite(store.db),
      storage: () => (store.kind === 'postgres' ? canGrow(store.client) : hasRoom(config.dataDir)),
      migrations: () => isMigrated(store.client, migrations),
      queue: () => jobs.open().then(() => true),
    },
    now,
  );
  const ownAddress = createOwnAddress(config);
  const devIdp = config.devSignIn ? createDevIdp(now, { hasAdmin: config.devAdmin }) : undefined;
  return {
    version,
    config,
    store,
    tokens,
    refreshTokens: createRefreshTokens(secret),
    vault: createVault(secret),
    guard: createGuard({ store, tokens, now }),
    ownAddress,
    providers: createProviders({ config, devIdp, ownAddress, now }),
    devIdp,
    readiness,
    lastBackup: createLastBackup(config.backupDir, now),
    isStarting,
    compute: createCompute({ threads: config.computeThreads }),
    screens: config.screens ? createScreenReader({ limitMs: config.screensTimeout * 1000 }) : undefined,
    apiKeys: config.apiKeys ? createApiKeyCheck({ store, now }) : undefined,
    door: createDoor({ trustedProxies: config.trustedProxies, hasKeys: config.apiKeys, now }),
    jobs,
    tierLists: createShelf(store.db, now),
    now,
  };
}
