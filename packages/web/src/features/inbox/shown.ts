// Which notifications there is something to show of, and how many there are in words.
import type { Notification } from '@oversleep/contract';
import { messages } from '../../messages/messages.ts';

const t = messages('inbox');

export type FriendRequest = Notification & { readonly sender: NonNullable<Notification['sender']> };
export type NewsNotification = Notification & { readonly news: NonNullable<Notification['news']> };

const isFriendRequest = (notification: Notification): notification is FriendRequest =>
  notification.template === 'FriendRequest' && notification.sender !== undefined;

export const isNews = (notification: Notification): notification is NewsNotification =>
  notification.template === 'News' && notification.news !== undefined;

/** One without its content could neither be read nor answered. */
export const shownOf = (notifications: readonly Notification[]): readonly (FriendRequest | NewsNotification)[] =>
  notifications.filter((notification) => isFriendRequest(notification) || isNews(notification));

const MOST = 99;

export const badgeOf = (count: number): string => (count > MOST ? `${MOST}+` : String(count));

export const inboxName = (count: number): string => t('name', { count, shown: badgeOf(count) });
