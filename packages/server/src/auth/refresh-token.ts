// Refresh tokens: the id of a session, and a secret that is replaced whenever it is used.
import { createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ID_BYTES = 16;
const SECRET_BYTES = 32;

/** A well-formed token; only the store knows whether it is valid. */
export interface RefreshToken {
  readonly sessionId: string;
  readonly text: string;
  /** The only thing that is ever stored of a token. */
  readonly hash: Uint8Array;
}

export interface RefreshTokens {
  /** The first token of a session: 32 random bytes. */
  readonly create: (sessionId: string) => RefreshToken;
  readonly parse: (text: string) => RefreshToken | undefined;
  /**
   * The next token. It is derived from the old one with a key that only the server has: several tabs that send the
   * same token at the same time all get the same new one, although only its hash is stored.
   */
  readonly successor: (token: RefreshToken) => RefreshToken;
}

export function createRefreshTokens(secret: string): RefreshTokens {
  const key = new Uint8Array(hkdfSync('sha256', secret, '', 'oversleep refresh tokens', 32));
  return {
    create: (sessionId) => tokenOf(idBytes(sessionId), randomBytes(SECRET_BYTES)),
    parse: (text) => {
      // Exactly these characters, so that each token has only one spelling.
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
