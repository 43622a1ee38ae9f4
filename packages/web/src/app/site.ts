// Addresses outside of the product, which the owner of the site sets.
import { useEffect, useState } from 'react';
import { useAppState } from '../state/context.ts';
import type { SiteLinks } from './footer.tsx';

export interface Site extends SiteLinks {
  readonly patron: string | null;
}

const NONE: Site = { feedback: null, source: null, community: null, patron: null };

/** Without the server there are no such links, and nothing else is amiss. */
export function useSite(): Site {
  const { api } = useAppState();
  const [site, setSite] = useState(NONE);
  useEffect(() => {
    let isMounted = true;
    api.call('GET /api/site', { session: 'none' }).then(
      (answer) => {
        if (isMounted) setSite(answer);
      },
      () => {},
    );
    return () => {
      isMounted = false;
    };
  }, [api]);
  return site;
}
