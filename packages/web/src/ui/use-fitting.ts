// Words for an empty field: all of them where they fit, else the short ones; never words that are cut off.
import { type RefObject, useLayoutEffect, useState } from 'react';

export function useFitting(field: RefObject<HTMLInputElement | null>, words: string, short: string): string {
  const [fits, setFits] = useState(true);
  // The field may come and go, so it is looked for each time.
  useLayoutEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    const measure = () => setFits(widthOf(words, input) <= roomIn(input));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    return () => observer.disconnect();
  });
  return fits ? words : short;
}

function roomIn(input: HTMLInputElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(input);
  return input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
}

/** 0 where nothing is drawn, as in tests. */
function widthOf(words: string, input: HTMLInputElement): number {
  const pen = document.createElement('canvas').getContext('2d');
  if (!pen) return 0;
  // Not the short form, which is empty where figures have a width of their own.
  const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(input);
  pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
  return pen.measureText(words).width;
}
