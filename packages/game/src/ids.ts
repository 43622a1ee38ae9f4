// Ids and random numbers from the platform's secure source, with a clear error if there is none.
import type { Random } from './types.ts';

/** The part of the platform's crypto that we use; tests pass their own. */
export interface SecureSource {
  readonly getRandomValues: (array: Uint8Array<ArrayBuffer>) => unknown;
}

/** A UUID of any version. */
export const UUID_PATTERN = '^[0-9a-fA-F]{8}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{4}-[0-9a-fA-F]{12}$';

declare const crypto: SecureSource | undefined;

export const NO_SECURE_RANDOM =
  'This browser offers no secure random numbers, which are needed to create ids. Please use a current browser.';

function platform(): SecureSource | undefined {
  return typeof crypto === 'undefined' ? undefined : crypto;
}

function randomBytes(length: number, source: SecureSource | undefined): Uint8Array<ArrayBuffer> {
  if (typeof source?.getRandomValues !== 'function') throw new Error(NO_SECURE_RANDOM);
  const bytes = new Uint8Array(length);
  source.getRandomValues(bytes);
  return bytes;
}

/** A random UUID (version 4). */
export function newId(source: SecureSource | undefined = platform()): string {
  const bytes = randomBytes(16, source);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}

/** Random numbers for names and genders, which never need to be replayed. */
export function secureRandom(source: SecureSource | undefined = platform()): Random {
  return () => randomBytes(4, source).reduce((sum, byte) => sum * 256 + byte, 0) / 2 ** 32;
}
