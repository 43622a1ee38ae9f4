// When somebody looks in: all the time, every few hours, or at times of the day.
import type { LookIn, Schedule } from '@oversleep/game';
import { useState } from 'react';
import { readTimes, timesText } from '../../parts/figures/times-text.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { asleepWords, LOOK_IN_CHOICES, lookInKind, usualLookIn } from './look-in.ts';

interface LookInFieldsProps {
  readonly lookIn: LookIn;
  readonly schedule: Schedule;
  readonly onChange: (lookIn: LookIn) => void;
}

const MOST_HOURS = 24;

export function LookInFields({ lookIn, schedule, onChange }: LookInFieldsProps) {
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
      {lookIn !== 'always' && 'at' in lookIn && (
        <Times at={lookIn.at} schedule={schedule} onChange={(at) => onChange({ at })} />
      )}
    </>
  );
}

interface TimesProps {
  readonly at: readonly string[];
  readonly schedule: Schedule;
  readonly onChange: (at: readonly string[]) => void;
}

/** The text is the player's while they type; what is good of it is handed on when they leave. */
function Times({ at, schedule, onChange }: TimesProps) {
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
      note={
        asleepWords(schedule, read ?? at) ??
        'Waking up counts too. A meal is cooked at the last check-in during its time.'
      }
      message={read ? undefined : 'Please write times like 12:30, 18:30'}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
