// The tokens of the campaign's creator: given once by the owner, replaced by the platform, kept encrypted in the database.
import { createHash } from 'node:crypto';
import { askJson, textOf } from '../auth/outbound.ts';
import type { CampaignConfig } from '../config.ts';
import type { Deps } from '../deps.ts';
import { readSecret, writeSecret } from '../repos/secrets.ts';

const NAME = 'patreon-creator-tokens';

export interface CreatorTokens {
  readonly access: () => string;
  /** To be called when the platform no longer accepts the access token. Rejects if it gives no new one. */
  readonly renew: () => Promise<void>;
}

interface Pair {
  readonly access: string;
  readonly refresh: string;
}

type TokenDeps = Pick<Deps, 'store' | 'vault' | 'providers' | 'now'>;

export async function createCreatorTokens(
  { store: { db }, vault, providers, now }: TokenDeps,
  { accessToken, refreshToken, tokenUrl }: CampaignConfig,
): Promise<CreatorTokens> {
  // Fingerprint of the owner's tokens: if the owner sets others, the stored pair is ignored.
  const origin = createHash('sha256').update(`${accessToken}\n${refreshToken}`).digest('base64url');

  const load = async (): Promise<Pair> => {
    const sealed = await readSecret(db, NAME);
    const text = sealed === undefined ? undefined : vault.open(NAME, sealed);
    const stored: unknown = text === undefined ? undefined : JSON.parse(text);
    const [access, refresh] = [textOf(stored, 'access'), textOf(stored, 'refresh')];
    const isOurs = textOf(stored, 'origin') === origin && access !== undefined && refresh !== undefined;
    return isOurs ? { access, refresh } : { access: accessToken, refresh: refreshToken };
  };

  /** Another process may have renewed the tokens in the meantime; then use those. */
  const takeOver = async (): Promise<boolean> => {
    const stored = await load();
    if (stored.access === pair.access) return false;
    pair = stored;
    return true;
  };

  let pair = await load();
  return {
    access: () => pair.access,
    renew: async () => {
      if (await takeOver()) return;
      const client = providers.configOf('patreon');
      const answer = await askJson({
        url: tokenUrl,
        form: {
          grant_type: 'refresh_token',
          refresh_token: pair.refresh,
          ...(client ? { client_id: client.clientId, client_secret: client.clientSecret } : {}),
        },
      });
      const body = answer.reached && answer.status === 200 ? answer.body : undefined;
      const access = textOf(body, 'access_token');
      if (access === undefined) {
        if (await takeOver()) return;
        const why = answer.reached ? `it answered ${answer.status}` : answer.why;
        throw new Error(`the creator's token could not be renewed (${why}): please give new ones`);
      }
      pair = { access, refresh: textOf(body, 'refresh_token') ?? pair.refresh };
      // Stored at once, because the old tokens no longer work even if this sync fails.
      await writeSecret(db, NAME, vault.seal(NAME, JSON.stringify({ ...pair, origin })), now());
    },
  };
}
