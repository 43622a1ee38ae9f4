// The messages that players read when a call fails.
import { expect, test } from 'vitest';
import { messages } from '../messages/messages.ts';
import { ApiFailure, explain, failureOf, logMessage, retryAfterIn } from './failure.ts';

test.each([
  [400, 'invalid'],
  [401, 'unauthorized'],
  [403, 'forbidden'],
  [404, 'notFound'],
  [409, 'conflict'],
  [413, 'invalid'],
  [422, 'invalid'],
  [429, 'limit'],
  [500, 'server'],
  [503, 'server'],
])('status %i is %s', (status, kind) => {
  expect(failureOf(status, undefined, undefined).kind).toBe(kind);
});

test('a problem is explained by its reason and values, or in the words of a newer server', () => {
  const values = { limit: 20 };
  const body = { statusCode: 400, code: 'BAD_REQUEST', reason: 'BODY_TOO_DEEP', message: 'Too deep.', values };
  expect(failureOf(400, body, undefined).message).toBe(messages('errors')('BODY_TOO_DEEP', values));
  expect(failureOf(400, { ...body, reason: 'NEWER_REASON' }, undefined).message).toBe('Too deep.');
  expect(failureOf(400, { ...body, values: { limit: null } }, undefined).problem).not.toHaveProperty('values');
});

test('a message of the server that the app does not know is shown, and every invalid field is listed', () => {
  const body = {
    statusCode: 400,
    code: 'NEWER_CODE',
    message: 'This team cannot be stored.',
    details: ['/name: too long'],
  };
  expect(explain('The team was not saved', failureOf(400, body, undefined))).toEqual({
    what: 'The team was not saved',
    why: 'This team cannot be stored.',
    details: ['/name: too long'],
    canRetry: false,
    waitSeconds: undefined,
  });
});

test('an HTML page of a proxy is not shown to the player', () => {
  expect(failureOf(502, '<html>Bad Gateway</html>', undefined).message).toBe('Something went wrong on our side.');
});

test('temporary failures can be retried, and a rate limit says for how long to wait', () => {
  expect(explain('Adding a friend', failureOf(429, undefined, 30))).toMatchObject({
    why: 'That was a little fast. Please wait a moment. (30 s)',
    canRetry: true,
    waitSeconds: 30,
  });
  expect(new ApiFailure('offline').passing).toBe(true);
  expect(new ApiFailure('forbidden').passing).toBe(false);
});

test('other errors are explained too', () => {
  expect(explain('Loading', new TypeError('x is undefined'))).toMatchObject({
    why: 'Something went wrong on our side.',
  });
});

test('a conflict keeps the stored value, also when there is none', () => {
  const body = { statusCode: 409, code: 'VERSION_CONFLICT', message: 'Deleted.', current: null };
  expect(failureOf(409, body, undefined).problem).toEqual(body);
});

test('log messages are those of the specification', () => {
  expect(logMessage('unauthorized')).toBe('Unauthorized');
  expect(logMessage('timeout')).toBe('Connection to server timed out');
  expect(logMessage('offline')).toBe('Something went wrong');
  expect(logMessage('conflict')).toBeUndefined();
});

test('a retry time is read from seconds or from a date', () => {
  const now = Date.parse('2025-11-15T10:00:00Z');
  expect(retryAfterIn('12', now)).toBe(12);
  expect(retryAfterIn('Sat, 15 Nov 2025 10:00:30 GMT', now)).toBe(30);
  expect(retryAfterIn('soon', now)).toBeUndefined();
  expect(retryAfterIn(null, now)).toBeUndefined();
});
