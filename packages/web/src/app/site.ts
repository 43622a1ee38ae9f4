// Addresses outside of the product, which the owner of the site sets.
import { useQuery } from '@tanstack/react-query';
import { useAppState } from '../state/context.ts';
import type { SiteLinks } from './footer.tsx';

export interface Site extends SiteLinks {
  readonly patron: string | null;
}

const NONE: Site = { feedback: null, source: null, community: null, patron: null };

export function useSite(): Site {
  const { api } = useAppState();
  const { data } = useQuery({
    queryKey: ['site'],
    queryFn: () => api.call('GET /api/site'),
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? NONE;
}
