// A few choices side by side, of which one holds: a radio group in the dress of a switch.
import { useId } from 'react';
import type { SelectChoice } from './select-field.tsx';
import * as fieldStyles from './field.module.css';
import * as styles from './segmented.module.css';

interface SegmentedProps {
  readonly label: string;
  /** Where the choices say it themselves. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  readonly onChange: (value: string) => void;
}

const LABEL = { className: fieldStyles.segmentedLabel, 'data-ui': 'segmented-label' };
const UNSEEN = { className: 'unseen' };

export function Segmented({ label, labelHidden = false, value, choices, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <div className={styles.segmented} data-ui="segmented" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} {...(labelHidden ? UNSEEN : LABEL)}>
        {label}
      </span>
      <div className={styles.row}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice} data-ui="segmented-choice">
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>{choice.label}</span>
          </label>
        ))}
      </div>
    </div>
  );
}
