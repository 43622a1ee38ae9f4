// Looks up a patron that is not stored yet, so that a new supporter need not wait for the next regular sync.
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { syncSupporters } from '../jobs/supporters.ts';
import { isKnownPatron } from '../repos/patrons.ts';

/** The platform is called at most this often, however many people sign in. */
const EVERY_MS = 60_000;
/** A sign-in waits at most this long; the sync goes on in the background. */
const WAIT_MS = 3000;

/** To be called before the role is looked up. Never fails; a failed sync is reported to `onFailure`. */
export type SupporterCheck = (patreonId: string, onFailure: (error: unknown) => void) => Promise<void>;

export function createSupporterCheck(deps: Deps): SupporterCheck {
  const { store, providers, devIdp, now } = deps;
  // In development this process itself stands in for the platform.
  const every = devIdp ? 0 : EVERY_MS;
  let running: Promise<unknown> | undefined;
  let last = Number.NEGATIVE_INFINITY;
  return async (patreonId, onFailure) => {
    const campaign = providers.campaign();
    if (campaign === undefined || (await isKnownPatron(store.db, patreonId))) return;
    if (running === undefined && now().getTime() - last >= every) {
      last = now().getTime();
      running = syncSupporters(deps, campaign)
        .catch(onFailure)
        .finally(() => {
          running = undefined;
        });
    }
    if (running !== undefined) await Promise.race([running, pause(WAIT_MS, undefined, { ref: false })]);
  };
}
