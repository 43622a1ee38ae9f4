// Whether something has been going on for longer than a blink.
import { useEffect, useState } from 'react';

const BLINK_MS = 400;

/** `what`: another one begins anew. */
export function useSlow(isBusy: boolean, what: string | undefined): boolean {
  const [slow, setSlow] = useState<string | undefined>();
  useEffect(() => {
    if (!isBusy) {
      setSlow(undefined);
      return undefined;
    }
    const timer = setTimeout(() => setSlow(what), BLINK_MS);
    return () => clearTimeout(timer);
  }, [isBusy, what]);
  return isBusy && slow !== undefined && slow === what;
}
