// One end of a range of levels. Empty is without a bound.
import { LEVEL_MESSAGE, MAX_LEVEL, MIN_LEVEL } from '@oversleep/game';
import { useState } from 'react';
import { readNumber } from '../../ui/fields/number-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';

interface LevelBoundProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

const LEVEL_RULES = { min: MIN_LEVEL, max: MAX_LEVEL, message: LEVEL_MESSAGE };

/** What is no level is said, and changes nothing. */
export function LevelBound({ label, value, onChange }: LevelBoundProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const next = readNumber(text, LEVEL_RULES);
    if (!next) onChange(null);
    else if ('value' in next) onChange(next.value);
  };
  const reading = draft === null ? undefined : readNumber(draft, LEVEL_RULES);
  const refusal = reading && 'refusal' in reading ? reading.refusal : undefined;
  return (
    <TextField
      label={label}
      labelHidden
      inputMode="numeric"
      placeholder="Any"
      value={draft ?? (value === null ? '' : String(value))}
      message={refusal}
      onChange={type}
      onBlur={() => refusal === undefined && setDraft(null)}
    />
  );
}
