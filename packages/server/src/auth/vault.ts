// Encrypts secrets that the server has to keep, so that a copy of the database doesn't reveal them.
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
/** First byte of everything sealed: the version of the format. */
const FORM = 1;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const HEAD_BYTES = 1 + NONCE_BYTES + TAG_BYTES;

export interface Vault {
  /** What was sealed under one name can't be opened under another. */
  readonly seal: (name: string, text: string) => Uint8Array;
  /** Undefined for what was changed, or sealed with another secret. */
  readonly open: (name: string, sealed: Uint8Array) => string | undefined;
}

export function createVault(secret: string): Vault {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'oversleep server secrets', 32));
  return {
    seal: (name, text) => {
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, key, nonce).setAAD(Buffer.from(name));
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([Buffer.of(FORM), nonce, cipher.getAuthTag(), body]);
    },
    open: (name, sealed) => {
      if (sealed.length < HEAD_BYTES || sealed[0] !== FORM) return undefined;
      const nonce = sealed.subarray(1, 1 + NONCE_BYTES);
      const tag = sealed.subarray(1 + NONCE_BYTES, HEAD_BYTES);
      const decipher = createDecipheriv(CIPHER, key, nonce, { authTagLength: TAG_BYTES });
      decipher.setAAD(Buffer.from(name)).setAuthTag(tag);
      try {
        return decipher.update(sealed.subarray(HEAD_BYTES), undefined, 'utf8') + decipher.final('utf8');
      } catch {
        return undefined;
      }
    },
  };
}
