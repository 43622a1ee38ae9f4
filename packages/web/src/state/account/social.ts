// Friends and notifications: lists from the server, and the player's actions on them.
import type { NewsItem, Notification } from '@oversleep/contract';
import type { Api, Log } from '../../api/client.ts';
import type { DataStores } from '../data/stores.ts';
import { isLoggedIn } from '../data/user.ts';
import type { createFriendsStore, createNotificationsStore } from './inbox.ts';

export interface Social {
  /** A failure keeps the old list and is noted beside it. */
  readonly syncNotifications: () => Promise<void>;
  readonly syncFriends: () => Promise<void>;
  /** The following reject with what went wrong. */
  readonly acceptFriend: (friendCode: string) => Promise<void>;
  readonly declineFriend: (friendCode: string) => Promise<void>;
  readonly requestFriend: (friendCode: string) => Promise<void>;
  readonly withdrawRequest: (friendCode: string) => Promise<void>;
  readonly removeFriend: (friendCode: string) => Promise<void>;
  readonly dismiss: (notification: Notification) => Promise<void>;
  /** For admins. */
  readonly newsHistory: (signal: AbortSignal) => Promise<readonly NewsItem[]>;
  readonly createNews: (news: { readonly title: string; readonly content: string }) => Promise<void>;
}

interface SocialStores extends Pick<DataStores, 'user'> {
  readonly notifications: ReturnType<typeof createNotificationsStore>;
  readonly friends: ReturnType<typeof createFriendsStore>;
}

export function createSocial(api: Pick<Api, 'call'>, stores: SocialStores, log: Log): Social {
  const { user, notifications, friends } = stores;

  const syncNotifications = async () => {
    if (!isLoggedIn(user.getState())) return;
    try {
      const { notifications: list } = await api.call('GET /api/notifications');
      if (isLoggedIn(user.getState())) notifications.setState({ notifications: list, failure: null });
    } catch (failure) {
      log('Could not get notifications from server');
      notifications.setState({ failure });
    }
  };

  const syncFriends = async () => {
    if (!isLoggedIn(user.getState())) return;
    friends.setState({ loading: true });
    try {
      const { friends: list, requested } = await api.call('GET /api/friends');
      if (isLoggedIn(user.getState())) friends.setState({ friends: list, requested, failure: null });
    } catch (failure) {
      log('Could not get friends from server');
      friends.setState({ failure });
    } finally {
      friends.setState({ loading: false });
    }
  };

  const orLog = async <T>(request: Promise<T>, message: string): Promise<T> => {
    try {
      return await request;
    } catch (error) {
      log(message);
      throw error;
    }
  };

  const andSync = async (request: Promise<unknown>, message: string) => {
    await orLog(request, message);
    await Promise.all([syncFriends(), syncNotifications()]);
  };

  const byCode = (friend_code: string) => ({ params: { friend_code } });

  return {
    syncNotifications,
    syncFriends,
    acceptFriend: (code) =>
      andSync(api.call('POST /api/friend/accept/:friend_code', byCode(code)), 'Could not accept friend request'),
    declineFriend: (code) =>
      andSync(api.call('POST /api/friend/decline/:friend_code', byCode(code)), 'Could not decline friend request'),
    requestFriend: (code) =>
      andSync(api.call('POST /api/friend/request/:friend_code', byCode(code)), 'Could not send friend request'),
    withdrawRequest: (code) =>
      andSync(api.call('DELETE /api/friend/request/:friend_code', byCode(code)), 'Could not withdraw friend request'),
    removeFriend: (code) =>
      andSync(api.call('DELETE /api/friend/:friend_code', byCode(code)), 'Could not remove friend'),
    dismiss: async ({ externalId, template, news }) => {
      if (template === 'News' && !news) return log('Missing news on notification');
      if (externalId === '') return log('Missing externalId on notification');
      await andSync(
        api.call('DELETE /api/notifications/:externalId', { params: { externalId } }),
        'Failed to dismiss notification, contact developer',
      );
    },
    newsHistory: (signal) =>
      orLog(
        api.call('GET /api/notifications/news', { signal }),
        'Failed to fetch news post history, contact developer',
      ),
    createNews: (body) =>
      orLog(api.call('POST /api/notifications/news', { body }), 'Failed to create news post, contact developer'),
  };
}
