// Fields of a row while nobody touches them: a real field costs as much to draw as the rest of its row, and most are only passed by.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import * as styles from './row-cells.module.css';

const t = messages('box');

interface LazyFieldProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly title?: string | undefined;
  /** As it is written. */
  readonly value: string;
  /** The field itself. */
  readonly children: () => ReactNode;
}

/** By what it was woken: the mouse that is over it, the focus that keys brought, or a tap. */
type Trigger = 'mouse' | 'keys' | 'tap';

/** Its value on a button, which becomes the field as soon as somebody points at it, comes to it by keys or taps it. */
export function LazyField({ className, label, title, value, children }: LazyFieldProps) {
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (trigger === null || trigger === 'mouse') return;
    const field = place.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    field?.focus();
    // Who has tapped once need not tap again; a browser that cannot do it waits for that.
    if (trigger === 'tap' && field instanceof HTMLSelectElement) field.showPicker?.();
  }, [trigger]);
  if (trigger !== null) {
    const leave = () => {
      if (!place.current?.contains(document.activeElement)) setTrigger(null);
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only notes that its field is left
      <span ref={place} className={styles.field} onPointerLeave={leave} onBlur={() => setTrigger(null)}>
        {children()}
      </span>
    );
  }
  return (
    <button
      type="button"
      className={className}
      aria-label={t('cells.field', { label, value })}
      title={title}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setTrigger('mouse')}
      // A finger would focus it, and so take it away, before its tap is over.
      onMouseDown={(event) => event.preventDefault()}
      onFocus={() => setTrigger('keys')}
      onClick={() => setTrigger('tap')}
    >
      {value}
    </button>
  );
}

interface ChoiceProps {
  readonly label: string;
  readonly title?: string;
  readonly value: number;
  readonly text: string;
  readonly options: () => readonly { readonly value: number; readonly text: string }[];
  readonly onChange: (value: number) => void;
}

/** One of some numbers. */
export function Choice({ label, title, value, text, options, onChange }: ChoiceProps) {
  return (
    <LazyField className={styles.select} label={label} title={title} value={text}>
      {() => (
        <select
          className={styles.select}
          aria-label={label}
          title={title}
          value={value}
          onChange={(event) => onChange(Number(event.target.value))}
        >
          {options().map((option) => (
            <option key={option.value} value={option.value}>
              {option.text}
            </option>
          ))}
        </select>
      )}
    </LazyField>
  );
}
