// The text of a key to the open API: 160 random bits after a prefix by which it is recognised wherever it turns up.
import { createHash, randomBytes } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { API_KEY_HEADER } from '@oversleep/contract';

const RANDOM_BYTES = 20;
/** Exactly these letters, so that each key has only one spelling. */
const KEY = /^os_[0-9a-f]{40}$/;

interface NewApiKey {
  readonly text: string;
  readonly hash: Uint8Array;
}

export function newApiKey(): NewApiKey {
  const text = `os_${randomBytes(RANDOM_BYTES).toString('hex')}`;
  return { text, hash: hashOf(text) };
}

/** From a header only: logs and browsers keep addresses. */
export const sentKey = (headers: IncomingHttpHeaders): string | undefined => headers[API_KEY_HEADER]?.toString();

/** The only thing that is ever stored of a key; undefined for a text that isn't one. */
export const apiKeyHash = (text: string): Uint8Array | undefined => (KEY.test(text) ? hashOf(text) : undefined);

const hashOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();
