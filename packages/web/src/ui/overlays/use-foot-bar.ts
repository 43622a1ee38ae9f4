// A bar at the foot of the window: toasts and the end of the page keep clear of it while it is there.
import { type RefObject, useLayoutEffect, useRef } from 'react';

const HEIGHT = '--foot-bar';

export function useFootBar(): RefObject<HTMLElement | null> {
  const bar = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const publish = () => style.setProperty(HEIGHT, `${bar.current?.offsetHeight ?? 0}px`);
    const observer = new ResizeObserver(publish);
    if (bar.current) observer.observe(bar.current);
    publish();
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, []);
  return bar;
}
