// pg-boss on either database. We use it only to keep jobs in tables.
import PgBoss from 'pg-boss';
import { openStore, type RunSql, type SqlClient, type Store } from '../db/connect.ts';

export interface BossOptions {
  readonly store: Store;
  readonly databaseUrl: string | undefined;
  readonly dataDir: string;
  readonly databaseTimeout: number;
  /** Whether this process also looks after jobs whose worker is gone. */
  readonly supervises: boolean;
  readonly superviseSeconds: number;
  readonly onError: (error: unknown) => void;
}

export interface RunningBoss {
  readonly boss: PgBoss;
  readonly stop: () => Promise<void>;
}

/** Few, so that polling for jobs doesn't take connections from calls. */
const CONNECTIONS = 2;
const DAY_SECONDS = 86_400;

export async function startBoss(options: BossOptions): Promise<RunningBoss> {
  const { store, databaseUrl, dataDir, databaseTimeout: timeoutMs, supervises, superviseSeconds, onError } = options;
  const own =
    databaseUrl === undefined
      ? undefined
      : await openStore({ databaseUrl, dataDir, maxConnections: CONNECTIONS, timeoutMs });
  const boss = new PgBoss({
    db: databaseOf((own ?? store).client),
    supervise: supervises,
    maintenanceIntervalSeconds: superviseSeconds,
    // Scheduled jobs are sent by our own clock.
    schedule: false,
    // A job that is sent once a day is recognised by its row of the day before.
    archiveCompletedAfterSeconds: 2 * DAY_SECONDS,
    deleteAfterDays: 7,
  });
  boss.on('error', onError);
  try {
    await boss.start();
  } catch (error) {
    await own?.close();
    throw error;
  }
  return {
    boss,
    stop: async () => {
      await boss.stop({ graceful: false });
      await own?.close();
    },
  };
}

const TRANSACTION = /^\s*BEGIN;([\s\S]*)COMMIT;\s*$/;

/** The library sends a transaction as one text; after a failure, the connection would be stuck in the middle of it. */
function databaseOf(client: SqlClient): PgBoss.Db {
  const plain = databaseIn(client.run);
  return {
    executeSql: async (text, values) => {
      const statements = TRANSACTION.exec(text)?.[1];
      if (statements === undefined) return plain.executeSql(text, values);
      return { rows: [...(await client.exclusively((run) => run(statements)))] };
    },
  };
}

/** For sending jobs in the same transaction as other changes. */
export function databaseIn(run: RunSql): PgBoss.Db {
  return {
    executeSql: async (text, values: readonly unknown[] | undefined) => ({
      rows: [
        ...(await run(
          text,
          values?.map((value) => value ?? null),
        )),
      ],
    }),
  };
}
