// How wide the place for a chart is, so that its letters keep their size.
import { type RefObject, useLayoutEffect, useState } from 'react';

const BEFORE_MEASURING = 320;

/** Widths of charts shown before, by name and window width: measuring makes the browser lay out the whole page once more. */
const widths = new Map<string, number>();
const MOST_WIDTHS = 200;
const keyOf = (name: string): string => `${window.innerWidth} ${name}`;

export function useWidth(place: RefObject<HTMLElement | null>, name: string): number {
  const [width, setWidth] = useState(() => widths.get(keyOf(name)) ?? BEFORE_MEASURING);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => {
      // 0 while it is hidden, which says nothing about the next time.
      if (element.clientWidth === 0) return;
      if (widths.size >= MOST_WIDTHS) widths.clear();
      widths.set(keyOf(name), element.clientWidth);
      setWidth(element.clientWidth);
    };
    if (!widths.has(keyOf(name))) measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place, name]);
  return width;
}
