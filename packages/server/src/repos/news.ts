// News and the inbox. News is one row for all players; a player who has read it gets a row that hides it.
import { randomUUID } from 'node:crypto';
import type { NewsItem, Notification } from '@oversleep/contract';
import { and, desc, eq, isNull, notExists, sql } from 'drizzle-orm';
import { unionAll } from 'drizzle-orm/pg-core';
import type { Db } from '../db/connect.ts';
import { friendRequests, news, newsDismissals, users } from '../db/schema.ts';
import { refuse } from '../problems.ts';
import { writeAudit } from './audit.ts';
import { publicUser } from './friends.ts';

/** The author that players see, whichever admin wrote it. */
const NEWS_AUTHOR = { author: 'Ovi, the sleepy owl of Oversleep', authorAvatar: 'default' };

/** What does not fit comes up when something newer was dismissed. */
const MOST_IN_INBOX = 100;
const MOST_IN_HISTORY = 500;

/** An admin who writes. */
interface Writer {
  readonly userId: number;
  readonly externalId: string;
}

interface NewsText {
  readonly title: string;
  readonly content: string;
}

/**
 * Published, not dismissed, and not older than 90 days when the account was made: new players see recent news, and
 * nothing that was once in an inbox leaves it by itself. Needs the player's row in the query.
 */
const inInboxOf = (db: Db, userId: number) =>
  and(
    eq(users.id, userId),
    isNull(news.withdrawnAt),
    sql`${news.createdAt} > ${users.createdAt} - interval '90 days'`,
    notExists(
      db
        .select({ newsId: newsDismissals.newsId })
        .from(newsDismissals)
        .where(and(eq(newsDismissals.userId, userId), eq(newsDismissals.newsId, news.id))),
    ),
  );

const noText = (name: string) => sql<string | null>`null::text`.as(name);

export async function listNotifications(db: Db, userId: number): Promise<Notification[]> {
  const requests = db
    .select({
      externalId: friendRequests.externalId,
      createdAt: friendRequests.createdAt,
      name: sql<string | null>`${users.name}`.as('name'),
      friendCode: sql<string | null>`${users.friendCode}`.as('friend_code'),
      avatar: users.avatar,
      title: noText('title'),
      content: noText('content'),
    })
    .from(friendRequests)
    .innerJoin(users, eq(users.id, friendRequests.senderId))
    .where(eq(friendRequests.receiverId, userId));
  const unread = db
    .select({
      externalId: news.externalId,
      createdAt: news.createdAt,
      name: noText('name'),
      friendCode: noText('friend_code'),
      avatar: noText('avatar'),
      title: sql<string | null>`${news.title}`.as('title'),
      content: sql<string | null>`${news.content}`.as('content'),
    })
    .from(news)
    .innerJoin(users, eq(users.id, userId))
    .where(inInboxOf(db, userId));
  const [own] = await db
    .select({ name: users.name, friendCode: users.friendCode, avatar: users.avatar })
    .from(users)
    .where(eq(users.id, userId));
  const receiver = own && publicUser(own);
  const rows = await unionAll(requests, unread).orderBy(desc(sql`created_at`), sql`external_id`).limit(MOST_IN_INBOX);
  return rows.map(({ externalId, createdAt, name, friendCode, avatar, title, content }) => {
    const common = { externalId, ...(receiver ? { receiver } : {}) };
    if (name !== null && friendCode !== null)
      return { ...common, template: 'FriendRequest' as const, sender: publicUser({ name, friendCode, avatar }) };
    if (title === null || content === null) throw new Error(`notification ${externalId} is neither request nor news`);
    return { ...common, template: 'News' as const, news: shownNews({ title, content, createdAt }) };
  });
}

/** Dismissing news a second time changes nothing and is no error; a friend request is declined by it. */
export function dismiss(db: Db, userId: number, externalId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const declined = await tx
      .delete(friendRequests)
      .where(and(eq(friendRequests.receiverId, userId), eq(friendRequests.externalId, externalId)))
      .returning({ senderId: friendRequests.senderId });
    if (declined.length > 0) return;
    const [item] = await tx
      .select({ id: news.id })
      .from(news)
      .innerJoin(users, eq(users.id, userId))
      .where(and(eq(news.externalId, externalId), isNull(news.withdrawnAt)))
      .for('key share', { of: users });
    if (!item) throw refuse('NOTIFICATION_NOT_FOUND');
    await tx.insert(newsDismissals).values({ userId, newsId: item.id }).onConflictDoNothing();
  });
}

export async function listNews(db: Db): Promise<NewsItem[]> {
  const rows = await newsWithWriter(db).orderBy(desc(news.id)).limit(MOST_IN_HISTORY);
  return rows.map(newsItem);
}

const newsWithWriter = (db: Db) =>
  db.select({ item: news, writtenBy: users.name }).from(news).leftJoin(users, eq(users.id, news.authorId)).$dynamic();

export function createNews(db: Db, writer: Writer, { title, content }: NewsText): Promise<void> {
  return db.transaction(async (tx) => {
    const externalId = randomUUID();
    await tx.insert(news).values({ externalId, authorId: writer.userId, title, content });
    await writeAudit(tx, { actor: writer.externalId, action: 'news.create', target: externalId, meta: { title } });
  });
}

export function editNews(db: Db, writer: Writer, externalId: string, { title, content }: NewsText): Promise<NewsItem> {
  return db.transaction(async (tx) => {
    const before = await lockNews(tx, externalId);
    if (before.withdrawnAt !== null) throw refuse('WITHDRAWN');
    await tx.update(news).set({ title, content, updatedAt: sql`now()` }).where(eq(news.id, before.id));
    const meta = { title, ...(before.title === title ? {} : { before: before.title }) };
    await writeAudit(tx, { actor: writer.externalId, action: 'news.edit', target: externalId, meta });
    const [after] = await newsWithWriter(tx).where(eq(news.id, before.id));
    if (!after) throw new Error(`news ${externalId} vanished while it was locked`);
    return newsItem(after);
  });
}

/** Withdrawing a second time changes nothing. */
export function withdrawNews(db: Db, writer: Writer, externalId: string): Promise<void> {
  return db.transaction(async (tx) => {
    const { id, title, withdrawnAt } = await lockNews(tx, externalId);
    if (withdrawnAt !== null) return;
    await tx.update(news).set({ withdrawnAt: sql`now()` }).where(eq(news.id, id));
    await writeAudit(tx, { actor: writer.externalId, action: 'news.withdraw', target: externalId, meta: { title } });
  });
}

async function lockNews(tx: Db, externalId: string) {
  const [item] = await tx.select().from(news).where(eq(news.externalId, externalId)).for('update');
  if (!item) throw refuse('NEWS_NOT_FOUND');
  return item;
}

const shownNews = ({ title, content, createdAt }: NewsText & { readonly createdAt: Date }) => ({
  ...NEWS_AUTHOR,
  title,
  content,
  created_at: createdAt.toISOString(),
});

interface WrittenNews {
  readonly item: typeof news.$inferSelect;
  readonly writtenBy: string | null;
}

const newsItem = ({ item, writtenBy }: WrittenNews): NewsItem => ({
  externalId: item.externalId,
  template: 'News',
  news: shownNews(item),
  writtenBy,
  updated_at: item.updatedAt.toISOString(),
  withdrawn: item.withdrawnAt !== null,
});
