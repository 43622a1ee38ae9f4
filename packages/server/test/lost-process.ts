// Lets the queue notice at once that a process is gone, instead of after the time that a job may take.
import type { Store } from '../src/db/connect.ts';

export async function forgetWorkOn({ client }: Pick<Store, 'client'>, shards: readonly string[]): Promise<void> {
  for (const shard of shards)
    await client.run(
      `update pgboss.job set started_on = started_on - interval '1 day' where state = 'active' and data->>'shard' = $1`,
      [shard],
    );
}
