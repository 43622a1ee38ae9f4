// Friends, the inbox and the news in it.
import { routes } from '@oversleep/contract';
import type { Deps } from '../deps.ts';
import { refuse } from '../problems.ts';
import {
  acceptFriend,
  declineFriend,
  listFriends,
  listRequested,
  requestFriend,
  unfriend,
  withdrawRequest,
} from '../repos/friends.ts';
import { createNews, dismiss, editNews, listNews, listNotifications, withdrawNews } from '../repos/news.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function friendRoutes(app: App, { store: { db } }: Deps): void {
  serve(app, routes.friends, async ({ session }) => ({
    friends: await listFriends(db, session.userId),
    requested: await listRequested(db, session.userId),
  }));
  serve(app, routes.requestFriend, ({ session, params }) => requestFriend(db, session.userId, params.friend_code));
  serve(app, routes.withdrawRequest, ({ session, params }) => withdrawRequest(db, session.userId, params.friend_code));
  serve(app, routes.acceptFriend, ({ session, params }) => acceptFriend(db, session.userId, params.friend_code));
  serve(app, routes.declineFriend, ({ session, params }) => declineFriend(db, session.userId, params.friend_code));
  serve(app, routes.unfriend, ({ session, params }) => unfriend(db, session.userId, params.friend_code));

  serve(app, routes.notifications, async ({ session }) => ({
    notifications: await listNotifications(db, session.userId),
  }));
  serve(app, routes.dismiss, ({ session, params }) => dismiss(db, session.userId, params.externalId));

  serve(app, routes.newsHistory, () => listNews(db));
  serve(app, routes.createNews, ({ session, body }) => createNews(db, session, checkedNews(body)));
  serve(app, routes.editNews, ({ session, params, body }) =>
    editNews(db, session, params.externalId, checkedNews(body)),
  );
  serve(app, routes.withdrawNews, ({ session, params }) => withdrawNews(db, session, params.externalId));
}

interface NewsText {
  readonly title: string;
  readonly content: string;
}

/** The content is kept as it was written: it is text or Markdown, and the client decides how to show it. */
function checkedNews({ title, content }: NewsText): NewsText {
  if (title.trim() === '' || content.trim() === '') throw refuse('NEWS_INCOMPLETE');
  return { title: title.trim(), content };
}
