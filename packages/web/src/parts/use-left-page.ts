// A dialog belongs to the page that asked for it: when that is left, by the way back for instance, it goes too.
import { useLocation } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';

export function useLeftPage(onLeft: () => void): void {
  const path = useLocation({ select: ({ pathname }) => pathname });
  const opened = useRef(path);
  const leave = useRef(onLeft);
  useEffect(() => {
    leave.current = onLeft;
  });
  useEffect(() => {
    if (opened.current === path) return;
    opened.current = path;
    leave.current();
  }, [path]);
}
