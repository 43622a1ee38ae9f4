// A time of the day. What is no time is not handed on.
import { parseClock } from '@oversleep/game';
import { useId, useState } from 'react';
import { controlLook } from '../../ui/control-look.ts';
import * as styles from './week.module.css';

interface TimeFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onChange: (time: string) => void;
}

export function TimeField({ label, value, onChange }: TimeFieldProps) {
  const id = useId();
  const [draft, setDraft] = useState<string | null>(null);
  return (
    <div className={styles.time}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        {...controlLook}
        type="time"
        value={draft ?? value}
        onChange={(event) => {
          const time = event.target.value;
          setDraft(time);
          if (parseClock(time) !== undefined) onChange(time);
        }}
        onBlur={() => setDraft(null)}
      />
    </div>
  );
}
