// What a share link holds, as the code in its address: the same as in the web app's links, with limits for reading it on the server.
import { deflateRawSync, inflateRawSync } from 'node:zlib';
import type { Game } from '@oversleep/game';
import {
  LINK_VERSION,
  type LinkContent,
  linkVersionOf,
  MAX_PREVIEWED,
  readShared,
  type ShareContent,
  writeShared,
} from '@oversleep/interchange';
import { LRUCache } from 'lru-cache';

/** Bytes after unpacking; more is not unpacked at all. A team with as many line-ups as there may be has a half. */
const MOST_UNPACKED = 8 * 1024;
/** Boxes are for the page alone. */
const READ = ['creature', 'team'] as const;
const MOST_REMEMBERED = 500;

/** `v1.…`, or `v1z.…` where packing makes it shorter. */
export function codeOf(game: Game, shared: ShareContent): string {
  const plain = Buffer.from(writeShared(game, shared));
  const packed = deflateRawSync(plain);
  return packed.length < plain.length
    ? `v${linkVersionOf(shared)}z.${packed.toString('base64url')}`
    : `v${linkVersionOf(shared)}.${plain.toString('base64url')}`;
}

/** Links are opened again and again by chats, which ask for their page and their picture. */
const remembered = new LRUCache<string, { readonly shared: LinkContent | undefined }>({ max: MOST_REMEMBERED });

/** Undefined: damaged, too large, or of a later version. Of a box nothing is read. */
export function readCode(game: Game, code: string): LinkContent | undefined {
  if (code.length > MAX_PREVIEWED) return undefined;
  const key = `${game.edition} ${code}`;
  const known = remembered.get(key) ?? { shared: read(game, code) };
  remembered.set(key, known);
  return known.shared;
}

function read(game: Game, code: string): LinkContent | undefined {
  const [, version, packed, letters] = /^v(\d{1,3})(z?)\.([A-Za-z0-9_-]+)$/.exec(code) ?? [];
  if (letters === undefined || Number(version) > LINK_VERSION) return undefined;
  const bytes = Buffer.from(letters, 'base64url');
  const plain = packed === 'z' ? unpacked(bytes) : bytes;
  if (plain === undefined || plain.length > MOST_UNPACKED) return undefined;
  return readShared(game, plain.toString(), READ);
}

function unpacked(bytes: Buffer): Buffer | undefined {
  try {
    return inflateRawSync(bytes, { maxOutputLength: MOST_UNPACKED });
  } catch {
    return undefined;
  }
}

/** The code in an address of ours: in its fragment, in its path, or alone. Chats add parameters of their own to a path. */
export const codeIn = (link: string): string | undefined =>
  /(?:^#?|\/shared\/?#|\/s\/)(v\d+z?\.[^\s?#/]+)(?:\?\S*)?$/.exec(link.trim())?.[1];
