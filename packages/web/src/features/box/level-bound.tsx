// One end of a range of levels. Empty means no limit.
import { useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { readNumber } from '../../ui/fields/number-rules.ts';
import { TextField } from '../../ui/fields/text-field.tsx';
import { levelRules } from './level-rules.ts';

const t = messages('box');

interface LevelBoundProps {
  readonly label: string;
  readonly value: number | null;
  readonly onChange: (value: number | null) => void;
}

/** An invalid level shows a message and changes nothing. */
export function LevelBound({ label, value, onChange }: LevelBoundProps) {
  const [draft, setDraft] = useState<string | null>(null);
  const type = (text: string) => {
    setDraft(text);
    const next = readNumber(text, levelRules());
    if (!next) onChange(null);
    else if ('value' in next) onChange(next.value);
  };
  const reading = draft === null ? undefined : readNumber(draft, levelRules());
  const refusal = reading && 'refusal' in reading ? reading.refusal : undefined;
  return (
    <TextField
      label={label}
      labelHidden
      inputMode="numeric"
      placeholder={t('any')}
      value={draft ?? (value === null ? '' : String(value))}
      message={refusal}
      onChange={type}
      onBlur={() => refusal === undefined && setDraft(null)}
    />
  );
}
