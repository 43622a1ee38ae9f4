// Closes an overlay on Escape, on a press outside, or when the focus leaves it.
import { type RefObject, useEffect, useRef } from 'react';

export type Dismissal = 'escape' | 'outside';

export function useDismiss(
  isOpen: boolean,
  inside: RefObject<HTMLElement | null>,
  onDismiss: (how: Dismissal) => void,
): void {
  // Kept aside, so that a new function with every drawing does not take the listeners off and on.
  const dismiss = useRef(onDismiss);
  useEffect(() => {
    dismiss.current = onDismiss;
  });

  useEffect(() => {
    if (!isOpen) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // A dialog around it is to stay open: one Escape, one layer.
      event.preventDefault();
      event.stopPropagation();
      dismiss.current('escape');
    };
    const leave = (event: Event) => {
      if (event.target instanceof Node && inside.current?.contains(event.target)) return;
      // A field inside would go without being left, and what was typed into it would be lost.
      const { activeElement } = document;
      if (activeElement instanceof HTMLElement && inside.current?.contains(activeElement)) activeElement.blur();
      dismiss.current('outside');
    };
    document.addEventListener('keydown', press, { capture: true });
    document.addEventListener('pointerdown', leave, { capture: true });
    document.addEventListener('focusin', leave);
    return () => {
      document.removeEventListener('keydown', press, { capture: true });
      document.removeEventListener('pointerdown', leave, { capture: true });
      document.removeEventListener('focusin', leave);
    };
  }, [isOpen, inside]);
}
