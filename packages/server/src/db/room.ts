// Whether the disk of PostgreSQL has room left.
import type { SqlClient } from './store.ts';

/** Less than the rows need, so that sorting them writes a temporary file. */
const MEMORY = '64kB';
const ROWS = 3000;

/**
 * Sorts more than fits into memory: the temporary file needs disk space and is deleted afterwards. Updating a row would prove nothing, because it
 * fits into the row's own page, and creating a table each time would bloat the catalogue.
 */
export function canGrow(client: SqlClient): Promise<boolean> {
  return client.exclusively(async (run) => {
    await run(`set local work_mem = '${MEMORY}'`);
    const rows = await run(`
      select count(*) from (select repeat(md5(i::text), 4) as text from generate_series(1, ${ROWS}) i order by text) sorted`);
    return rows.length === 1;
  });
}
