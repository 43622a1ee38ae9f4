// Lifts a panel above everything else and keeps it beside its button while the page scrolls or changes size.
import { type RefObject, useLayoutEffect } from 'react';
import { type PreferredPlace, placePanel } from './place.ts';

export function useFloating(
  isOpen: boolean,
  anchor: RefObject<HTMLElement | null>,
  panel: RefObject<HTMLElement | null>,
  { side, align }: PreferredPlace,
): void {
  useLayoutEffect(() => {
    const floating = panel.current;
    if (!isOpen || !floating) return undefined;
    // The top layer: no parent's overflow or stacking can hide it. Tests run where it does not exist.
    floating.togglePopover?.(true);
    const place = () => {
      if (!anchor.current) return;
      const {
        left,
        top,
        maxHeight,
        side: chosen,
      } = placePanel(
        anchor.current.getBoundingClientRect(),
        { width: floating.offsetWidth, height: floating.scrollHeight },
        { width: document.documentElement.clientWidth, height: window.innerHeight },
        { side, align },
      );
      floating.style.left = `${left}px`;
      floating.style.top = `${top}px`;
      floating.style.maxHeight = `${maxHeight}px`;
      floating.dataset.side = chosen;
    };
    place();
    // The panel may grow when its content arrives; scrolling anywhere moves the button.
    const observer = new ResizeObserver(place);
    observer.observe(floating);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      // Removed from the page it is hidden anyway.
      if (floating.isConnected) floating.togglePopover?.(false);
      observer.disconnect();
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [isOpen, anchor, panel, side, align]);
}
