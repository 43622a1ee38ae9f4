// Whether the disk of PostgreSQL has room left.
import type { SqlClient } from './store.ts';

/** Less than the rows take, so that sorting them goes through a file beside the tables. */
const MEMORY = '64kB';
const ROWS = 3000;

/**
 * By sorting more than fits into memory: the file for that needs room and is gone afterwards. Changing a row would say nothing, because it
 * finds room within its own page, and a new table each time would leave traces in the catalogue.
 */
export function canGrow(client: SqlClient): Promise<boolean> {
  return client.exclusively(async (run) => {
    await run(`set local work_mem = '${MEMORY}'`);
    const rows = await run(`
      select count(*) from (select repeat(md5(i::text), 4) as text from generate_series(1, ${ROWS}) i order by text) sorted`);
    return rows.length === 1;
  });
}
