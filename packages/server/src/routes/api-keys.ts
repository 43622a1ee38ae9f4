// A player's keys to the open API.
import { routes } from '@oversleep/contract';
import { newApiKey } from '../auth/api-key.ts';
import type { Deps } from '../deps.ts';
import { refuse } from '../problems.ts';
import { createApiKey, endApiKey, listApiKeys, MOST_API_KEYS } from '../repos/api-keys.ts';
import { readKeyName } from '../wire/key-name.ts';
import type { App } from './app-type.ts';
import { serve } from './serve.ts';

export function apiKeyRoutes(app: App, { store: { db }, apiKeys, now }: Deps): void {
  const switchedOn = () => {
    if (!apiKeys) throw refuse('API_KEYS_OFF');
    return apiKeys;
  };

  serve(app, routes.apiKeys, async ({ session }) => {
    switchedOn();
    return { keys: await listApiKeys(db, session.userId), most: MOST_API_KEYS };
  });
  serve(app, routes.createApiKey, async ({ session, body }) => {
    switchedOn();
    const { text, hash } = newApiKey();
    const made = await createApiKey(db, session.userId, { hash, name: readKeyName(body.name) }, now());
    return { ...made, key: text };
  });
  serve(app, routes.endApiKey, async ({ session, params }) => {
    const { forget } = switchedOn();
    if (!(await endApiKey(db, session.userId, params.id))) throw refuse('API_KEY_NOT_FOUND');
    forget();
  });
}
