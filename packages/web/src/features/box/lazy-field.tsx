// Fields of a row are buttons until they are used: a real field costs as much to draw as the rest of its row.
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import * as styles from './row-cells.module.css';

const t = messages('box');

interface LazyFieldProps {
  readonly className: string | undefined;
  readonly label: string;
  readonly title?: string | undefined;
  /** As it is shown. */
  readonly value: string;
  /** The field itself. */
  readonly children: () => ReactNode;
}

/** What turned the button into a field: hovering, or a tap, which Enter is too. */
type Trigger = 'mouse' | 'tap';

/** A button with the value, reached by arrows. It becomes the field when it is hovered or pressed; Enter and Escape lead back. */
export function LazyField({ className, label, title, value, children }: LazyFieldProps) {
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const returns = useRef(false);
  useLayoutEffect(() => {
    if (trigger === null && returns.current) button.current?.focus();
    returns.current = false;
    if (trigger !== 'tap') return;
    const field = place.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    field?.focus();
    // Opens the list with the same tap, where the browser can.
    if (field instanceof HTMLSelectElement) field.showPicker?.();
  }, [trigger]);
  if (trigger !== null) {
    const leave = () => {
      if (!place.current?.contains(document.activeElement)) setTrigger(null);
    };
    const press = (event: KeyboardEvent) => {
      const isDone = event.key === 'Enter' && event.target instanceof HTMLInputElement;
      if (!isDone && event.key !== 'Escape') return;
      event.preventDefault();
      returns.current = true;
      setTrigger(null);
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only notices how the field is left
      <span
        ref={place}
        className={styles.field}
        onKeyDown={press}
        onPointerLeave={leave}
        onBlur={() => setTrigger(null)}
      >
        {children()}
      </span>
    );
  }
  return (
    <button
      ref={button}
      type="button"
      tabIndex={-1}
      className={className}
      aria-label={t('cells.field', { label, value })}
      title={title}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setTrigger('mouse')}
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

/** A choice between numbers. */
export function Choice({ label, title, value, text, options, onChange }: ChoiceProps) {
  return (
    <LazyField className={styles.select} label={label} title={title} value={text}>
      {() => (
        <select
          className={styles.select}
          tabIndex={-1}
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
