// The content of share links as the code in their address: the same as in the web app, with limits for reading it on the server.
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

/** Limit of unpacked bytes. The largest team with a swap plan has half of that. */
const MOST_UNPACKED = 8 * 1024;
/** Boxes are only read in the browser. */
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

/** Chats open the same link repeatedly, for its page and its picture. */
const remembered = new LRUCache<string, { readonly shared: LinkContent | undefined }>({ max: MOST_REMEMBERED });

/** Undefined if damaged, too large or of a later version. Boxes are not read. */
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

/** The code of a share link: in the fragment, in the path, or alone. Chats may append parameters to the path. */
export const codeIn = (link: string): string | undefined =>
  /(?:^#?|\/shared\/?#|\/s\/)(v\d+z?\.[^\s?#/]+)(?:\?\S*)?$/.exec(link.trim())?.[1];
