// What reaches the log about errors and calls, and what must not.
import Fastify from 'fastify';
import { describe, expect, test } from 'vitest';
import { describeError, loggerOptions, requestIdOf } from './logging.ts';

describe('the id of a call', () => {
  test.each(['a1', '0af7651916cd43dd8448eb211c80319c', 'proxy-1:42.7_x'])('is taken over from the caller: %s', (id) => {
    expect(requestIdOf({ headers: { 'x-request-id': id } })).toBe(id);
  });

  test.each(['', 'two words', 'a\nline', '<b>', '"', 'x'.repeat(65), 'ü'])(
    'is made where it is not well formed: %j',
    (id) => {
      expect(requestIdOf({ headers: { 'x-request-id': id } })).toMatch(/^[0-9a-f-]{36}$/);
    },
  );

  test('is made where there is none, each time another', () => {
    expect(requestIdOf({ headers: {} })).not.toBe(requestIdOf({ headers: {} }));
  });
});

test('a line of the log has no header that lets its reader in', () => {
  const lines: string[] = [];
  const { log } = Fastify({ logger: loggerOptions({ logLevel: 'info' }, { write: (line) => lines.push(line) }) });
  const secrets = { authorization: 'Bearer SECRET', cookie: 'SECRET', 'x-oversleep-key': 'SECRET' };
  log.info({ headers: secrets, ...secrets }, 'call');
  expect(lines.join('')).not.toContain('SECRET');
  expect(lines.join('').match(/\[removed\]/g)).toHaveLength(6);
});

describe('an error in the log', () => {
  test.each([
    ['a token of ours', 'bad eyJhbGciOiJIUzI1NiJ9.eyJzaWQiOiIxIn0.c2lnbmF0dXJl here', 'eyJhbGci'],
    ['a key to the API', 'refused os_0123456789abcdef0123456789abcdef01234567 here', '0123'],
    ['a header', 'refused Authorization: Bearer abc.def-SECRET', 'SECRET'],
    ['a code in an address', 'GET https://id.example/back?code=SECRET&state=1 failed', 'SECRET'],
    ['a token in a form', 'sent grant_type=refresh&refresh_token=SECRET', 'SECRET'],
    ['a token in JSON', 'answer {"access_token":"SECRET","expires_in":1}', 'SECRET'],
    ['a password in an address', 'cannot reach postgres://oversleep:SECRET@db.example/x', 'SECRET'],
  ])('does not show %s', (_what, message, secret) => {
    const text = JSON.stringify(describeError(new Error(message)));
    expect(text).not.toContain(secret);
    expect(text).toContain('[removed]');
  });

  test('of the database shows the statement, not the values', () => {
    const cause = Object.assign(new Error('duplicate key value violates unique constraint "users_name"'), {
      code: '23505',
      detail: 'Key (name)=(Ash) already exists.',
    });
    const error = Object.assign(new Error('Failed query: insert …\nparams: Ash', { cause }), {
      query: 'insert into users values ($1)',
      params: ['Ash'],
    });
    const described = describeError(error);
    expect(described).toMatchObject({
      message: 'Failed query: insert into users values ($1)',
      cause: { code: '23505', message: expect.stringContaining('users_name') },
    });
    expect(JSON.stringify(described)).not.toContain('Ash');
  });

  test('says where it happened', () => {
    expect(describeError(new TypeError('no such thing'))).toMatchObject({
      type: 'TypeError',
      message: 'no such thing',
      stack: expect.stringContaining('logging.test.ts'),
    });
  });

  test('may be anything that was thrown', () => {
    expect(describeError('token=SECRET').message).toBe('token=[removed]');
    expect(describeError(undefined).message).toBe('undefined');
  });
});
