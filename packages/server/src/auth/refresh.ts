// Gives a new access token for a refresh token, which is replaced at the same time.
import type { Deps } from '../deps.ts';
import { noteLogin } from '../repos/accounts.ts';
import { MOST_SPENT, rotateSession } from '../repos/sessions.ts';
import type { RefreshToken, RefreshTokens } from './refresh-token.ts';
import type { AccessToken } from './tokens.ts';

interface NewTokens {
  readonly access: AccessToken;
  readonly refreshToken: string;
}

/** How many renewals back a used token is still recognised, three weeks of constant use. An older one is only refused; its session doesn't end. */
const OLDEST_KNOWN = 2048;

type RefreshDeps = Pick<Deps, 'store' | 'tokens' | 'refreshTokens' | 'guard' | 'now'>;

/** Undefined when the person has to sign in again. */
export async function refresh(
  { store: { db }, tokens, refreshTokens, guard, now }: RefreshDeps,
  text: string,
): Promise<NewTokens | undefined> {
  const token = refreshTokens.parse(text);
  if (token === undefined) return undefined;
  const { sessionId, hash } = token;
  const nextHash = refreshTokens.successor(token).hash;
  const precedes = (later: Uint8Array) => descendant(refreshTokens, token, later, OLDEST_KNOWN) !== undefined;
  const rotated = await rotateSession(db, { sessionId, hash, nextHash, precedes }, now());
  if (!rotated.ok) {
    if (rotated.ended) guard.forget(sessionId);
    return undefined;
  }
  const valid = descendant(refreshTokens, token, rotated.hash, MOST_SPENT);
  if (valid === undefined) return undefined;
  const { userId, externalId, role, provider } = rotated.session;
  await noteLogin(db, userId, now());
  return { access: await tokens.sign({ sessionId, externalId, role, provider }), refreshToken: valid.text };
}

/** Finds the token with that hash among the successors of this one: a slow tab may be several renewals behind. */
function descendant(
  refreshTokens: RefreshTokens,
  ancestor: RefreshToken,
  hash: Uint8Array,
  furthest: number,
): RefreshToken | undefined {
  let token = ancestor;
  for (let step = 0; step <= furthest; step += 1) {
    token = refreshTokens.successor(token);
    if (Buffer.compare(token.hash, hash) === 0) return token;
  }
  return undefined;
}
