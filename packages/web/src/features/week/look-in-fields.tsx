// Fields for when the player checks the app: constantly, every few hours, or at set times.
import type { LookIn, Schedule } from '@oversleep/game';
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { readTimes, timesText } from '../../parts/figures/times-text.ts';
import { NumberField } from '../../ui/fields/number-field.tsx';
import { SelectField } from '../../ui/fields/select-field.tsx';
import { TextField } from '../../ui/fields/text-field.tsx';
import { asleepWords, LOOK_IN_KINDS, lookInKind, usualLookIn } from './look-in.ts';

const t = messages('week');

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
        label={t('checks.label')}
        value={kind}
        choices={LOOK_IN_KINDS.map((one) => ({ value: one, label: t(`checks.${one}`) }))}
        onChange={(value) => {
          const chosen = LOOK_IN_KINDS.find((one) => one === value) ?? kind;
          if (chosen !== kind) onChange(usualLookIn(chosen));
        }}
      />
      {lookIn !== 'always' && 'everyHours' in lookIn && (
        <NumberField
          label={t('checks.every')}
          suffix={t('checks.everyUnit')}
          min={1}
          max={MOST_HOURS}
          value={lookIn.everyHours}
          note={t('checks.everyNote')}
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

/** Keeps the text as typed; valid times are passed on when the field is left. */
function Times({ at, schedule, onChange }: TimesProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const read = draft === null ? at : readTimes(draft);
  const commit = () => {
    if (read && timesText(read) !== timesText(at)) onChange(read);
    if (read) setDraft(null);
  };
  return (
    <TextField
      label={t('checks.at')}
      value={draft ?? timesText(at)}
      note={asleepWords(schedule, read ?? at) ?? t('checks.atNote')}
      message={read ? undefined : t('checks.atInvalid')}
      onChange={setDraft}
      onBlur={commit}
      onKeyDown={(event) => {
        if (event.key === 'Enter') commit();
      }}
    />
  );
}
