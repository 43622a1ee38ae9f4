// Addresses and headers as the server expects them.
import { expect, test } from 'vitest';
import { headersOf, targetOf, versionIn } from './request.ts';

test('parameters are filled in and escaped', () => {
  expect(targetOf('PUT /api/team/:teamIndex/member/:memberIndex', { teamIndex: 0, memberIndex: 4 }, undefined)).toEqual(
    {
      method: 'PUT',
      url: '/api/team/0/member/4',
    },
  );
  expect(targetOf('GET /api/pokemon/:name', { name: 'MR. MIME/x' }, undefined).url).toBe('/api/pokemon/MR.%20MIME%2Fx');
  expect(() => targetOf('GET /api/pokemon/:name', {}, undefined)).toThrow('needs the parameter name');
});

test('a query contains the given values', () => {
  expect(targetOf('GET /api/admin/users', undefined, { search: 'a b', cursor: undefined, limit: 5 }).url).toBe(
    '/api/admin/users?search=a+b&limit=5',
  );
  expect(targetOf('GET /api/admin/users', undefined, {}).url).toBe('/api/admin/users');
});

const auth = {
  tokens: { accessToken: 'abc', refreshToken: 'r', expiryDate: 1 },
  activeProvider: 'discord',
  linkedProviders: { google: { linked: false }, discord: { linked: true }, patreon: { linked: false } },
} as const;

test('a session is sent as bearer token with its provider and return address', () => {
  expect(headersOf({ auth, origin: 'https://sleep.example', version: 7, hasBody: true })).toEqual({
    Accept: 'application/json',
    'Content-Type': 'application/json',
    Authorization: 'Bearer abc',
    Provider: 'discord',
    Redirect: 'https://sleep.example/discord',
    'If-Match': '"7"',
  });
});

test('a guest sends none of it, and version 0 is no version', () => {
  expect(headersOf({ auth: null, origin: 'https://sleep.example', version: 0, hasBody: false })).toEqual({
    Accept: 'application/json',
  });
});

test('a version is read from the tag of an answer', () => {
  expect(versionIn('"12"')).toBe(12);
  expect(versionIn('W/"12"')).toBe(12);
  expect(versionIn('W/"a1b2"')).toBeUndefined();
  expect(versionIn(null)).toBeUndefined();
});
