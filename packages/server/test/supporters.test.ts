// The supporter sync against a campaign that answers in pages, renews its tokens, lies and breaks.
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { CampaignConfig } from '../src/config.ts';
import { auditLog, patrons, serverSecrets, users } from '../src/db/schema.ts';
import { syncSupporters } from '../src/jobs/supporters.ts';
import { type FakeServer, type Question, type Reply, startFakeServer } from './fake-server.ts';
import { type Player, startTestServer, type TestServer } from './harness.ts';
import { contentOf } from './rows.ts';
import { ANY_STORE } from './stores.ts';

const SINCE = '2024-03-01T00:00:00.000+00:00';

interface Member {
  readonly id: string;
  readonly status?: string | null;
  readonly since?: string | null;
}

const memberOf = ({ id, status = 'active_patron', since = SINCE }: Member) => ({
  type: 'member',
  id: randomUUID(),
  attributes: { patron_status: status, pledge_relationship_start: since },
  relationships: { user: { data: { type: 'user', id } } },
});

/** Pages of members, each with a link to the next. */
const paged =
  (...pages: readonly (readonly Member[])[]) =>
  ({ url }: Question): Reply => {
    const index = Number(url.searchParams.get('page[cursor]') ?? 0);
    const next = new URL(url);
    next.searchParams.set('page[cursor]', String(index + 1));
    const links = index + 1 < pages.length ? { links: { next: next.href } } : {};
    return { status: 200, body: { data: (pages[index] ?? []).map(memberOf), ...links } };
  };

describe.each([ANY_STORE])('%s', (kind) => {
  let server: TestServer;
  let campaignServer: FakeServer;
  let campaign: CampaignConfig;
  const db = () => server.store.db;
  const sync = () => syncSupporters(server.deps, campaign);
  const rowOf = async ({ userId }: Player) => {
    const [row] = await db().select().from(users).where(eq(users.id, userId));
    return row && { role: row.role, roleSource: row.roleSource, since: row.supporterSince?.toISOString() ?? null };
  };
  /** A player whose Patreon id is the external id. */
  const patron = () => server.player('default', 'patreon');

  beforeAll(async () => {
    server = await startTestServer(kind, { PATREON_CLIENT_ID: 'the-client', PATREON_CLIENT_SECRET: 'the-secret' });
    campaignServer = await startFakeServer();
  });
  afterAll(async () => {
    await campaignServer.close();
    await server.close();
  });
  beforeEach(() => {
    campaignServer.asked.length = 0;
    campaign = {
      membersUrl: `${campaignServer.origin}/campaigns/1/members`,
      tokenUrl: `${campaignServer.origin}/token`,
      accessToken: `access-${randomUUID()}`,
      refreshToken: `refresh-${randomUUID()}`,
    };
  });
  afterEach(() => db().delete(patrons));

  test('asks for every page and gives the role to those who pay', async () => {
    const [payer, second, former, follower, stranger] = [
      await patron(),
      await patron(),
      await patron(),
      await patron(),
      await patron(),
    ];
    campaignServer.answer(
      paged(
        [{ id: payer.externalId }, { id: former.externalId, status: 'former_patron' }],
        [{ id: 'not-here' }],
        [
          { id: follower.externalId, status: null, since: null },
          { id: second.externalId, since: null },
        ],
      ),
    );
    const result = await sync();
    expect(result.patrons).toBe(5);
    expect([...result.granted].sort()).toEqual([payer.externalId, second.externalId].sort());
    expect(await rowOf(payer)).toEqual({ role: 'supporter', roleSource: 'patreon', since: '2024-03-01T00:00:00.000Z' });
    expect(await rowOf(second)).toEqual({ role: 'supporter', roleSource: 'patreon', since: null });
    for (const player of [former, follower, stranger])
      expect(await rowOf(player)).toEqual({ role: 'default', roleSource: 'none', since: null });

    expect(campaignServer.asked).toHaveLength(3);
    const [{ url, headers } = { url: new URL('http://x'), headers: {} }] = campaignServer.asked;
    expect(Object.fromEntries(url.searchParams)).toEqual({
      include: 'user',
      'fields[member]': 'patron_status,pledge_relationship_start',
      'page[count]': '1000',
    });
    expect(headers).toMatchObject({ authorization: `Bearer ${campaign.accessToken}` });
  });

  test('takes the role from who left, also when they are no longer listed, and notes each change once', async () => {
    const [stays, declines, leaves] = [await patron(), await patron(), await patron()];
    campaignServer.answer(paged([stays, declines, leaves].map(({ externalId }) => ({ id: externalId }))));
    await sync();
    campaignServer.answer(
      paged([
        { id: stays.externalId, since: '2025-01-01T00:00:00Z' },
        { id: declines.externalId, status: 'declined_patron' },
      ]),
    );
    const { granted, cleared } = await sync();
    expect(granted).toEqual([]);
    expect([...cleared].sort()).toEqual([declines.externalId, leaves.externalId].sort());
    expect(await rowOf(stays)).toEqual({ role: 'supporter', roleSource: 'patreon', since: '2025-01-01T00:00:00.000Z' });
    for (const player of [declines, leaves])
      expect(await rowOf(player)).toEqual({ role: 'default', roleSource: 'none', since: null });
    await sync();
    const entries = await db().select().from(auditLog).where(eq(auditLog.target, leaves.externalId));
    expect(entries.map(({ actor, action, meta }) => ({ actor, action, meta }))).toEqual([
      { actor: null, action: 'user.role', meta: { from: 'default', to: 'supporter', source: 'patreon' } },
      { actor: null, action: 'user.role', meta: { from: 'supporter', to: 'default', source: 'patreon' } },
    ]);
  });

  test('never touches what was given by hand', async () => {
    const admin = await server.player('admin', 'patreon');
    const [friend, demoted] = [await patron(), await patron()];
    const byHand = async ({ userId }: Player, role: 'supporter' | 'default') => {
      await db().update(users).set({ role, roleSource: 'manual' }).where(eq(users.id, userId));
    };
    await byHand(friend, 'supporter');
    await byHand(demoted, 'default');
    const before = await Promise.all([admin, friend, demoted].map(rowOf));
    campaignServer.answer(paged([{ id: admin.externalId }, { id: demoted.externalId }]));
    await sync();
    campaignServer.answer(paged([]));
    await sync();
    expect(await Promise.all([admin, friend, demoted].map(rowOf))).toEqual(before);
  });

  test('only an identity of Patreon counts', async () => {
    const player = await server.player('default', 'discord');
    campaignServer.answer(paged([{ id: player.externalId }]));
    await sync();
    expect(await rowOf(player)).toMatchObject({ role: 'default' });
  });

  test('a member on two pages is a supporter when either says so', async () => {
    const player = await patron();
    campaignServer.answer(
      paged([{ id: player.externalId }], [{ id: player.externalId, status: 'former_patron', since: null }]),
    );
    expect((await sync()).patrons).toBe(1);
    expect(await rowOf(player)).toMatchObject({ role: 'supporter' });
  });

  test('thousands of members fit', async () => {
    const many = Array.from({ length: 2500 }, (_, index) => ({ id: `member-${index}` }));
    campaignServer.answer(paged(many.slice(0, 1000), many.slice(1000, 2000), many.slice(2000)));
    expect((await sync()).patrons).toBe(2500);
    expect(await db().$count(patrons)).toBe(2500);
  });

  test('two at the same time do not disturb each other', async () => {
    const player = await patron();
    campaignServer.answer(paged([{ id: player.externalId }], [{ id: 'other' }]));
    const results = await Promise.all([sync(), sync()]);
    expect(results.flatMap(({ granted }) => granted)).toEqual([player.externalId]);
    expect(await db().$count(patrons)).toBe(2);
  });

  test.each<[string, (elsewhere: string) => Reply]>([
    ['the next page is said to be', (next) => ({ status: 200, body: { data: [], links: { next } } })],
    ['a page sends us', (location) => ({ status: 307, headers: { location } })],
  ])('never goes to another server, where %s', async (_what, reply) => {
    const elsewhere = await startFakeServer();
    elsewhere.answer(paged([{ id: 'smuggled in' }]));
    campaignServer.answer(() => reply(`${elsewhere.origin}/campaigns/1/members`));
    await expect(sync()).rejects.toThrow('members');
    expect(elsewhere.asked).toEqual([]);
    expect(await db().$count(patrons)).toBe(0);
    await elsewhere.close();
  });

  describe('leaves everything as it was when', () => {
    const second = (reply: Reply | undefined) => (question: Question) =>
      question.url.searchParams.has('page[cursor]') ? reply : paged([{ id: 'new' }], [])(question);

    test.each<[string, (question: Question) => Reply | undefined]>([
      ['a later page breaks off', second(undefined)],
      ['a later page is an error', second({ status: 500 })],
      ['a later page is no JSON', second({ status: 200, body: '<html>' })],
      ['a page holds no list', () => ({ status: 200, body: { data: 'none' } })],
      ['the campaign is gone', () => ({ status: 404 })],
      ['it is asked too often', () => ({ status: 429 })],
      ['the pages never end', ({ url }) => ({ status: 200, body: { data: [], links: { next: url.href } } })],
      ['the token is refused and cannot be renewed', () => ({ status: 401 })],
    ])('%s', async (_what, reply) => {
      const player = await patron();
      campaignServer.answer(paged([{ id: player.externalId }]));
      await sync();
      const before = await contentOf(server.store);
      campaignServer.answer(reply);
      await expect(sync()).rejects.toThrow(/members|token|campaign/);
      expect(await contentOf(server.store)).toEqual(before);
      expect(await rowOf(player)).toMatchObject({ role: 'supporter' });
    });
  });

  describe('the creator’s tokens', () => {
    /** Accepts one access token at a time, and gives out the next for the right refresh token, once. */
    const strict = (accepted: { access: string; refresh: string }) => {
      let valid = accepted;
      let count = 0;
      campaignServer.answer(({ url, headers, form }) => {
        if (url.pathname !== '/token')
          return headers.authorization === `Bearer ${valid.access}`
            ? paged([{ id: 'x' }])({ url } as Question)
            : { status: 401 };
        if (form.get('refresh_token') !== valid.refresh) return { status: 400, body: { error: 'invalid_grant' } };
        count += 1;
        valid = { access: `access ${count} of the server`, refresh: `refresh ${count} of the server` };
        return { status: 200, body: { access_token: valid.access, refresh_token: valid.refresh, expires_in: 1 } };
      });
      return { expire: () => (valid = { ...valid, access: randomUUID() }), renewed: () => count };
    };

    test('are renewed when they have ended, with our own credentials, and kept for the next time', async () => {
      const platform = strict({ access: 'gone', refresh: campaign.refreshToken });
      await sync();
      const renewal = campaignServer.asked.find(({ url }) => url.pathname === '/token');
      expect(Object.fromEntries(renewal?.form ?? [])).toEqual({
        grant_type: 'refresh_token',
        refresh_token: campaign.refreshToken,
        client_id: 'the-client',
        client_secret: 'the-secret',
      });
      await sync();
      expect(platform.renewed()).toBe(1);
      // The new refresh token was kept as well.
      platform.expire();
      await sync();
      expect(platform.renewed()).toBe(2);
    });

    test('are encrypted in the database', async () => {
      strict({ access: 'gone', refresh: campaign.refreshToken });
      await sync();
      const [row] = await db().select().from(serverSecrets);
      const stored = Buffer.from(row?.value ?? []).toString('latin1');
      expect(stored.length).toBeGreaterThan(50);
      expect(stored).not.toMatch(/of the server|access|refresh/);
    });

    test('are kept even when the sync then fails', async () => {
      const platform = strict({ access: 'gone', refresh: campaign.refreshToken });
      await sync();
      platform.expire();
      let isBroken = true;
      const { answer } = campaignServer;
      const renewed = { access_token: 'newest access', refresh_token: 'newest refresh' };
      answer(({ url, headers }) => {
        if (url.pathname === '/token') return { status: 200, body: renewed };
        if (headers.authorization !== 'Bearer newest access') return { status: 401 };
        return isBroken ? { status: 500 } : paged([])({ url } as Question);
      });
      await expect(sync()).rejects.toThrow('500');
      isBroken = false;
      campaignServer.asked.length = 0;
      await sync();
      expect(campaignServer.asked.map(({ url }) => url.pathname)).toEqual(['/campaigns/1/members']);
    });

    test('that another process has renewed meanwhile are taken over', async () => {
      strict({ access: 'gone', refresh: campaign.refreshToken });
      const results = await Promise.all([sync(), sync(), sync()].map((one) => one.then(() => 'done', String)));
      expect(results).toContain('done');
      expect(await sync()).toMatchObject({ patrons: 1 });
    });

    test('that the owner sets anew count again', async () => {
      strict({ access: 'gone', refresh: campaign.refreshToken });
      await sync();
      campaign = { ...campaign, accessToken: 'set by the owner' };
      strict({ access: 'set by the owner', refresh: 'x' });
      await sync();
      expect(campaignServer.asked.at(-1)?.headers.authorization).toBe('Bearer set by the owner');
    });

    test('that cannot be read any more give way to those of the owner', async () => {
      await db().delete(serverSecrets);
      await db()
        .insert(serverSecrets)
        .values({ name: 'patreon-creator-tokens', value: new Uint8Array(80).fill(1) });
      strict({ access: campaign.accessToken, refresh: 'x' });
      expect(await sync()).toMatchObject({ patrons: 1 });
    });

    test('never stand in what a failure says', async () => {
      campaignServer.answer(() => ({ status: 401 }));
      const said = await sync().then(String, (error: Error) => `${error.message} ${error.stack}`);
      expect(said).toContain('could not be renewed');
      expect(said).not.toContain(campaign.accessToken);
      expect(said).not.toContain(campaign.refreshToken);
      expect(said).not.toContain('the-secret');
    });
  });
});
