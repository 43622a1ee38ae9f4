// When somebody looks in: all the time, every few hours, or at times of the day.
import type { LookIn } from '@oversleep/game';
import { useState } from 'react';
import { readTimes, timesText } from '../../parts/times-text.ts';
import { NumberField } from '../../ui/number-field.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { LOOK_IN_CHOICES, lookInKind, usualLookIn } from './look-in.ts';

interface LookInFieldsProps {
  readonly lookIn: LookIn;
  readonly onChange: (lookIn: LookIn) => void;
}

const MOST_HOURS = 24;

export function LookInFields({ lookIn, onChange }: LookInFieldsProps) {
  const kind = lookInKind(lookIn);
  return (
    <>
      <SelectField
        label="When you look in"
        value={kind}
        choices={LOOK_IN_CHOICES}
        onChange={(value) => {
          const chosen = LOOK_IN_CHOICES.find((choice) => choice.value === value)?.value ?? kind;
          if (chosen !== kind) onChange(usualLookIn(chosen));
        }}
      />
      {lookIn !== 'always' && 'everyHours' in lookIn && (
        <NumberField
          label="Every"
          suffix="hours"
          min={1}
          max={MOST_HOURS}
          value={lookIn.everyHours}
          note="From wake-up on, and at bedtime."
          onChange={(everyHours) => onChange({ everyHours })}
        />
      )}
      {lookIn !== 'always' && 'at' in lookIn && <Times at={lookIn.at} onChange={(at) => onChange({ at })} />}
    </>
  );
}

interface TimesProps {
  readonly at: readonly string[];
  readonly onChange: (at: readonly string[]) => void;
}

/** The text is the player's while they type; what is good of it is handed on when they leave. */
function Times({ at, onChange }: TimesProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? at : readTimes(draft);
  const commit = () => {
    if (read && timesText(read) !== timesText(at)) onChange(read);
    if (read) setDraft(null);
  };
  return (
    <TextField
      label="At"
      value={draft ?? timesText(at)}
      note="Waking up is a look too. A meal is cooked at the last look of its time."
      message={read ? undefined : 'Please write times like 12:30, 18:30'}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
