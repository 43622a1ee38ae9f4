// The sign-in providers of this site, and how to get to them.
import type { Provider, ProviderInfo } from '@oversleep/contract';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import type { Intent } from '../../api/sign-in.ts';
import { useAppState } from '../context.ts';

export function useProviders(): UseQueryResult<readonly ProviderInfo[]> {
  const { api } = useAppState();
  return useQuery({
    queryKey: ['providers'],
    queryFn: async () => (await api.call('GET /api/login/providers', { session: 'none' })).providers,
    // Offline the query fails and can be retried; waiting silently would look like loading forever.
    staleTime: 5 * 60_000,
    retry: false,
  });
}

/** Leaves the app; `route` is the page to come back to. */
export function useGoToProvider(): (info: ProviderInfo, intent: Intent, route: string) => Promise<void> {
  const { signIn } = useAppState();
  return async (info, intent, route) => window.location.assign(await signIn.begin(info, intent, route));
}

/** The open page with its complete address. */
export function presentRoute(): string {
  const { pathname, search, hash } = window.location;
  return `${pathname}${search}${hash}`;
}

export const providerIn = (
  providers: readonly ProviderInfo[] | undefined,
  wanted: Provider,
): ProviderInfo | undefined => providers?.find(({ provider }) => provider === wanted);
