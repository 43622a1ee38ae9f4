// pg-boss on either database: it only knows how to keep jobs in tables, the rest is ours.
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

/** Looking for jobs must not take connections away from those who wait for an answer. */
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
    // We send by the clock ourselves.
    schedule: false,
    // A job that is sent once a day is known by its row of the day before.
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

/** Transactions come as one text; run as such, a failure would leave the connection in the middle of one. */
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

/** Also for what has to happen in one transaction with other changes. */
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
