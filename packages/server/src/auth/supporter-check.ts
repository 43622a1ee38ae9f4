// Looks up a patron that is not stored yet, so that a new supporter need not wait for the next regular sync.
import { setTimeout as pause } from 'node:timers/promises';
import type { Deps } from '../deps.ts';
import { syncSupporters } from '../jobs/supporters.ts';
import { isKnownPatron } from '../repos/patrons.ts';

/** The platform is called no more often than this, however many sign in. */
const EVERY_MS = 60_000;
/** A sign-in waits no longer than this; the sync goes on by itself. */
const WAIT_MS = 3000;

/** To be called before the role is looked up. Never fails; `onFailure` hears of a sync that did. */
export type SupporterCheck = (patreonId: string, onFailure: (error: unknown) => void) => Promise<void>;

export function createSupporterCheck(deps: Deps): SupporterCheck {
  const { store, providers, devIdp, now } = deps;
  // On a developer's computer the platform is this very process.
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
