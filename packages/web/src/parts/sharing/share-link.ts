// A link holds what it shares in its fragment, which browsers keep to themselves, or in its path, which chats show a preview of:
// packed where that is shorter, in letters that survive every chat. Of a damaged one comes out what can be unpacked.
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
import { messages } from '../../messages/messages.ts';
import { inflated } from './inflate.ts';

const t = messages('parts');

/** `plain` never reaches a server; `preview` has a picture in chats, which the server draws. */
export type LinkForm = 'plain' | 'preview';

const BEFORE_CODE: Readonly<Record<LinkForm, string>> = { plain: '/shared#', preview: '/s/' };
/** Bytes: a box with as many as a link may hold has a fifth of it. */
const LARGEST = 256 * 1024;
const LINK = /(?:^#?|\/shared\/?#|\/s\/)v(\d+)(z?)\.([^\s?#]*)/;

/** Nothing of it can be shown. */
export interface UnreadableLink {
  readonly unreadable: string;
}

/** `origin` is that of this site. Undefined: too long for that form. */
export async function linkTo(origin: string, game: Game, shared: ShareContent, form: 'plain'): Promise<string>;
export async function linkTo(
  origin: string,
  game: Game,
  shared: ShareContent,
  form: LinkForm,
): Promise<string | undefined>;
export async function linkTo(
  origin: string,
  game: Game,
  shared: ShareContent,
  form: LinkForm,
): Promise<string | undefined> {
  const plain = new TextEncoder().encode(writeShared(game, shared));
  const packed = await deflated(plain);
  const letters = packed && packed.length < plain.length ? `z.${lettersOf(packed)}` : `.${lettersOf(plain)}`;
  const code = `v${linkVersionOf(shared)}${letters}`;
  return form === 'preview' && code.length > MAX_PREVIEWED ? undefined : `${origin}${BEFORE_CODE[form]}${code}`;
}

/** Whether a pasted text is or contains a share link. */
export const isShareLink = (text: string): boolean => /\/(?:shared\/?#|s\/)v\d+z?\./.test(text);

/** A whole address, or its code alone. */
export async function readLink(game: Game, address: string): Promise<LinkContent | UnreadableLink> {
  const [, version, packed, code] = LINK.exec(address.trim()) ?? [];
  if (version === undefined || code === undefined) return { unreadable: t('link.noBeginning') };
  if (Number(version) > LINK_VERSION) return { unreadable: t('link.newer') };
  const bytes = bytesIn(code);
  const plain = packed === 'z' ? await inflated(bytes, LARGEST) : { bytes, isTooMuch: bytes.length > LARGEST };
  if (plain.isTooMuch) return { unreadable: t('link.tooLarge') };
  return readShared(game, new TextDecoder().decode(plain.bytes));
}

/** Undefined in a browser that cannot pack. */
async function deflated(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const stream = new Blob([bytes]).stream().pipeThrough(new CompressionStream('deflate-raw'));
    return new Uint8Array(await new Response(stream).arrayBuffer());
  } catch {
    return undefined;
  }
}

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
const VALUES = new Map([...LETTERS].map((letter, value) => [letter, value]));

function lettersOf(bytes: Uint8Array): string {
  const letters: string[] = [];
  for (let i = 0; i < bytes.length; i += 3) {
    const left = Math.min(3, bytes.length - i);
    const bits = ((bytes[i] ?? 0) << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let k = 0; k <= left; k += 1) letters.push(LETTERS[(bits >>> (18 - 6 * k)) & 63] ?? '');
  }
  return letters.join('');
}

/** What is no letter of ours keeps its room, so that what follows stays readable. */
function bytesIn(letters: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(Math.floor((letters.length * 6) / 8));
  let bits = 0;
  let count = 0;
  let at = 0;
  for (const letter of letters) {
    bits = ((bits << 6) | (VALUES.get(letter) ?? 0)) & 0xffff;
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes[at] = (bits >>> count) & 255;
    at += 1;
  }
  return bytes;
}
