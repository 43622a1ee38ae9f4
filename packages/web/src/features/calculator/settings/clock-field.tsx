// A field for a time of day, in 24 hours whatever the browser prefers; arrows go in steps of five minutes.
import { type Clock, formatClock } from '@oversleep/game';
import { type KeyboardEvent, useId, useState } from 'react';
import { controlLook } from '../../../ui/control-look.ts';
import { Field } from '../../../ui/field.tsx';
import { clockAfterKey, readClock } from './dial.ts';

interface ClockFieldProps {
  readonly label: string;
  readonly value: Clock;
  readonly onChange: (clock: Clock) => void;
}

const VERTICAL = new Set(['ArrowUp', 'ArrowDown', 'PageUp', 'PageDown']);

export function ClockField({ label, value, onChange }: ClockFieldProps) {
  const id = useId();
  // While somebody types, the text is theirs; null means that it follows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const isWrong = draft !== null && readClock(draft) === undefined;

  const commit = () => {
    const clock = draft === null ? undefined : readClock(draft);
    if (clock !== undefined && clock !== value) onChange(clock);
    setDraft(null);
  };
  const press = (event: KeyboardEvent) => {
    if (event.key === 'Enter') commit();
    if (event.key === 'Escape' && draft !== null) {
      // Takes the typing back; the dialog around the field stays open.
      event.preventDefault();
      setDraft(null);
    }
    const clock = VERTICAL.has(event.key) ? clockAfterKey(event.key, value) : undefined;
    if (clock === undefined) return;
    event.preventDefault();
    setDraft(null);
    onChange(clock);
  };
  return (
    <Field id={id} label={label} message={isWrong ? 'A time like 21:30' : undefined}>
      <input
        id={id}
        {...controlLook}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        value={draft ?? formatClock(value)}
        aria-invalid={isWrong}
        aria-describedby={`${id}-below`}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
    </Field>
  );
}
