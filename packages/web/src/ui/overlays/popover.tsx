// A button that opens a panel beside it, by click or, where wished, by hover. The focus goes in and comes back.
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useHover } from '../use-hover.ts';
import type { Align } from './place.ts';
import { useBack } from './use-back.ts';
import { useDismiss } from './use-dismiss.ts';
import { useFloating } from './use-floating.ts';
import * as floatingStyles from './floating.module.css';
import * as styles from './popover.module.css';

export interface TriggerProps {
  readonly 'aria-expanded': boolean;
  readonly 'aria-haspopup': 'dialog' | 'menu';
  readonly 'aria-controls': string;
  readonly onClick: () => void;
}

interface PopoverProps {
  /** Name of the panel. */
  readonly label: string;
  /** The button; it has to take all that it is handed. */
  readonly trigger: (props: TriggerProps, isOpen: boolean) => ReactNode;
  readonly children: ReactNode | ((close: () => void) => ReactNode);
  readonly width?: number;
  readonly align?: Align;
  /** Opens under the mouse as well. */
  readonly hover?: boolean;
}

const FOCUSABLE = 'a[href], button:not(:disabled), input:not(:disabled), select, textarea, [tabindex="0"]';

export function Popover({ label, trigger, children, width, align = 'end', hover = false }: PopoverProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  // Opened by a click it stays until it is dismissed; opened by the mouse it goes with the mouse.
  const [open, setOpen] = useState<'no' | 'hovered' | 'clicked'>('no');
  const isOpen = open !== 'no';

  const close = () => setOpen('no');
  const closeAndReturn = () => {
    close();
    anchor.current?.querySelector<HTMLElement>(FOCUSABLE)?.focus();
  };
  const hovering = useHover(
    () => setOpen((now) => (now === 'no' ? 'hovered' : now)),
    () => setOpen((now) => (now === 'hovered' ? 'no' : now)),
  );
  useFloating(isOpen, anchor, panel, { side: 'below', align });
  useDismiss(isOpen, anchor, (how) => (how === 'escape' ? closeAndReturn() : close()));
  useBack(open === 'clicked', closeAndReturn);

  useEffect(() => {
    if (open !== 'clicked' || !panel.current) return;
    (panel.current.querySelector<HTMLElement>(FOCUSABLE) ?? panel.current).focus();
  }, [open]);

  const triggerProps: TriggerProps = {
    'aria-expanded': isOpen,
    'aria-haspopup': 'dialog',
    'aria-controls': id,
    onClick: () => setOpen(open === 'clicked' ? 'no' : 'clicked'),
  };
  return (
    <span ref={anchor} className={floatingStyles.anchor} data-ui="popover-anchor" {...(hover ? hovering.handlers : {})}>
      {trigger(triggerProps, isOpen)}
      {isOpen && (
        <div
          ref={panel}
          id={id}
          className={`${floatingStyles.floating} ${styles.popover}`}
          role="dialog"
          aria-label={label}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a long one has to be scrolled by keys, so Tab leads into it
          tabIndex={0}
          popover="manual"
          style={{ width }}
        >
          {typeof children === 'function' ? children(closeAndReturn) : children}
        </div>
      )}
    </span>
  );
}
