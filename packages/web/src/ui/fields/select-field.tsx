// A labelled choice from a list.
import { useId } from 'react';
import { controlLook } from './control-look.ts';
import * as styles from './field.module.css';

export interface SelectChoice {
  readonly value: string;
  readonly label: string;
}

interface SelectFieldProps {
  readonly label: string;
  /** Where what is around it already says it; it is still read aloud. */
  readonly labelHidden?: boolean;
  readonly value: string;
  readonly choices: readonly SelectChoice[];
  readonly onChange: (value: string) => void;
  /** The choice is refused; a text elsewhere says why. */
  readonly invalid?: boolean;
}

export function SelectField({
  label,
  labelHidden = false,
  value,
  choices,
  onChange,
  invalid = false,
}: SelectFieldProps) {
  const id = useId();
  return (
    <div className={styles.field} data-ui="field">
      <label htmlFor={id} {...(labelHidden && { className: 'unseen' })}>
        {label}
      </label>
      <div className={styles.select}>
        <select
          id={id}
          {...controlLook}
          aria-invalid={invalid}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        >
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
        <svg viewBox="0 0 12 8" aria-hidden="true" focusable="false">
          <path d="M1 1.5 L6 6.5 L11 1.5" />
        </svg>
      </div>
    </div>
  );
}
