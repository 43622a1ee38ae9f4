// Only the rows near the window are drawn, however many there are; the page itself scrolls.
import { defaultRangeExtractor, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useEffect, useLayoutEffect, useReducer, useRef, useState } from 'react';
import type { VisibleIds } from '../../sim/appraise.ts';
import { nextRows } from './next-rows.ts';

interface VirtualRowsOptions {
  readonly count: number;
  /** Of a row, in pixels; of rows that measure themselves, about. */
  readonly height: number;
  /** Between rows, in pixels. */
  readonly gap: number;
  /** Drawn in any case: the one that Tab leads to. */
  readonly active: number;
  /** Rows have to be there as soon as they are asked for. */
  readonly atOnce: boolean;
  readonly keyOf: (index: number) => string;
}

/** What lies over the top of the window: the bar and the head of the table. */
const COVERED_TOP = 112;
/** And over its end: what can be done with the selected ones. */
const COVERED_END = 96;
/** Rows drawn ahead in both directions: as many as a frame of ordinary scrolling brings. */
const BEYOND = 3;
/** So many new rows are laid out and painted with a frame while the list moves: two at once are felt on a slow device. */
const PER_FRAME = 1;

export function useVirtualRows(
  container: RefObject<HTMLElement | null>,
  { count, height, gap, active, atOnce, keyOf }: VirtualRowsOptions,
) {
  const scrollMargin = useTopOf(container);
  const virtual = useWindowVirtualizer<HTMLElement>({
    count,
    gap,
    scrollMargin,
    estimateSize: () => height,
    getItemKey: keyOf,
    overscan: BEYOND,
    // The first rows come with the page, not after it has been measured.
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    // Rows are made after the window has scrolled, not while it does.
    useFlushSync: false,
    measureElement: heightOf,
    scrollPaddingStart: COVERED_TOP,
    scrollPaddingEnd: COVERED_END,
    rangeExtractor: (range) => {
      const drawn = defaultRangeExtractor(range);
      if (active < 0 || active >= count || drawn.includes(active)) return drawn;
      return [...drawn, active].sort((a, b) => a - b);
    },
  });
  // Keyboard focus needs its row at once.
  const most = atOnce || !virtual.isScrolling ? count : PER_FRAME;
  return { virtual, items: useFilling(virtual.getVirtualItems(), most) };
}

/** The first ones at once, later ones with the frames that follow until all are there. */
function useFilling<T extends { readonly key: unknown }>(wanted: readonly T[], perFrame: number): readonly T[] {
  const drawn = useRef(wanted);
  const [, goOn] = useReducer((frames: number) => frames + 1, 0);
  const now = nextRows(drawn.current, wanted, perFrame);
  const isWhole = now.length === wanted.length;
  useEffect(() => {
    drawn.current = now;
    if (isWhole) return undefined;
    const frame = requestAnimationFrame(goOn);
    return () => cancelAnimationFrame(frame);
  });
  return now;
}

/** As the browser reports it after layout; measuring at once would force a layout for every row. */
const heightOf: NonNullable<Parameters<typeof useWindowVirtualizer<HTMLElement>>[0]['measureElement']> = (
  element,
  entry,
  virtualizer,
) => {
  const measured = entry?.borderBoxSize[0]?.blockSize;
  if (measured !== undefined) return Math.round(measured);
  const index = virtualizer.indexFromElement(element);
  return (
    virtualizer.itemSizeCache.get(virtualizer.options.getItemKey(index)) ?? virtualizer.options.estimateSize(index)
  );
};

/** How far below the top of the page it begins; what is above it may grow and shrink. */
function useTopOf(container: RefObject<HTMLElement | null>): number {
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    const update = () => {
      const box = container.current?.getBoundingClientRect();
      if (box) setTop(Math.round(box.top + window.scrollY));
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [container]);
  return top;
}

/** Reports when the list moves, and which rows are visible when it has stopped. */
export function useNear(ids: readonly string[], isScrolling: boolean, onVisible: (ids: VisibleIds) => void): void {
  const key = isScrolling ? null : ids.join();
  useEffect(() => onVisible(key === null ? 'moving' : new Set(key.split(','))), [key, onVisible]);
}
