// Friends: asking, accepting, declining, parting, and what two players may do to each other at the same moment.
import { routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { friendRequests, friendships } from '../src/db/schema.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE, STORE_KINDS } from './stores.ts';

const UNKNOWN = 'ZZZZZ0';

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const step =
    (route: (typeof routes)['requestFriend' | 'withdrawRequest' | 'acceptFriend' | 'declineFriend' | 'unfriend']) =>
    async (me: Player | undefined, other: Pick<Player, 'friendCode'>) =>
      await server.call(route, { params: { friend_code: other.friendCode }, as: me });
  const ask = step(routes.requestFriend);
  const accept = step(routes.acceptFriend);
  const decline = step(routes.declineFriend);
  const withdraw = step(routes.withdrawRequest);
  const part = step(routes.unfriend);
  const statusOf = async (answer: ReturnType<typeof ask>) => (await answer).statusCode;
  const couple = async (): Promise<[Player, Player]> => [await server.player(), await server.player()];
  const friendsOf = async (player: Player): Promise<string[]> => {
    const { friends } = (await server.call(routes.friends, { as: player })).json();
    return friends.map((friend: { friend_code: string }) => friend.friend_code);
  };
  const requestedOf = async (player: Player): Promise<string[]> => {
    const { requested } = (await server.call(routes.friends, { as: player })).json();
    return requested.map((asked: { friend_code: string }) => asked.friend_code);
  };
  const inboxOf = async (player: Player): Promise<{ template: string; sender?: { friend_code: string } }[]> =>
    (await server.call(routes.notifications, { as: player })).json().notifications;
  /** Rows between the two, in either direction. */
  const rowsOf = async (one: Player, other: Player) => {
    const ids = [one.userId, other.userId];
    const requests = await server.store.db.select().from(friendRequests);
    const pairs = await server.store.db.select().from(friendships);
    return {
      requests: requests.filter((row) => ids.includes(row.senderId) && ids.includes(row.receiverId)).length,
      friendships: pairs.filter((row) => ids.includes(row.lowUserId) && ids.includes(row.highUserId)).length,
    };
  };

  test('who has asked sees it until it is answered, and may withdraw it', async () => {
    const [ann, bob] = await couple();
    await ask(ann, bob);
    expect(await requestedOf(ann)).toEqual([bob.friendCode]);
    expect(await requestedOf(bob)).toEqual([]);
    // Only the own one.
    expect(await statusOf(withdraw(bob, ann))).toBe(404);
    expect(await statusOf(withdraw(ann, bob))).toBe(204);
    expect(await requestedOf(ann)).toEqual([]);
    expect(await inboxOf(bob)).toEqual([]);
    expect(await statusOf(withdraw(ann, bob))).toBe(404);
    expect(await statusOf(accept(bob, ann))).toBe(404);

    await ask(ann, bob);
    await accept(bob, ann);
    expect(await requestedOf(ann)).toEqual([]);
    expect(await statusOf(withdraw(ann, bob))).toBe(404);
    expect(await friendsOf(ann)).toEqual([bob.friendCode]);
  });

  test('a request is seen by the other, and accepting makes both friends', async () => {
    const [ann, bob] = await couple();
    expect(await statusOf(ask(ann, bob))).toBe(204);
    expect(await inboxOf(ann)).toEqual([]);
    expect(await inboxOf(bob)).toEqual([
      {
        externalId: expect.any(String),
        template: 'FriendRequest',
        sender: { name: 'Test player', friend_code: ann.friendCode },
        receiver: { name: 'Test player', friend_code: bob.friendCode },
      },
    ]);
    expect(await friendsOf(bob)).toEqual([]);

    expect(await statusOf(accept(bob, ann))).toBe(204);
    expect(await friendsOf(ann)).toEqual([bob.friendCode]);
    expect(await friendsOf(bob)).toEqual([ann.friendCode]);
    expect(await inboxOf(bob)).toEqual([]);
  });

  test('a friend is shown with name, code and avatar, and nothing else', async () => {
    const [ann, bob] = await couple();
    await server.store.client.run('update users set name = $1, avatar = $2 where id = $3', [
      'Bob',
      'eevee',
      bob.userId,
    ]);
    await ask(ann, bob);
    await accept(bob, ann);
    const answer = await server.call(routes.friends, { as: ann });
    expect(answer.json()).toEqual({
      friends: [{ name: 'Bob', friend_code: bob.friendCode, avatar: 'eevee' }],
      requested: [],
    });
  });

  test('declining ends the request, and it can be asked again', async () => {
    const [ann, bob] = await couple();
    await ask(ann, bob);
    expect(await statusOf(decline(bob, ann))).toBe(204);
    expect(await rowsOf(ann, bob)).toEqual({ requests: 0, friendships: 0 });
    expect(await statusOf(decline(bob, ann))).toBe(404);
    expect(await statusOf(ask(ann, bob))).toBe(204);
  });

  test('either of the two can end a friendship', async () => {
    const [ann, bob] = await couple();
    await ask(ann, bob);
    await accept(bob, ann);
    expect(await statusOf(part(ann, bob))).toBe(204);
    expect(await friendsOf(bob)).toEqual([]);
    expect(await statusOf(part(bob, ann))).toBe(404);
  });

  describe('what is refused', () => {
    test('a player cannot be their own friend', async () => {
      const ann = await server.player();
      const answer = await ask(ann, ann);
      expect(answer.statusCode).toBe(400);
      expect(answer.json().code).toBe('OWN_CODE');
      expect(await statusOf(accept(ann, ann))).toBe(404);
    });

    test('asking twice, or a friend', async () => {
      const [ann, bob] = await couple();
      await ask(ann, bob);
      expect((await ask(ann, bob)).json()).toMatchObject({ statusCode: 409, code: 'ALREADY_ASKED' });
      await accept(bob, ann);
      expect((await ask(ann, bob)).json()).toMatchObject({ statusCode: 409, code: 'ALREADY_FRIENDS' });
      expect((await ask(bob, ann)).json()).toMatchObject({ statusCode: 409, code: 'ALREADY_FRIENDS' });
    });

    test('accepting without a request does not force a friendship', async () => {
      const [ann, bob] = await couple();
      expect(await statusOf(accept(ann, bob))).toBe(404);
      await ask(ann, bob);
      // The one who asked cannot accept in the place of the other.
      expect(await statusOf(accept(ann, bob))).toBe(404);
      expect(await rowsOf(ann, bob)).toEqual({ requests: 1, friendships: 0 });
    });

    test('a stranger cannot decline or accept the request of two others', async () => {
      const [ann, bob] = await couple();
      const eve = await server.player();
      await ask(ann, bob);
      expect(await statusOf(decline(eve, ann))).toBe(404);
      expect(await statusOf(accept(eve, ann))).toBe(404);
      expect(await statusOf(part(eve, ann))).toBe(404);
      expect(await rowsOf(ann, bob)).toEqual({ requests: 1, friendships: 0 });
    });

    test.each([
      ['ask', ask],
      ['accept', accept],
      ['decline', decline],
      ['unfriend', part],
    ])('%s: an unknown code is a 404, a wrong one a 400, and without a session a 401', async (_name, act) => {
      const ann = await server.player();
      expect(await statusOf(act(ann, { friendCode: UNKNOWN }))).toBe(404);
      expect(await statusOf(act(ann, { friendCode: 'abc' }))).toBe(400);
      expect(await statusOf(act(undefined, ann))).toBe(401);
    });

    test('the list of friends needs a session', async () => {
      expect((await server.call(routes.friends)).statusCode).toBe(401);
    });
  });

  describe('at the same moment', () => {
    test('two who ask each other are friends at once, in whatever order it happens', async () => {
      for (let round = 0; round < 8; round += 1) {
        const [ann, bob] = await couple();
        const answers = await Promise.all([ask(ann, bob), ask(bob, ann)]);
        expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204]);
        expect(await rowsOf(ann, bob)).toEqual({ requests: 0, friendships: 1 });
      }
    });

    test('accepting several times makes one friendship and is no error', async () => {
      const [ann, bob] = await couple();
      await ask(ann, bob);
      const answers = await Promise.all(Array.from({ length: 6 }, () => accept(bob, ann)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(204));
      expect(await rowsOf(ann, bob)).toEqual({ requests: 0, friendships: 1 });
    });

    test('asking several times makes one request', async () => {
      const [ann, bob] = await couple();
      const answers = await Promise.all(Array.from({ length: 6 }, () => ask(ann, bob)));
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 409, 409, 409, 409, 409]);
      expect(await rowsOf(ann, bob)).toEqual({ requests: 1, friendships: 0 });
    });

    test('accepting and declining: one of them counts', async () => {
      for (let round = 0; round < 8; round += 1) {
        const [ann, bob] = await couple();
        await ask(ann, bob);
        const [accepted, declined] = await Promise.all([accept(bob, ann), decline(bob, ann)]);
        const codes = [accepted.statusCode, declined.statusCode];
        expect([
          [204, 404],
          [404, 204],
        ]).toContainEqual(codes);
        expect(await rowsOf(ann, bob)).toEqual({ requests: 0, friendships: accepted.statusCode === 204 ? 1 : 0 });
      }
    });

    test('all players ask each other at once: no deadlock, and all become friends', async () => {
      const group = await Promise.all(Array.from({ length: 5 }, () => server.player()));
      const pairs = group.flatMap((me) => group.filter((other) => other !== me).map((other) => [me, other] as const));
      const answers = await Promise.all(pairs.map(([me, other]) => ask(me, other)));
      expect(answers.map(({ statusCode }) => statusCode)).toEqual(pairs.map(() => 204));
      for (const me of group) expect(await friendsOf(me)).toHaveLength(4);
    });
  });

  test('a player who deletes the account is gone from lists and inboxes', async () => {
    const [ann, bob] = await couple();
    const eve = await server.player();
    await ask(ann, bob);
    await accept(bob, ann);
    await ask(ann, eve);
    await server.store.client.run('delete from users where id = $1', [ann.userId]);
    expect(await friendsOf(bob)).toEqual([]);
    expect(await inboxOf(eve)).toEqual([]);
  });
});

test('only so many requests an hour', async () => {
  const server = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '0.1' });
  const ann = await server.player();
  const ask = () => server.call(routes.requestFriend, { params: { friend_code: UNKNOWN }, as: ann });
  expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([404, 404]);
  const refused = await ask();
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(60);
  await server.close();
});
