// Makes the parts that last as long as the process, out of the configuration.
import { createGuard } from './auth/guard.ts';
import { createTokens } from './auth/tokens.ts';
import type { Config } from './config.ts';
import type { Store } from './db/connect.ts';
import type { Deps } from './deps.ts';

export interface WiringOptions {
  readonly version: string;
  readonly config: Config;
  readonly store: Store;
  readonly secret: string;
  readonly now?: () => Date;
}

export function wire({ version, config, store, secret, now = () => new Date() }: WiringOptions): Deps {
  const tokens = createTokens(secret, now);
  return { version, config, store, tokens, guard: createGuard({ store, tokens, now }), now };
}
