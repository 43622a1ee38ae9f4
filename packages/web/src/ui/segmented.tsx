// A few choices side by side, of which one holds: a radio group in the dress of a switch.
import { useId } from 'react';
import type { Choice } from './select-field.tsx';
import './field.css';
import './segmented.css';

interface SegmentedProps {
  readonly label: string;
  /** Where the choices say it themselves. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly choices: readonly Choice[];
  readonly onChange: (value: string) => void;
}

export function Segmented({ label, labelHidden = false, value, choices, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <div className="segmented" role="radiogroup" aria-labelledby={`${name}-label`}>
      <span id={`${name}-label`} className={labelHidden ? 'unseen' : 'segmented-label'}>
        {label}
      </span>
      <div className="segmented-row">
        {choices.map((choice) => (
          <label key={choice.value} className="segmented-choice">
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
