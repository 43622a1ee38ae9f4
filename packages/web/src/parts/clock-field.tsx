// A field for a time of day, in 24 hours whatever the browser prefers; arrows go in steps of five minutes.
// In a form it keeps refused text, so that Save stops at it; elsewhere it falls back to the last good time.
import { type Clock, formatClock } from '@oversleep/game';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../messages/messages.ts';
import { controlLook } from '../ui/fields/control-look.ts';
import { Field } from '../ui/fields/field.tsx';
import { formAround } from '../ui/fields/refused-field.ts';
import { clockAfterKey, readClock } from './words/clock-text.ts';

const t = messages('parts');

interface ClockFieldProps {
  readonly label: string;
  readonly value: Clock;
  readonly onChange: (clock: Clock) => void;
}

const VERTICAL = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  // The text while it is edited; null means that it follows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);

  const show = (text: string | null) => {
    setDraft(text);
    setRefused(text !== null && text.trim() !== '' && readClock(text) === undefined);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the value is another one
  useEffect(() => {
    // Another time from elsewhere, such as the dial, replaces a refused text.
    if (document.activeElement === input.current) return;
    setDraft(null);
    setRefused(false);
  }, [value]);

  const commit = () => {
    if (draft === null) return;
    const clock = readClock(draft);
    if (clock !== undefined && clock !== value) onChange(clock);
    if (clock === undefined && input.current && formAround(input.current)) setRefused(true);
    // The last good time comes back; the message stays to say why.
    else setDraft(null);
  };
  const press = (event: KeyboardEvent) => {
    // At once, so that a key that also saves finds the field as it is.
    if (event.key === 'Enter') flushSync(commit);
    if (event.key === 'Escape' && draft !== null) {
      // Takes the typing back; the dialog around the field stays open.
      event.preventDefault();
      show(null);
    }
    const clock = VERTICAL.has(event.key) ? clockAfterKey(event.key, value) : undefined;
    if (clock === undefined) return;
    event.preventDefault();
    show(null);
    onChange(clock);
  };
  return (
    <Field id={id} label={label} message={isRefused ? t('clockRefused') : undefined}>
      <input
        ref={input}
        id={id}
        {...controlLook}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? formatClock(value)}
        aria-invalid={isRefused}
        aria-describedby={`${id}-below`}
        onChange={(event) => show(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
    </Field>
  );
}
