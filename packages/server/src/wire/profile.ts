// What a player may change of the own account.
import type { Role, UserPatch } from '@oversleep/contract';
import { nicknameLength } from '@oversleep/game';
import type { Avatars } from '../avatars.ts';
import { badInput, refuse } from '../problems.ts';

const MAX_NAME = 36;

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

/** Something that can be seen, in one line. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;
const CONTROL = /\p{Cc}/u;

function nameIn(text: string): string {
  const name = text.trim();
  if (!VISIBLE.test(name) || CONTROL.test(name)) throw badInput('Please enter a name of one line.');
  if (nicknameLength(name) > MAX_NAME) throw badInput(`A name must be ${MAX_NAME} characters or less.`);
  return name;
}

function avatarIn({ role }: Account, avatar: string | null, avatars: Avatars): string | null {
  if (avatar === null) return null;
  if (!avatars.has(avatar)) throw badInput('There is no such avatar.');
  if (!avatars.allows(avatar, role)) throw refuse(403, 'FORBIDDEN', 'This avatar is for supporters.');
  return avatar;
}

function friendCodeIn({ role, friendCode, hasPatreon }: Account, wanted: string): string {
  const mayChoose = role === 'admin' || (role === 'supporter' && hasPatreon);
  if (wanted !== friendCode && !mayChoose)
    throw refuse(403, 'FORBIDDEN', 'Only supporters with a linked Patreon account may choose their friend code.');
  return wanted;
}
