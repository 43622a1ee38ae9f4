// Which failures are the database's being away or full.
import { expect, test } from 'vitest';
import { outageIn } from './outage.ts';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ['nobody listens', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 'away'],
  ['it was told to end', failure('terminating connection due to administrator command', '57P01'), 'away'],
  ['a connection broke', failure('Connection terminated unexpectedly'), 'away'],
  ['no connection came about', failure('timeout exceeded when trying to connect'), 'away'],
  ['a class of the standard', failure('connection failure', '08006'), 'away'],
  ['a copy that only reads', failure('cannot execute INSERT in a read-only transaction', '25006'), 'away'],
  ['a full disk', failure('could not extend file "base/5/1259": No space left on device', '53100'), 'full'],
  ['a full disk below', failure('write failed', 'ENOSPC'), 'full'],
  ['a name that is taken', failure('duplicate key value', '23505'), undefined],
  ['a mistake of ours', new TypeError('x is not a function'), undefined],
  ['no error at all', 'ECONNREFUSED', undefined],
])('%s', (_what, error, expected) => {
  expect(outageIn(error)).toBe(expected);
  // As the query builder hands it on.
  expect(outageIn(new Error('Failed query: select 1', { cause: error }))).toBe(expected);
});
