// A field for a whole number within bounds. What is out of bounds is named and never handed on.
import { type KeyboardEvent, useId, useState } from 'react';
import { wholeNumberIn } from './whole-number.ts';
import './field.css';

interface NumberFieldProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  /** Shown for anything that is not a whole number within the bounds. */
  readonly message: string;
  readonly onChange: (value: number) => void;
}

const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

export function NumberField({ label, value, min, max, message, onChange }: NumberFieldProps) {
  const id = useId();
  // While someone types, the text is theirs; null means that it follows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [refused, setRefused] = useState(false);

  const type = (text: string) => {
    const typed = wholeNumberIn(text, min, max);
    setDraft(text);
    // An empty field is on its way to a number, so it is no mistake until it is left.
    setRefused(typed === undefined && text.trim() !== '');
    if (typed !== undefined) onChange(typed);
  };

  const leave = () => {
    // The last good value returns; the message stays to say why.
    if (draft !== null && wholeNumberIn(draft, min, max) === undefined) setRefused(true);
    setDraft(null);
  };

  const step = (event: KeyboardEvent) => {
    const by = STEPS.get(event.key);
    if (by === undefined) return;
    event.preventDefault();
    setDraft(null);
    setRefused(false);
    onChange(Math.min(max, Math.max(min, value + by)));
  };

  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      {/* Not type="number": that hides from us what was typed wrong, and changes under the mouse wheel. */}
      <input
        id={id}
        className="field-control"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-valuenow={value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-invalid={refused}
        aria-describedby={`${id}-message`}
        value={draft ?? String(value)}
        onChange={(event) => type(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={leave}
        onKeyDown={step}
      />
      <p id={`${id}-message`} className="field-refusal" role="alert">
        {refused ? message : ''}
      </p>
    </div>
  );
}
