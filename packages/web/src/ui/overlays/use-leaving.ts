// What was put off is done when one leaves: another page of ours, a reload, or a phone that lays the browser away and may never come back to it.
import { useEffect, useRef } from 'react';

export function useLeaving(finish: () => void): void {
  const latest = useRef(finish);
  useEffect(() => {
    latest.current = finish;
  });
  useEffect(() => {
    const leave = () => latest.current();
    const hide = () => document.visibilityState === 'hidden' && leave();
    window.addEventListener('pagehide', leave);
    document.addEventListener('visibilitychange', hide);
    return () => {
      window.removeEventListener('pagehide', leave);
      document.removeEventListener('visibilitychange', hide);
      leave();
    };
  }, []);
}
