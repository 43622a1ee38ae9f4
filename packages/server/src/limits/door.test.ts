import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { expect, test } from 'vitest';
import { createDoor } from './door.ts';

let time = 0;
const now = () => new Date(time);

interface Call {
  readonly from?: string;
  readonly method?: string;
  readonly url?: string;
  readonly headers?: Readonly<Record<string, string>>;
}

function requestOf({ from = '10.0.0.1', method = 'GET', url = '/api/team', headers = {} }: Call): IncomingMessage {
  const socket = Object.defineProperty(new Socket(), 'remoteAddress', { value: from });
  return Object.assign(new IncomingMessage(socket), { method, url, headers });
}

function setUp(trustedProxies: readonly string[] = [], hasKeys = true) {
  const door = createDoor({ trustedProxies, hasKeys, now });
  const answer = (call: Call) => {
    const request = requestOf(call);
    const response = new ServerResponse(request);
    return door.turnsAway(request, response) ? response : undefined;
  };
  const close = (call: Call, closed: Partial<Parameters<typeof door.close>[1]> = {}) =>
    door.close(requestOf(call), {
      bucket: 'general',
      caller: 'address',
      milliseconds: 60_000,
      most: 300,
      windowMs: 60_000,
      ...closed,
    });
  return { door, answer, close };
}

test('a caller is turned away until the time is over, and no other caller is', () => {
  const { answer, close, door } = setUp();
  expect(answer({})).toBeUndefined();
  close({});
  expect(answer({ url: '/api/search/team', method: 'POST' })?.statusCode).toBe(429);
  expect(answer({ from: '10.0.0.2' })).toBeUndefined();
  time += 59_001;
  expect(answer({})?.statusCode).toBe(429);
  time += 999;
  expect(answer({})).toBeUndefined();
  expect(door.turnedAway()).toBe(2);
});

test('pages, files and the health stay open', () => {
  const { answer, close } = setUp();
  close({});
  for (const url of ['/', '/box', '/assets/index.js', '/api/health', '/api/health/ready'])
    expect(answer({ url }), url).toBeUndefined();
});

test('a route that was closed leaves the others open', () => {
  const { answer, close } = setUp();
  close({ method: 'POST', url: '/api/search/team?x=1' }, { bucket: 'search' });
  expect(answer({ method: 'POST', url: '/api/search/team' })?.statusCode).toBe(429);
  expect(answer({ method: 'POST', url: '/api/search/team?x=2' })?.statusCode).toBe(429);
  expect(answer({ method: 'GET', url: '/api/search/team' })).toBeUndefined();
  expect(answer({ url: '/api/search/team/1' })).toBeUndefined();
});

test('a player has a share of their own at any address, and a closed address leaves players in', () => {
  const { answer, close } = setUp();
  const [ann, bob] = [{ authorization: 'Bearer ann' }, { authorization: 'Bearer bob' }];
  close({ headers: ann }, { caller: 'player' });
  expect(answer({ headers: ann, from: '10.0.0.9' })?.statusCode).toBe(429);
  expect(answer({ headers: bob })).toBeUndefined();
  expect(answer({})).toBeUndefined();
  // Counted for the address, because the route asks for no session.
  close({ headers: bob });
  expect(answer({ headers: bob })).toBeUndefined();
  expect(answer({})?.statusCode).toBe(429);
});

test('a key has a share of its own on open routes, and none elsewhere or where there are no keys', () => {
  const [ours, other] = [{ 'x-oversleep-key': 'os_ours' }, { 'x-oversleep-key': 'os_other' }];
  const open = { url: '/api/pokemon' };
  const { answer, close } = setUp();
  close({ ...open, headers: ours }, { bucket: 'read', caller: 'key' });
  expect(answer({ ...open, headers: ours, from: '10.0.0.9' })?.statusCode).toBe(429);
  expect(answer({ ...open, headers: other })).toBeUndefined();
  expect(answer(open)).toBeUndefined();
  close({});
  expect(answer({ headers: other })?.statusCode).toBe(429);
  const without = setUp([], false);
  without.close(open, { bucket: 'read' });
  expect(without.answer({ ...open, headers: other })?.statusCode).toBe(429);
});

test('what a route does not look at opens no door', () => {
  const { answer, close } = setUp();
  const headers = { authorization: 'Bearer any', 'x-oversleep-key': 'os_any' };
  close({ method: 'POST', url: '/api/rate' }, { bucket: 'units' });
  const rating = { method: 'POST', url: '/api/rate' };
  expect(answer({ ...rating, headers: { authorization: headers.authorization } })?.statusCode).toBe(429);
  close({ url: '/api/nothing' });
  expect(answer({ url: '/api/nothing', headers })?.statusCode).toBe(429);
});

test.each([
  ['player', 'authorization', '/api/team'],
  ['key', 'x-oversleep-key', '/api/pokemon'],
] as const)('an address that guesses is turned away with any %s that is unknown', (sent, header, url) => {
  const { answer, close, door } = setUp();
  const call = (text: string) => ({ url, headers: { [header]: text } });
  door.trust(requestOf(call('known')), sent);
  close(call('first guess'), { caller: `unknown ${sent}` });
  expect(answer(call('second guess'))?.statusCode).toBe(429);
  expect(answer(call('known'))).toBeUndefined();
  expect(answer({ ...call('second guess'), from: '10.0.0.2' })).toBeUndefined();
  expect(answer({ url })).toBeUndefined();
  time += 60_000;
  expect(answer(call('second guess'))).toBeUndefined();
});

test('guessed keys close for keys, and guessed sessions for sessions', () => {
  const [key, player] = [{ 'x-oversleep-key': 'os_guess' }, { authorization: 'Bearer guess' }];
  const open = { url: '/api/calculator/team', method: 'POST' };
  const guessing = setUp();
  guessing.close({ ...open, headers: key }, { caller: 'unknown key', bucket: 'keyCheck' });
  expect(guessing.answer({ ...open, headers: player })).toBeUndefined();
  expect(guessing.answer({ ...open, headers: { ...key, ...player } })?.statusCode).toBe(429);
});

test('what a proxy forwards counts only if the proxy is trusted', () => {
  const by = (address: string) => ({ headers: { 'x-forwarded-for': address } });
  const open = setUp();
  open.close(by('1.1.1.1'));
  expect(open.answer(by('2.2.2.2'))?.statusCode).toBe(429);
  const trusting = setUp(['10.0.0.1']);
  trusting.close(by('1.1.1.1'));
  expect(trusting.answer(by('9.9.9.9, 1.1.1.1'))?.statusCode).toBe(429);
  expect(trusting.answer(by('2.2.2.2'))).toBeUndefined();
});

test('reading open tables closes apart from everything else', () => {
  const { answer, close } = setUp();
  close({ url: '/api/pokemon' }, { bucket: 'read', most: 1200 });
  expect(answer({ url: '/api/pokemon/PIKACHU?edition=latest' })?.statusCode).toBe(429);
  expect(answer({ method: 'HEAD', url: '/api/meal' })?.statusCode).toBe(429);
  expect(answer({ method: 'OPTIONS', url: '/api/meal' })).toBeUndefined();
  for (const url of ['/api/team', '/api/tierlist', '/api/nothing']) expect(answer({ url }), url).toBeUndefined();
  close({});
  expect(answer({ url: '/api/team' })?.statusCode).toBe(429);
});
