// News and the inbox: who sees what, dismissing, editing, withdrawing, and what is noted about it.
import { randomUUID } from 'node:crypto';
import { type NewsItem, type Notification, routes } from '@oversleep/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { ANY_STORE, STORE_KINDS } from './stores.ts';

const TEXT = { title: 'Version 1', content: 'Now with **more** naps.' };

describe.each(STORE_KINDS)('%s', (kind) => {
  let server: TestServer;
  let admin: Player;
  beforeAll(async () => {
    server = await startTestServer(kind);
    admin = await server.player('admin');
  });
  afterAll(() => server.close());

  const history = async (): Promise<NewsItem[]> => (await server.call(routes.newsHistory, { as: admin })).json();
  const inboxOf = async (player: Player): Promise<Notification[]> =>
    (await server.call(routes.notifications, { as: player })).json().notifications;
  const titlesFor = async (player: Player) => (await inboxOf(player)).map(({ news }) => news?.title);
  const dismiss = async (player: Player | undefined, externalId: string) =>
    (await server.call(routes.dismiss, { params: { externalId }, as: player })).statusCode;
  const withdraw = async (player: Player | undefined, externalId: string) =>
    (await server.call(routes.withdrawNews, { params: { externalId }, as: player })).statusCode;
  const edit = async (player: Player | undefined, externalId: string, body: unknown = TEXT) =>
    await server.call(routes.editNews, { params: { externalId }, body, as: player });

  /** Publishes and gives back its id. */
  const publish = async (text: { title: string; content: string } = TEXT): Promise<string> => {
    const answer = await server.call(routes.createNews, { body: text, as: admin });
    expect(answer.statusCode).toBe(204);
    return (await history())[0]?.externalId ?? '';
  };
  const notesAbout = async (externalId: string) => {
    const { entries } = (await server.call(routes.audit, { query: { limit: '200' }, as: admin })).json();
    return entries.filter((entry: { target: string }) => entry.target === externalId);
  };

  test('news reaches every inbox in the assistant’s name, as it was written', async () => {
    const ann = await server.player();
    const content = '# Hello\n\n<b>bold</b> & "quoted" \u{1f634}  ';
    const id = await publish({ title: '  Hello ', content });
    const [first] = await inboxOf(ann);
    expect(first).toEqual({
      externalId: id,
      template: 'News',
      receiver: { name: 'Test player', friend_code: ann.friendCode },
      news: {
        author: expect.stringContaining('Oversleep'),
        authorAvatar: 'default',
        title: 'Hello',
        content,
        created_at: expect.any(String),
      },
    });
    // Players don't see who wrote it.
    expect(JSON.stringify(first)).not.toContain(admin.friendCode);
  });

  test('newest first, friend requests among the news', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const before = (await inboxOf(ann)).length;
    await publish({ title: 'older', content: 'x' });
    await server.call(routes.requestFriend, { params: { friend_code: ann.friendCode }, as: bob });
    await publish({ title: 'newer', content: 'x' });
    const inbox = await inboxOf(ann);
    expect(inbox.slice(0, 3).map(({ template, news }) => news?.title ?? template)).toEqual([
      'newer',
      'FriendRequest',
      'older',
    ]);
    expect(inbox).toHaveLength(before + 3);
  });

  test('dismissing hides it from one player only, and twice is no error', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    const id = await publish();
    expect(await dismiss(ann, id)).toBe(204);
    expect(await dismiss(ann, id)).toBe(204);
    expect((await inboxOf(ann)).some(({ externalId }) => externalId === id)).toBe(false);
    expect((await inboxOf(bob)).some(({ externalId }) => externalId === id)).toBe(true);
  });

  test('dismissing a friend request declines it', async () => {
    const [ann, bob] = [await server.player(), await server.player()];
    await server.call(routes.requestFriend, { params: { friend_code: ann.friendCode }, as: bob });
    const request = (await inboxOf(ann)).find(({ template }) => template === 'FriendRequest');
    expect(request?.sender?.friend_code).toBe(bob.friendCode);
    const id = request?.externalId ?? '';
    // Neither a stranger nor the one who asked can remove it from the inbox of the other.
    expect(await dismiss(await server.player(), id)).toBe(404);
    expect(await dismiss(bob, id)).toBe(404);
    expect(await dismiss(ann, id)).toBe(204);
    expect(await dismiss(ann, id)).toBe(404);
    const accepted = await server.call(routes.acceptFriend, { params: { friend_code: bob.friendCode }, as: ann });
    expect(accepted.statusCode).toBe(404);
  });

  test('a new player sees what is not older than 90 days, and keeps it', async () => {
    const age = (id: string, days: number) =>
      server.store.client.run("update news set created_at = now() - $1 * interval '1 day' where external_id = $2", [
        days,
        id,
      ]);
    await age(await publish({ title: 'ancient', content: 'x' }), 91);
    await age(await publish({ title: 'recent', content: 'x' }), 89);
    const [ann, veteran] = [await server.player(), await server.player()];
    await server.store.client.run("update users set created_at = now() - interval '1 year' where id = $1", [
      veteran.userId,
    ]);
    expect(await titlesFor(ann)).toContain('recent');
    expect(await titlesFor(ann)).not.toContain('ancient');
    expect(await titlesFor(veteran)).toEqual(expect.arrayContaining(['recent', 'ancient']));
  });

  test('an edit is seen by all, the history shows who wrote it', async () => {
    const ann = await server.player();
    const id = await publish({ title: 'Tpyo', content: 'x' });
    const answer = await edit(admin, id, { title: 'Typo', content: 'y' });
    expect(answer.statusCode).toBe(200);
    expect(answer.json()).toMatchObject({
      externalId: id,
      news: { title: 'Typo', content: 'y' },
      writtenBy: 'Test player',
      withdrawn: false,
    });
    expect((await inboxOf(ann))[0]?.news).toMatchObject({ title: 'Typo', content: 'y' });
    expect((await history())[0]).toEqual(answer.json());
  });

  test('withdrawn news is in no inbox but in the history, and stays as it is', async () => {
    const ann = await server.player();
    const id = await publish({ title: 'Oops', content: 'x' });
    expect(await withdraw(admin, id)).toBe(204);
    expect(await withdraw(admin, id)).toBe(204);
    expect(await titlesFor(ann)).not.toContain('Oops');
    expect(await dismiss(ann, id)).toBe(404);
    expect((await history())[0]).toMatchObject({ externalId: id, withdrawn: true });
    expect((await edit(admin, id)).json()).toMatchObject({ statusCode: 409, code: 'WITHDRAWN' });
  });

  test('each change is noted once, with who did it', async () => {
    const id = await publish({ title: 'One', content: 'x' });
    await edit(admin, id, { title: 'Two', content: 'x' });
    await withdraw(admin, id);
    await withdraw(admin, id);
    expect(await notesAbout(id)).toEqual([
      expect.objectContaining({ action: 'news.withdraw', meta: { title: 'Two' } }),
      expect.objectContaining({ action: 'news.edit', meta: { title: 'Two', before: 'One' } }),
      {
        action: 'news.create',
        actor: 'Test player',
        actorId: admin.externalId,
        target: id,
        meta: { title: 'One' },
        at: expect.any(String),
      },
    ]);
  });

  test('news outlives its writer', async () => {
    const writer = await server.player('admin');
    await server.call(routes.createNews, { body: { title: 'Farewell', content: 'x' }, as: writer });
    await server.store.client.run('delete from users where id = $1', [writer.userId]);
    const [first] = await history();
    expect(first).toMatchObject({ news: { title: 'Farewell' }, writtenBy: null });
    expect(await notesAbout(first?.externalId ?? '')).toEqual([
      expect.objectContaining({ actor: null, actorId: writer.externalId }),
    ]);
  });

  test.each([
    ['no title', { content: 'x' }],
    ['an empty title', { title: '', content: 'x' }],
    ['a title of spaces', { title: '   ', content: 'x' }],
    ['no text', { title: 'x' }],
    ['a text of spaces', { title: 'x', content: ' \n ' }],
    ['a title that is too long', { title: 'x'.repeat(256), content: 'x' }],
    ['a text that is too long', { title: 'x', content: 'x'.repeat(100_001) }],
    ['text that the store cannot hold', { title: 'x\0', content: 'x' }],
  ])('%s is refused', async (_what, body) => {
    const id = await publish();
    expect((await server.call(routes.createNews, { body, as: admin })).statusCode).toBe(400);
    expect((await edit(admin, id, body)).statusCode).toBe(400);
    expect((await history())[0]).toMatchObject({ externalId: id, news: TEXT });
  });

  test('the longest text in characters of four bytes fits', async () => {
    const content = '\u{1f634}'.repeat(50_000);
    await publish({ title: '\u{1f634}'.repeat(255), content });
    expect((await history())[0]?.news.content).toBe(content);
    const tooLarge = { title: 'x', content: '\u{1f634}'.repeat(99_000) };
    expect((await server.call(routes.createNews, { body: tooLarge, as: admin })).statusCode).toBe(413);
  });

  test('what is not there cannot be changed', async () => {
    const unknown = randomUUID();
    expect((await edit(admin, unknown)).statusCode).toBe(404);
    expect(await withdraw(admin, unknown)).toBe(404);
    expect(await dismiss(admin, unknown)).toBe(404);
    expect(await dismiss(admin, 'not-an-id')).toBe(400);
  });

  test('without a session there is no inbox, and without the role no news to write', async () => {
    const ann = await server.player('supporter');
    const id = await publish();
    for (const [who, status] of [
      [undefined, 401],
      [ann, 403],
    ] as const) {
      expect((await server.call(routes.createNews, { body: TEXT, as: who })).statusCode).toBe(status);
      expect((await server.call(routes.newsHistory, { as: who })).statusCode).toBe(status);
      expect((await edit(who, id)).statusCode).toBe(status);
      expect(await withdraw(who, id)).toBe(status);
    }
    expect((await server.call(routes.notifications)).statusCode).toBe(401);
    expect(await dismiss(undefined, id)).toBe(401);
    expect((await history())[0]).toMatchObject({ externalId: id, withdrawn: false, news: TEXT });
  });
});

test('only so much news an hour', async () => {
  const server = await startTestServer(ANY_STORE, { RATE_LIMIT_FACTOR: '0.1' });
  const admin = await server.player('admin');
  const publish = async () => (await server.call(routes.createNews, { body: TEXT, as: admin })).statusCode;
  expect([await publish(), await publish()]).toEqual([204, 429]);
  await server.close();
});
