// A few words that explain something: on hover, on focus and on tap; Escape sends them away.
import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { useHover } from '../use-hover.ts';
import { useDismiss } from './use-dismiss.ts';
import { useFloating } from './use-floating.ts';
import * as floatingStyles from './floating.module.css';
import * as styles from './tooltip.module.css';

interface TooltipProps {
  readonly tip: ReactNode;
  /** Something that takes the focus. As a function it gets the id for aria-describedby, where the tip says more than its name. */
  readonly children: ReactNode | ((describedBy: string) => ReactNode);
  /** Not for buttons whose tap already does something. */
  readonly onTap?: boolean;
}

export function Tooltip({ tip, children, onTap = true }: TooltipProps) {
  const id = useId();
  const anchor = useRef<HTMLSpanElement>(null);
  const panel = useRef<HTMLSpanElement>(null);
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  const hover = useHover(() => setOpen(true), close);
  useFloating(isOpen, anchor, panel, { side: 'above', align: 'center' });
  useDismiss(isOpen, anchor, close);

  const press = (event: PointerEvent) => {
    // A click may have opened something that the tip would cover.
    if (event.pointerType === 'touch') return;
    hover.cancel();
    close();
  };
  const tap = (event: PointerEvent) => {
    if (event.pointerType === 'touch' && onTap) setOpen(!isOpen);
  };
  const focus = () => {
    // A click focuses too; only a focus that is meant to be seen explains itself.
    if (anchor.current?.querySelector(':focus-visible')) setOpen(true);
  };

  const describes = typeof children === 'function';
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: what is inside takes focus and clicks, this only watches
    <span
      ref={anchor}
      className={styles.anchor}
      data-ui="tooltip-anchor"
      {...hover.handlers}
      onPointerDown={press}
      onPointerUp={tap}
      onFocus={focus}
      onBlur={close}
    >
      {describes ? children(id) : children}
      {(isOpen || describes) && (
        <span
          ref={panel}
          id={id}
          className={`${floatingStyles.floating} ${styles.tooltip}`}
          role="tooltip"
          popover="manual"
          hidden={!isOpen}
          aria-hidden={!describes || undefined}
        >
          {tip}
        </span>
      )}
    </span>
  );
}
