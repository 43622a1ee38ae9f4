// Words for an empty field: all of them where they fit, else the short ones; never words that are cut off.
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';

interface Watch {
  readonly input: HTMLInputElement;
  readonly words: string;
  readonly end: () => void;
}

export function useFitting(field: RefObject<HTMLInputElement | null>, words: string, short: string): string {
  const [fits, setFits] = useState(true);
  const watch = useRef<Watch>(undefined);
  // The field may come and go, so it is looked for each time; measured only anew, as that lays out the whole page.
  useLayoutEffect(() => {
    const input = field.current;
    if (watch.current?.input === input && watch.current?.words === words) return;
    watch.current?.end();
    watch.current = undefined;
    if (!input) return;
    const measure = () => setFits(widthOf(words, input) <= roomIn(input));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(input);
    watch.current = { input, words, end: () => observer.disconnect() };
  });
  useEffect(
    () => () => {
      watch.current?.end();
      watch.current = undefined;
    },
    [],
  );
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
