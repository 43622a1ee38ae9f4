// A box to tick.
import { type ComponentProps, type ReactNode, useId } from 'react';
import { Text } from '../layout/layout.tsx';
import * as styles from './check.module.css';

export interface CheckProps extends Omit<ComponentProps<'input'>, 'type' | 'className' | 'onChange' | 'children'> {
  readonly label: ReactNode;
  readonly note?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}

export function Checkbox({ label, note, onChange, ...rest }: CheckProps) {
  return <Check {...rest} className={styles.checkbox} label={label} note={note} onChange={onChange} />;
}

export interface BareCheckboxProps {
  readonly label: string;
  readonly checked: boolean;
  readonly onChange: () => void;
  /** -1 in a grid, where arrows lead to it. */
  readonly tabIndex?: number;
}

/** The box alone, as large as a finger, where what it means is to be seen around it. */
export function BareCheckbox({ label, ...rest }: BareCheckboxProps) {
  return (
    <label className={styles.bare}>
      <input {...rest} type="checkbox" className={styles.checkbox} aria-label={label} />
    </label>
  );
}

/** A switch is on or off at once, without a button to save. */
export function Switch({ label, note, onChange, ...rest }: CheckProps) {
  return <Check {...rest} role="switch" className={styles.toggle} label={label} note={note} onChange={onChange} />;
}

interface BareCheckProps extends Omit<CheckProps, 'note'> {
  readonly className: string | undefined;
  readonly note: string | undefined;
}

function Check({ label, note, onChange, ...rest }: BareCheckProps) {
  const id = useId();
  return (
    <label className={styles.check} data-ui="check">
      <input
        {...rest}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
        onChange={(event) => onChange(event.target.checked)}
      />
      <span>
        <span id={`${id}-label`}>{label}</span>
        {note !== undefined && (
          <Text as="span" id={`${id}-note`} block tone="muted" size="note">
            {note}
          </Text>
        )}
      </span>
    </label>
  );
}
