// The log of changes in words. What it does not know is shown as it is, because a log must hide nothing.
import type { AuditEntry } from '@oversleep/contract';
import { ROLE_NAMES, roleNamed } from './role-words.ts';

type Meta = AuditEntry['meta'];

const text = (meta: Meta, key: string): string => {
  const value = meta[key];
  return typeof value === 'string' ? value : '?';
};

const role = (meta: Meta, key: string): string => {
  const known = roleNamed(text(meta, key));
  return known ? ROLE_NAMES[known] : text(meta, key);
};

const ACTIONS: Readonly<Record<string, (meta: Meta) => string>> = {
  'user.role': (meta) =>
    `Role changed from ${role(meta, 'from')} to ${role(meta, 'to')}${meta.source === 'patreon' ? ', by Patreon' : ''}`,
  'user.friendCode': (meta) => `Friend code changed from ${text(meta, 'from')} to ${text(meta, 'to')}`,
  'user.delete': () => 'Account deleted',
  'identity.link': (meta) => `Login with ${text(meta, 'provider')} linked`,
  'identity.unlink': (meta) => `Login with ${text(meta, 'provider')} unlinked`,
  'session.reuse': () => 'A used token was sent again, so the session was ended',
  'key.create': () => 'API key made',
  'key.end': () => 'API key ended',
  'news.create': (meta) => `News “${text(meta, 'title')}” published`,
  'news.edit': (meta) => `News “${text(meta, 'title')}” changed`,
  'news.withdraw': (meta) => `News “${text(meta, 'title')}” withdrawn`,
};

export function actionText({ action, meta }: Pick<AuditEntry, 'action' | 'meta'>): string {
  const known = Object.hasOwn(ACTIONS, action) ? ACTIONS[action] : undefined;
  if (known) return known(meta);
  return Object.keys(meta).length === 0 ? action : `${action} ${JSON.stringify(meta)}`;
}

export function actorText({ actor, actorId }: Pick<AuditEntry, 'actor' | 'actorId'>): string {
  return actor ?? (actorId === null ? 'Oversleep itself' : 'A deleted account');
}

/** News have ids too, but only players can be looked for. */
export const isAboutPlayer = ({ action }: Pick<AuditEntry, 'action'>): boolean => !action.startsWith('news.');
