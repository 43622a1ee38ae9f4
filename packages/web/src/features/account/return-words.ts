// What a return from a provider means, in words, and which ways lead on.
import type { Provider } from '@oversleep/contract';
import type { Intent, SignInResult } from '../../api/sign-in.ts';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';

export type Unfinished = Exclude<SignInResult, { readonly kind: 'ok' }>;

export interface ReturnWords {
  readonly title: string;
  readonly text: string;
  /** What trying again would do; null where there is nothing to try. */
  readonly again: Intent | null;
  /** Where the person wanted to be. */
  readonly route: string;
}

const KEPT = 'Nothing on this device has changed.';

export function wordsOf(result: Unfinished, provider: Provider, isLoggedIn: boolean): ReturnWords {
  const name = PROVIDER_NAMES[provider];
  const { route } = result;
  if (result.kind === 'forged') {
    // Somebody who reloads the page, or goes back to it, has long arrived.
    if (isLoggedIn)
      return { title: 'You are logged in', text: 'This page has done its work already.', again: null, route };
    return { title: `Not logged in with ${name}`, text: `${result.message} ${KEPT}`, again: 'login', route };
  }
  const { intent } = result;
  const failed = intent === 'link' ? `${name} was not linked` : `Not logged in with ${name}`;
  if (result.kind === 'cancelled')
    return { title: failed, text: `You have cancelled at ${name}. ${KEPT}`, again: intent, route };
  const session = intent === 'link' ? 'You are still logged in as before.' : KEPT;
  return { title: failed, text: `${result.message} ${session}`, again: intent, route };
}
