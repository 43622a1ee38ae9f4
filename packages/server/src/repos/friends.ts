// Friendships and the requests for them. Both players' rows are locked first, lower id first, so that whatever two players
// do to each other at the same moment happens one after the other.
import { randomUUID } from 'node:crypto';
import type { AnswerOf, routes } from '@oversleep/contract';
import { and, asc, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Db } from '../db/connect.ts';
import { friendRequests, friendships, users } from '../db/schema.ts';
import { refuse } from '../problems.ts';

type PublicUser = AnswerOf<typeof routes.friends>['friends'][number];

interface PublicRow {
  readonly name: string;
  readonly friendCode: string;
  readonly avatar: string | null;
}

/** What others see of a player. */
export const publicUser = ({ name, friendCode, avatar }: PublicRow): PublicUser => ({
  name,
  friend_code: friendCode,
  ...(avatar === null ? {} : { avatar }),
});

export async function listFriends(db: Db, userId: number): Promise<PublicUser[]> {
  const rows = await db
    .select({ name: users.name, friendCode: users.friendCode, avatar: users.avatar })
    .from(friendships)
    .innerJoin(
      users,
      sql`${users.id} = case when ${friendships.lowUserId} = ${userId} then ${friendships.highUserId} else ${friendships.lowUserId} end`,
    )
    .where(or(eq(friendships.lowUserId, userId), eq(friendships.highUserId, userId)))
    .orderBy(sql`lower(${users.name})`, asc(users.id));
  return rows.map(publicUser);
}

/** Players with an open request from this one, the latest first. */
export async function listRequested(db: Db, userId: number): Promise<PublicUser[]> {
  const rows = await db
    .select({ name: users.name, friendCode: users.friendCode, avatar: users.avatar })
    .from(friendRequests)
    .innerJoin(users, eq(users.id, friendRequests.receiverId))
    .where(eq(friendRequests.senderId, userId))
    .orderBy(desc(friendRequests.createdAt), asc(users.id));
  return rows.map(publicUser);
}

/** Asks; or accepts, where the other has asked already. */
export function requestFriend(db: Db, userId: number, friendCode: string): Promise<void> {
  return db.transaction(async (tx) => {
    const other = await lockPair(tx, userId, friendCode);
    if (other === undefined) throw refuse('FRIEND_CODE_NOT_FOUND');
    if (other === userId) throw refuse('OWN_CODE');
    if (await areFriends(tx, userId, other)) throw refuse('ALREADY_FRIENDS');
    if (await takeRequest(tx, other, userId)) return befriend(tx, userId, other);
    const [asked] = await tx
      .insert(friendRequests)
      .values({ senderId: userId, receiverId: other, externalId: randomUUID() })
      .onConflictDoNothing()
      .returning({ senderId: friendRequests.senderId });
    if (!asked) throw refuse('ALREADY_ASKED');
  });
}

/** Accepting a second time changes nothing and is no error: two taps or two tabs mean the same. */
export function acceptFriend(db: Db, userId: number, friendCode: string): Promise<void> {
  return db.transaction(async (tx) => {
    const other = await lockPair(tx, userId, friendCode);
    if (other === undefined || other === userId) throw noRequest();
    if (await takeRequest(tx, other, userId)) return befriend(tx, userId, other);
    if (!(await areFriends(tx, userId, other))) throw noRequest();
  });
}

export async function declineFriend(db: Db, userId: number, friendCode: string): Promise<void> {
  const [declined] = await db
    .delete(friendRequests)
    .where(
      and(
        eq(friendRequests.receiverId, userId),
        inArray(
          friendRequests.senderId,
          db.select({ id: users.id }).from(users).where(eq(users.friendCode, friendCode)),
        ),
      ),
    )
    .returning({ senderId: friendRequests.senderId });
  if (!declined) throw noRequest();
}

/** While the other accepts it, one of the two comes first and the other finds nothing. */
export function withdrawRequest(db: Db, userId: number, friendCode: string): Promise<void> {
  return db.transaction(async (tx) => {
    const other = await lockPair(tx, userId, friendCode);
    if (other === undefined || !(await takeRequest(tx, userId, other))) throw refuse('FRIEND_REQUEST_NOT_SENT');
  });
}

export function unfriend(db: Db, userId: number, friendCode: string): Promise<void> {
  return db.transaction(async (tx) => {
    const other = await lockPair(tx, userId, friendCode);
    const [ended] = other === undefined ? [] : await tx.delete(friendships).where(pairOf(userId, other)).returning();
    if (!ended) throw refuse('FRIEND_NOT_FOUND');
  });
}

const noRequest = () => refuse('FRIEND_REQUEST_NOT_FOUND');

/** Id of the player with that code, once no other call is changing anything between the two. */
async function lockPair(tx: Db, userId: number, friendCode: string): Promise<number | undefined> {
  const rows = await tx
    .select({ id: users.id, friendCode: users.friendCode })
    .from(users)
    .where(or(eq(users.id, userId), eq(users.friendCode, friendCode)))
    .orderBy(asc(users.id))
    .for('no key update');
  // An account that was deleted just now has no friends to win.
  if (!rows.some((row) => row.id === userId)) return undefined;
  return rows.find((row) => row.friendCode === friendCode)?.id;
}

const pairOf = (one: number, other: number) =>
  and(eq(friendships.lowUserId, Math.min(one, other)), eq(friendships.highUserId, Math.max(one, other)));

async function areFriends(tx: Db, one: number, other: number): Promise<boolean> {
  const rows = await tx.select({ since: friendships.createdAt }).from(friendships).where(pairOf(one, other));
  return rows.length > 0;
}

/** Whether there was a request, which is gone now. */
async function takeRequest(tx: Db, senderId: number, receiverId: number): Promise<boolean> {
  const rows = await tx
    .delete(friendRequests)
    .where(and(eq(friendRequests.senderId, senderId), eq(friendRequests.receiverId, receiverId)))
    .returning({ senderId: friendRequests.senderId });
  return rows.length > 0;
}

async function befriend(tx: Db, one: number, other: number): Promise<void> {
  await tx
    .insert(friendships)
    .values({ lowUserId: Math.min(one, other), highUserId: Math.max(one, other) })
    .onConflictDoNothing();
}
