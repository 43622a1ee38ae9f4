// Migration 0015: doubts of imports were stored as sentences. Those that match a message become its code; the others stay texts.
import { creatureShape, gameOf, NEWEST_EDITION, restore } from '@oversleep/game';
import { withDoubtCodes } from '@oversleep/texts';
import type { RunSql } from './connect.ts';

const ROWS_AT_ONCE = 500;

export async function codeDoubts(run: RunSql): Promise<void> {
  let last = 0;
  for (;;) {
    const rows = await run(
      `select id, origin from creatures where origin ? 'flags' and id > $1 order by id limit ${ROWS_AT_ONCE}`,
      [last],
    );
    for (const { id, origin: stored } of rows) {
      const from: unknown = typeof stored === 'string' ? JSON.parse(stored) : stored;
      const { value: origin } = restore(creatureShape.fields.origin, gameOf(NEWEST_EDITION), from);
      if (origin)
        await run('update creatures set origin = $1 where id = $2', [JSON.stringify(withDoubtCodes(origin)), id]);
      last = Number(id);
    }
    if (rows.length < ROWS_AT_ONCE) return;
  }
}
