// "Saved" is news for two seconds, then it is the normal state again.
import { useEffect, useState } from 'react';

const NEWS_FOR = 2000;

export function useFading<Status extends string>(status: Status | 'saved' | 'idle'): Status | 'saved' | 'idle' {
  const [faded, setFaded] = useState(false);
  useEffect(() => {
    setFaded(false);
    if (status !== 'saved') return undefined;
    const timer = setTimeout(() => setFaded(true), NEWS_FOR);
    return () => clearTimeout(timer);
  }, [status]);
  return status === 'saved' && faded ? 'idle' : status;
}
