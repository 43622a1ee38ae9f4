// Signing in and out, providers, friends and notifications.
import type { Notification } from '@oversleep/contract';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openApp, openSignedIn, rest, sessionOf } from '../../testing/app.ts';
import { creatureOf } from '../../testing/creatures.ts';
import { START } from '../../testing/fake-platform.ts';
import { GUEST, isAdmin, isLoggedIn, linkedCount } from '../data/user.ts';

beforeEach(() => void vi.useFakeTimers({ now: START }));
afterEach(() => void vi.useRealTimers());

test('signing in shows the player', async () => {
  const { app } = await openSignedIn();
  expect(app.stores.user.getState()).toMatchObject({ name: 'Ada', friendCode: 'A1B2C3', role: 'default' });
  expect(linkedCount(app.stores.user.getState())).toBe(1);
});

test(`logging out removes the player's data and keeps what belongs to the device`, async () => {
  const { app, server, device } = await openSignedIn();
  app.teams.putMember(0, 0, creatureOf(1));
  app.settings.set('potSize', 30);
  app.settings.setLanguage('ko');
  app.search.hidePokeboxBadge();
  app.search.noteSpecies('MEW');
  app.stores.friends.setState({ friends: [{ name: 'Bob', friend_code: 'BOBBOB' }] });
  app.stores.notifications.setState({ notifications: [{ externalId: 'n', template: 'News' }] });
  await rest();
  await app.account.logout();
  await rest();
  expect(server.asked).toContain('POST /api/login/logout');
  expect(app.stores.user.getState()).toMatchObject({
    ...GUEST,
    auth: null,
    owner: null,
    potSize: null,
    language: 'ko',
  });
  expect(app.stores.friends.getState().friends).toEqual([]);
  expect(app.stores.notifications.getState().notifications).toEqual([]);
  expect(app.stores.creatures.getState().creatures).toEqual({});
  expect(app.stores.search.getState()).toMatchObject({ showPokeboxBadge: false, recentSpecies: [] });
  const stored = JSON.stringify([...(await device.records.all())]) + device.local.keys().map(device.local.get).join();
  expect(stored).not.toMatch(/access-|BOBBOB|PIKACHU|MEW|Ada/);
});

test('unsent changes are sent before logging out', async () => {
  const { app, server } = await openSignedIn();
  app.teams.renameTeam(0, 'Last minute');
  await app.account.logout();
  expect(server.teams.get(0)?.meta.name).toBe('Last minute');
});

test('logging out works offline too', async () => {
  const { app, server } = await openSignedIn();
  server.mode = 'down';
  app.teams.renameTeam(0, 'Never sent');
  await rest();
  await app.account.logout();
  expect(isLoggedIn(app.stores.user.getState())).toBe(false);
  expect(app.snapshots.list.getState().snapshots).toMatchObject([{ reason: 'logout', teams: 1 }]);
});

test('the role ends with the session', async () => {
  const { app, server } = await openApp();
  await app.account.signedIn({ ...sessionOf(), role: 'admin' });
  app.stores.user.setState({ role: 'admin' });
  expect(isAdmin(app.stores.user.getState())).toBe(true);
  server.mode = 401;
  await app.sync.run();
  expect(isAdmin(app.stores.user.getState())).toBe(false);
  expect(app.stores.user.getState().role).toBe('default');
});

test('another provider is linked without a new session', async () => {
  const { app } = await openSignedIn();
  const before = app.stores.user.getState().auth?.tokens;
  const { auth } = sessionOf();
  const { tokens: _, ...rest } = auth;
  app.account.linked({
    ...sessionOf(),
    auth: { ...rest, linkedProviders: { ...auth.linkedProviders, discord: { linked: true, identifier: 'ada#1' } } },
  });
  expect(linkedCount(app.stores.user.getState())).toBe(2);
  expect(app.stores.user.getState().auth?.tokens).toEqual(before);
});

const answering = (answers: Record<string, unknown>) => async (url: string, init: RequestInit) => {
  const answer = answers[`${init.method} ${url}`];
  return answer === undefined ? new Response(null, { status: 204 }) : new Response(JSON.stringify(answer));
};

async function withAnswers(answers: Record<string, unknown>) {
  const opened = await openSignedIn();
  const { server } = opened;
  const usual = server.fetch;
  const special = answering(answers);
  Object.assign(server, {
    fetch: (url: string, init: RequestInit) => {
      const asked = `${init.method} ${url}`;
      if (!(asked in answers)) return usual(url, init);
      server.asked.push(asked);
      return special(url, init);
    },
  });
  return opened;
}

test('unlinking an inactive provider marks it, unlinking the active one logs out', async () => {
  const { app } = await withAnswers({
    'DELETE /api/login/unlink/discord': undefined,
    'DELETE /api/login/unlink/google': undefined,
  });
  app.account.linked({
    ...sessionOf(),
    auth: {
      ...sessionOf().auth,
      linkedProviders: { google: { linked: true }, discord: { linked: true }, patreon: { linked: false } },
    },
  });
  expect(await app.account.unlink('discord')).toBe(false);
  expect(linkedCount(app.stores.user.getState())).toBe(1);
  expect(await app.account.unlink('google')).toBe(true);
  expect(isLoggedIn(app.stores.user.getState())).toBe(false);
});

test('a refused unlink changes nothing', async () => {
  const { app, server } = await openSignedIn();
  server.refuse = { pattern: /unlink/, status: 409, code: 'LAST_PROVIDER' };
  await expect(app.account.unlink('google')).rejects.toMatchObject({
    kind: 'conflict',
    problem: { code: 'LAST_PROVIDER' },
  });
  expect(isLoggedIn(app.stores.user.getState())).toBe(true);
});

test(`a changed profile shows the server's answer`, async () => {
  const { app } = await withAnswers({
    'PATCH /api/user': {
      name: 'Ada L.',
      external_id: sessionOf().externalId,
      role: 'supporter',
      avatar: 'raichu',
      friend_code: 'ADAADA',
      version: 2,
      created_at: '2025-01-01T00:00:00Z',
    },
  });
  await app.account.updateProfile({ name: 'Ada L.' });
  expect(app.stores.user.getState()).toMatchObject({ name: 'Ada L.', avatar: 'raichu', friendCode: 'ADAADA' });
});

test('deleting the account clears this device, and a failure does not', async () => {
  const { app, server } = await openSignedIn();
  server.mode = 500;
  await expect(app.account.deleteAccount()).rejects.toMatchObject({ kind: 'server' });
  expect(isLoggedIn(app.stores.user.getState())).toBe(true);
  server.mode = 'up';
  await app.account.deleteAccount();
  expect(isLoggedIn(app.stores.user.getState())).toBe(false);
});

const news: Notification = {
  externalId: '77777777-7777-4777-8777-777777777777',
  template: 'News',
  news: { author: 'Ovi', title: 'Hello', content: 'World', created_at: '2025-01-01T00:00:00Z' },
};

test('accepting a friend request refreshes friends and notifications', async () => {
  const { app, server } = await withAnswers({
    'POST /api/friend/accept/BOBBOB': undefined,
    'GET /api/friends': { friends: [{ name: 'Bob', friend_code: 'BOBBOB' }], requested: [] },
    'GET /api/notifications': { notifications: [news] },
  });
  const sent = server.asked.length;
  await app.social.acceptFriend('BOBBOB');
  expect(server.asked.slice(sent)).toEqual([
    'POST /api/friend/accept/BOBBOB',
    'GET /api/friends',
    'GET /api/notifications',
  ]);
  expect(app.stores.friends.getState()).toMatchObject({ friends: [{ name: 'Bob' }], loading: false });
  expect(app.stores.notifications.getState().notifications).toEqual([news]);
});

test('a failure keeps the old list, is noted and logged', async () => {
  const { app, server, tab } = await openSignedIn();
  app.stores.notifications.setState({ notifications: [news] });
  server.mode = 503;
  await app.social.syncNotifications();
  await app.social.syncFriends();
  expect(app.stores.notifications.getState()).toMatchObject({ notifications: [news], failure: { kind: 'server' } });
  expect(app.stores.friends.getState()).toMatchObject({ loading: false, failure: { kind: 'server' } });
  await expect(app.social.declineFriend('BOBBOB')).rejects.toMatchObject({ kind: 'server' });
  await expect(app.social.dismiss(news)).rejects.toMatchObject({ kind: 'server' });
  await expect(app.social.createNews({ title: 'a', content: 'b' })).rejects.toMatchObject({ kind: 'server' });
  await expect(app.social.newsHistory(new AbortController().signal)).rejects.toMatchObject({ kind: 'server' });
  for (const message of [
    'Could not get friends from server',
    'Could not decline friend request',
    'Failed to dismiss notification, contact developer',
    'Failed to create news post, contact developer',
    'Failed to fetch news post history, contact developer',
  ])
    expect(tab.logged).toContain(message);
});

test('an empty notification cannot be dismissed', async () => {
  const { app, server } = await openSignedIn();
  const sent = server.asked.length;
  await app.social.dismiss({ externalId: 'x', template: 'News' });
  expect(server.asked.slice(sent)).toEqual([]);
});
