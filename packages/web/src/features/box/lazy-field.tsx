// Fields of a row are buttons until they are used: a real field costs as much to draw as the rest of its row.
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
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

/** What turned the button into a field: hovering, focus by keyboard, or a tap. */
type Trigger = 'mouse' | 'keys' | 'tap';

/** A button with the value. It becomes the field when it is hovered, focused or tapped. */
export function LazyField({ className, label, title, value, children }: LazyFieldProps) {
  const [trigger, setTrigger] = useState<Trigger | null>(null);
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    if (trigger === null || trigger === 'mouse') return;
    const field = place.current?.querySelector<HTMLInputElement | HTMLSelectElement>('input, select');
    field?.focus();
    // Opens the list with the same tap, where the browser can.
    if (trigger === 'tap' && field instanceof HTMLSelectElement) field.showPicker?.();
  }, [trigger]);
  if (trigger !== null) {
    const leave = () => {
      if (!place.current?.contains(document.activeElement)) setTrigger(null);
    };
    return (
      // biome-ignore lint/a11y/noStaticElementInteractions: it only notices when the field is left
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
      // A touch would focus the button, and so replace it, before the tap is over.
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

/** A choice between numbers. */
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
