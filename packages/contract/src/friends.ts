// Friends, the inbox and the news in it.
import { type Static, Type } from 'typebox';
import { type RouteContract, Shape } from './route.ts';
import { FriendCode, Moment, PublicUser, Uuid } from './shapes.ts';

/** `author` is the product's assistant, whichever admin wrote it. */
const News = Shape({
  author: Type.String(),
  authorAvatar: Type.Optional(Type.String({ description: 'Name of a picture, as of players.' })),
  title: Type.String(),
  content: Type.String(),
  created_at: Moment,
});

export const Notification = Shape({
  externalId: Uuid,
  template: Type.Enum(['FriendRequest', 'News']),
  sender: Type.Optional(PublicUser),
  receiver: Type.Optional(PublicUser),
  news: Type.Optional(News),
});

/** News as its makers see it. */
export const NewsItem = Shape({
  externalId: Uuid,
  template: Type.Literal('News'),
  news: News,
  writtenBy: Type.Union([Type.String(), Type.Null()]),
  updated_at: Moment,
  withdrawn: Type.Boolean(),
});

const NewsWrite = Shape({
  title: Type.String({ minLength: 1, maxLength: 255 }),
  content: Type.String({ minLength: 1, maxLength: 100_000 }),
});

const NEWS_BODY = 256 * 1024;
const byCode = Shape({ friend_code: FriendCode });
const byId = Shape({ externalId: Uuid });

export type Notification = Static<typeof Notification>;
export type NewsItem = Static<typeof NewsItem>;

export const friendRoutes = {
  friends: {
    method: 'GET',
    path: '/api/friends',
    summary: 'Friends, and players who were asked and have not answered yet.',
    access: 'user',
    answer: Shape({ friends: Type.Array(PublicUser), requested: Type.Array(PublicUser) }),
  },
  requestFriend: {
    method: 'POST',
    path: '/api/friend/request/:friend_code',
    summary: 'Asks a player to be friends; two who ask each other are friends at once.',
    access: 'user',
    limit: 'friendRequest',
    params: byCode,
  },
  withdrawRequest: {
    method: 'DELETE',
    path: '/api/friend/request/:friend_code',
    summary: 'Takes back the own request to that player, as long as it was not answered.',
    access: 'user',
    params: byCode,
  },
  acceptFriend: {
    method: 'POST',
    path: '/api/friend/accept/:friend_code',
    summary: 'Accepts the request of that player.',
    access: 'user',
    params: byCode,
  },
  declineFriend: {
    method: 'POST',
    path: '/api/friend/decline/:friend_code',
    summary: 'Declines the request of that player.',
    access: 'user',
    params: byCode,
  },
  unfriend: {
    method: 'DELETE',
    path: '/api/friend/:friend_code',
    summary: 'Ends a friendship.',
    access: 'user',
    params: byCode,
  },
  notifications: {
    method: 'GET',
    path: '/api/notifications',
    summary:
      'Friend requests and news that were not dismissed, newest first: the newest hundred, and no news from more than 90 days before the account.',
    access: 'user',
    answer: Shape({ notifications: Type.Array(Notification) }),
  },
  dismiss: {
    method: 'DELETE',
    path: '/api/notifications/:externalId',
    summary: 'Dismisses a news item or declines a friend request.',
    access: 'user',
    params: byId,
  },
  newsHistory: {
    method: 'GET',
    path: '/api/notifications/news',
    summary: 'All news, newest first.',
    access: 'admin',
    answer: Type.Array(NewsItem),
  },
  createNews: {
    method: 'POST',
    path: '/api/notifications/news',
    summary: 'Publishes news to every player.',
    access: 'admin',
    limit: 'news',
    bodyLimit: NEWS_BODY,
    unknownFields: 'strip',
    body: NewsWrite,
  },
  editNews: {
    method: 'PUT',
    path: '/api/notifications/news/:externalId',
    summary: 'Changes published news.',
    access: 'admin',
    bodyLimit: NEWS_BODY,
    params: byId,
    body: NewsWrite,
    answer: NewsItem,
  },
  withdrawNews: {
    method: 'DELETE',
    path: '/api/notifications/news/:externalId',
    summary: 'Takes news out of every inbox; it stays in the history.',
    access: 'admin',
    params: byId,
  },
} as const satisfies Record<string, RouteContract>;
