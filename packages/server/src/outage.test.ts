// Which failures are the database's being away or full.
import { expect, test } from 'vitest';
import { mayPass, outageIn } from './outage.ts';

const failure = (message: string, code?: string) =>
  Object.assign(new Error(message), code === undefined ? {} : { code });

test.each([
  ['no server listens', failure('connect ECONNREFUSED 127.0.0.1:5432', 'ECONNREFUSED'), 'away'],
  ['it was shut down', failure('terminating connection due to administrator command', '57P01'), 'away'],
  ['a connection broke', failure('Connection terminated unexpectedly'), 'away'],
  ['no connection came about', failure('timeout exceeded when trying to connect'), 'away'],
  ['a class of the standard', failure('connection failure', '08006'), 'away'],
  ['a copy that only reads', failure('cannot execute INSERT in a read-only transaction', '25006'), 'away'],
  ['a statement that took too long', failure('canceling statement due to statement timeout', '57014'), 'away'],
  ['no memory left', failure('out of memory', '53200'), 'away'],
  ['a disk that fails', failure('could not write block 7', '58030'), 'away'],
  ['a wrong password', failure('password authentication failed', '28P01'), 'away'],
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

test.each([
  ['no server listens yet', failure('connect ECONNREFUSED', 'ECONNREFUSED'), true],
  ['its name is not known yet', failure('getaddrinfo ENOTFOUND postgres', 'ENOTFOUND'), true],
  ['it is starting', failure('the database system is starting up', '57P03'), true],
  ['its disk is full', failure('No space left on device', '53100'), true],
  ['a wrong password', failure('password authentication failed', '28P01'), false],
  ['a user that does not exist', failure('role does not exist', '28000'), false],
  ['a database that was never made', failure('database does not exist', '3D000'), false],
  ['rights that are missing', failure('permission denied', '42501'), false],
])('whether a start waits: %s', (_what, error, expected) => {
  expect(mayPass(error)).toBe(expected);
  expect(mayPass(new Error('Migration 0001 failed', { cause: error }))).toBe(expected);
});
