// A dialog belongs to the page that asked for it: when that is left, by the way back for instance, it goes too.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export function usePageLeave(onLeave: () => void): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const opened = useRef(path);
  const leave = useRef(onLeave);
  useEffect(() => {
    leave.current = onLeave;
  });
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    leave.current();
  }, [path]);
}
