// How wide the place for a chart is, so that its letters keep their size.
import { type RefObject, useLayoutEffect, useState } from 'react';

const BEFORE_MEASURING = 320;

export function useWidth(place: RefObject<HTMLElement | null>): number {
  const [width, setWidth] = useState(BEFORE_MEASURING);
  useLayoutEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    const measure = () => setWidth(element.clientWidth || BEFORE_MEASURING);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [place]);
  return width;
}
