// The queue of jobs is opened by several processes of one database, which may start at the same moment.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openStore } from '../src/db/connect.ts';
import { createJobQueue } from '../src/jobs/job-queue.ts';
import { QUEUES } from '../src/jobs/queues.ts';
import { emptyDatabase } from './stores.ts';

test('eight that open it at once all get it', async () => {
  const databaseUrl = await emptyDatabase();
  const dataDir = mkdtempSync(join(tmpdir(), 'oversleep-queue-'));
  const config = { databaseUrl, dataDir, databaseTimeout: 10_000, role: 'worker' } as const;
  const stores = await Promise.all(Array.from({ length: 8 }, () => openStore({ ...config, maxConnections: 2 })));
  const queues = stores.map((store) => createJobQueue({ store, config }));
  const opened = await Promise.allSettled(queues.map(({ open }) => open()));
  expect(opened.filter(({ status }) => status === 'rejected')).toEqual([]);
  await queues[0]?.sendOncePer(60, QUEUES.sessions);
  await expect.poll(() => queues[7]?.take(QUEUES.sessions)).toBeDefined();
  await Promise.all(queues.map(({ close }) => close()));
  await Promise.all(stores.map(({ close }) => close()));
  rmSync(dataDir, { recursive: true, force: true });
});
