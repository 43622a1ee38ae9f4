// Refresh tokens: the id of a session, and a secret that is replaced whenever it is used.
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** A token that is well formed; whether it is worth anything is for the store to say. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  /** All that is ever stored of it. */
  readonly hash: Uint8Array;
}

export interface RefreshTokens {
  /** The first token of a session: 32 random bytes. */
  readonly create: (sessionId: string) => RefreshToken;
  readonly parse: (text: string) => RefreshToken | undefined;
  /**
   * The token that takes its place. It follows from the old one by a key that only the server has: tabs that come with the
   * same token at the same time are all given the same new one, although nothing but its hash was stored.
   */
  readonly successor: (token: RefreshToken) => RefreshToken;
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'oversleep refresh tokens', 32));
  return {
    create: (sessionId) => tokenOf(idBytes(sessionId), randomBytes(SECRET_BYTES)),
    parse: (text) => {
      // Exactly these bytes in exactly this writing, so that a token has no second form.
      if (!/^[\w-]{64}$/.test(text)) return undefined;
      const bytes = Buffer.from(text, 'base64url');
      return tokenOf(bytes.subarray(0, ID_BYTES), bytes.subarray(ID_BYTES));
    },
    successor: ({ text }) => {
      const bytes = Buffer.from(text, 'base64url');
      return tokenOf(bytes.subarray(0, ID_BYTES), createHmac('sha256', key).update(bytes).digest());
    },
  };
}

function tokenOf(id: Uint8Array, secret: Uint8Array): RefreshToken {
  const bytes = Buffer.concat([id, secret]);
  const hex = bytes.toString('hex', 0, ID_BYTES);
  return {
    sessionId: hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5'),
    text: bytes.toString('base64url'),
    hash: createHash('sha256').update(bytes).digest(),
  };
}

const idBytes = (uuid: string): Uint8Array => Buffer.from(uuid.replaceAll('-', ''), 'hex');
