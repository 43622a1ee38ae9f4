// What every labelled field has around it: its name above, and below what is wrong or worth knowing.
import type { ReactNode } from 'react';
import { messages } from '../../messages/messages.ts';
import * as styles from './field.module.css';

const t = messages('shell');

interface FieldProps {
  /** Of the control inside; `${id}-below` is what describes it. */
  readonly id: string;
  readonly label: string;
  /** For places where a heading or a table column already says it; it is still read aloud. */
  readonly labelHidden?: boolean | undefined;
  readonly note?: ReactNode;
  readonly message?: string | undefined;
  /** The message is only seen so far; it is read aloud when the typing pauses. */
  readonly isTyping?: boolean | undefined;
  readonly counter?: { readonly length: number; readonly max: number } | undefined;
  readonly children: ReactNode;
}

const LABEL = { className: styles.label, 'data-ui': 'field-label' };
const UNSEEN = { className: 'unseen' };

export function Field({
  id,
  label,
  labelHidden = false,
  note,
  message,
  isTyping = false,
  counter,
  children,
}: FieldProps) {
  return (
    <div className={styles.field} data-ui="field">
      <label htmlFor={id} {...(labelHidden ? UNSEEN : LABEL)}>
        {label}
      </label>
      {children}
      <div className={styles.below}>
        <div id={`${id}-below`}>
          {/* Always there, so that a message that comes is read aloud; while someone types it is another one, which is silent. */}
          {isTyping ? (
            <p key="silent" className={styles.refusal}>
              {message}
            </p>
          ) : (
            <p key="spoken" className={styles.refusal} role="alert">
              {message}
            </p>
          )}
          {note !== undefined && <p className={styles.note}>{note}</p>}
        </div>
        {counter && (
          <span className={styles.counter} data-over={counter.length > counter.max}>
            <span className="unseen">{t('ui.characters')} </span>
            {counter.length} / {counter.max}
          </span>
        )}
      </div>
    </div>
  );
}
