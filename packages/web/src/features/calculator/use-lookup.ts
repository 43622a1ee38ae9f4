// The lookup as state of the page, mirrored into the address.
import { useEffect, useState } from 'react';
import type { Lookup } from './lookup.ts';
import { formatLookup, parseLookup } from './lookup-query.ts';

export function useLookup(): [Lookup, (lookup: Lookup) => void] {
  const [lookup, setLookup] = useState(() => parseLookup(window.location.search));

  useEffect(() => {
    const { pathname, search, hash } = window.location;
    const query = formatLookup(lookup, search);
    if (query === search) return;
    try {
      window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
    } catch {
      // Browsers refuse more than some hundred changes in half a minute (a held arrow key); the next one is written again.
    }
  }, [lookup]);

  return [lookup, setLookup];
}
