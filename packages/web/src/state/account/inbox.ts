// Notifications and friends, as last sent by the server.
import type { Notification } from '@oversleep/contract';
import { isObject } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';

export interface NotificationsState {
  readonly notifications: readonly Notification[];
  /** Why the list may be old; null when it is not. */
  readonly failure: unknown;
}

export interface Friend {
  readonly name: string;
  readonly friend_code: string;
  readonly avatar?: string;
}

export interface FriendsState {
  readonly friends: readonly Friend[];
  /** Requests that were sent and not answered yet. */
  readonly requested: readonly Friend[];
  readonly loading: boolean;
  readonly failure: unknown;
}

export const NO_NOTIFICATIONS: NotificationsState = { notifications: [], failure: null };
export const NO_FRIENDS: FriendsState = { friends: [], requested: [], loading: false, failure: null };

export const createNotificationsStore = () => createStore<NotificationsState>(() => NO_NOTIFICATIONS);
export const createFriendsStore = () => createStore<FriendsState>(() => NO_FRIENDS);

export const readNotifications = (value: unknown): readonly Notification[] =>
  Array.isArray(value) ? value.filter(isNotification) : [];

const isNotification = (value: unknown): value is Notification =>
  isObject(value) &&
  typeof value.externalId === 'string' &&
  (value.template === 'News' || value.template === 'FriendRequest');

export const readFriends = (value: unknown): readonly Friend[] => (Array.isArray(value) ? value.filter(isFriend) : []);

const isFriend = (value: unknown): value is Friend =>
  isObject(value) && typeof value.name === 'string' && typeof value.friend_code === 'string';
