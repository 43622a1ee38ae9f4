// Texts for a return from a provider that did not finish, and where to go next.
import type { Provider } from '@oversleep/contract';
import type { Intent, SignInResult } from '../../api/sign-in.ts';
import { messages } from '../../messages/messages.ts';
import { PROVIDER_NAMES } from '../../parts/provider.tsx';

const t = messages('account');

export type SignInFailure = Exclude<SignInResult, { readonly kind: 'ok' }>;

export interface ReturnWords {
  readonly title: string;
  readonly text: string;
  /** What trying again would do; null where there is nothing to try. */
  readonly again: Intent | null;
  /** Where the person wanted to be. */
  readonly route: string;
}

export function wordsOf(result: SignInFailure, provider: Provider, isLoggedIn: boolean): ReturnWords {
  const name = PROVIDER_NAMES[provider];
  const { route } = result;
  if (result.kind === 'forged') {
    // The page was reloaded or reached by going back: the login is already done.
    if (isLoggedIn) return { title: t('return.already'), text: t('return.alreadyText'), again: null, route };
    return {
      title: t('return.notLoggedIn', { provider: name }),
      text: `${result.message} ${t('return.unchanged')}`,
      again: 'login',
      route,
    };
  }
  const { intent } = result;
  const failed =
    intent === 'link' ? t('return.notLinked', { provider: name }) : t('return.notLoggedIn', { provider: name });
  if (result.kind === 'cancelled')
    return { title: failed, text: t('return.cancelled', { provider: name }), again: intent, route };
  const session = intent === 'link' ? t('return.stillIn') : t('return.unchanged');
  return { title: failed, text: `${result.message} ${session}`, again: intent, route };
}
