// Work on many rows leaves room for others.
import { expect, test } from 'vitest';
import { inParts, ROWS_A_PART } from './in-parts.ts';

test('others get their turn between two parts, and nothing is left out', async () => {
  const log: string[] = [];
  const rows = Array.from({ length: 2 * ROWS_A_PART + 1 }, (_, n) => n);
  setImmediate(() => log.push('other'));
  const done = await inParts(rows, (part) => {
    log.push(`part of ${part.length}`);
    return part;
  });
  expect(done.flat()).toEqual(rows);
  expect(log).toEqual([`part of ${ROWS_A_PART}`, 'other', `part of ${ROWS_A_PART}`, 'part of 1']);
});
