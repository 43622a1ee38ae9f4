// The whole content of a store, to compare.
import type { Store } from '../src/db/connect.ts';

/** Every row of every table as text, sorted; counters of rate limits are not player data. */
export async function contentOf({ client }: Store): Promise<Readonly<Record<string, readonly string[]>>> {
  const tables = await client.run(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_name <> 'rate_hits' order by 1",
  );
  const content: Record<string, readonly string[]> = {};
  for (const { name } of tables) {
    const rows = await client.run(`select to_jsonb(t)::text as row from "${name}" t`);
    content[String(name)] = rows.map(({ row }) => String(row)).sort();
  }
  return content;
}
