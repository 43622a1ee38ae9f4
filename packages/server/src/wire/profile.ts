// What a player may change of the own account.
import type { Role, UserPatch } from '@oversleep/contract';
import { MAX_PLAYER_NAME, playerName } from '@oversleep/game';
import type { Avatars } from '../avatars.ts';
import { refuse } from '../problems.ts';
import { refusedName } from './untidy-name.ts';

export interface Account {
  readonly role: Role;
  readonly friendCode: string;
  readonly hasPatreon: boolean;
}

export interface ProfileChange {
  readonly name?: string;
  readonly avatar?: string | null;
  readonly friendCode?: string;
}

export function readProfile(account: Account, patch: UserPatch, avatars: Avatars): ProfileChange {
  return {
    ...(patch.name === undefined ? {} : { name: nameIn(patch.name) }),
    ...(patch.avatar === undefined ? {} : { avatar: avatarIn(account, patch.avatar, avatars) }),
    ...(patch.friend_code === undefined ? {} : { friendCode: friendCodeIn(account, patch.friend_code) }),
  };
}

function nameIn(text: string): string {
  const checked = playerName(text);
  if ('name' in checked) return checked.name;
  throw refusedName(checked.problem, MAX_PLAYER_NAME);
}

function avatarIn({ role }: Account, avatar: string | null, avatars: Avatars): string | null {
  if (avatar === null) return null;
  if (!avatars.has(avatar)) throw refuse('AVATAR_UNKNOWN');
  if (!avatars.allows(avatar, role)) throw refuse('AVATAR_FOR_SUPPORTERS');
  return avatar;
}

function friendCodeIn({ role, friendCode, hasPatreon }: Account, wanted: string): string {
  const mayChoose = role === 'admin' || (role === 'supporter' && hasPatreon);
  if (wanted !== friendCode && !mayChoose) throw refuse('FRIEND_CODE_FOR_SUPPORTERS');
  return wanted;
}
