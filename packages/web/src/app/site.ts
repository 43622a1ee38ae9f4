// The links of the site: what the server says, else what it said last, else the usual ones.
import { useEffect, useState } from 'react';
import { useAppState, useSiteLinks } from '../state/context.ts';
import { NO_LINKS, type Site, USUAL_SITE } from '../state/page/site.ts';

export function useSite(): Site {
  const { api, stores } = useAppState();
  const known = useSiteLinks(({ site }) => site);
  const [isMissing, setMissing] = useState(false);
  useEffect(() => {
    let isMounted = true;
    api.call('GET /api/site', { session: 'none' }).then(
      (site) => stores.site.setState({ site }),
      () => {
        if (isMounted) setMissing(true);
      },
    );
    return () => {
      isMounted = false;
    };
  }, [api, stores]);
  // Nothing until the first answer: links that go again at once would only confuse.
  return known ?? (isMissing ? USUAL_SITE : NO_LINKS);
}
