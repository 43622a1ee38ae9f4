// A field for a number. It says at once what it cannot take, hands on only what it can, and keeps the value it had before.
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { messages } from '../../messages/messages.ts';
import { Spinner } from '../feedback/spinner.tsx';
import { useFading } from '../feedback/use-fading.ts';
import { Glyph } from '../glyph.tsx';
import { Row } from '../layout/layout.tsx';
import { controlLook } from './control-look.ts';
import { Field } from './field.tsx';
import { emptyRefusal, type NumberRules, readNumber, steppedFrom } from './number-rules.ts';
import { formAround } from './refused-field.ts';
import { useTyping } from './use-typing.ts';
import * as fieldStyles from './field.module.css';
import * as styles from './number-field.module.css';

const t = messages('shell');

export type SaveStatus = 'idle' | 'saving' | 'saved' | 'failed';

interface NumberFieldProps extends NumberRules {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number;
  readonly onChange: (value: number) => void;
  /**
   * Hands good values on while they are typed, for fields beside a button that saves; otherwise on leaving the field and on Enter. What is
   * refused stays in such a field, as in every one of a form or dialog, and the button does nothing until it is
   * corrected (see refused-field.ts).
   */
  readonly live?: boolean;
  readonly suffix?: string;
  readonly note?: string;
  readonly status?: SaveStatus;
  readonly disabled?: boolean;
  /** Where 0 means that nothing is given: the field is empty then, and says this. */
  readonly placeholder?: string;
}

const STEPS = new Map([
  ['ArrowUp', 1],
  ['ArrowDown', -1],
  ['PageUp', 10],
  ['PageDown', -10],
]);

export function NumberField(props: NumberFieldProps) {
  const { label, labelHidden, value, onChange, live = false, suffix, note, status = 'idle', disabled = false } = props;
  const { placeholder } = props;
  const id = useId();
  // The text while it is edited; null means that it follows the value.
  const [draft, setDraft] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string>();
  // The value before the editing began: 5, 50 and 500 are only steps on the way to 5000.
  const [before, setBefore] = useState(value);
  const shownStatus = useFading(status);
  const typing = useTyping();
  const input = useRef<HTMLInputElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what matters is that the value is another one
  useEffect(() => {
    // Another value from elsewhere, such as a button, replaces a refused text.
    if (document.activeElement === input.current) return;
    setDraft(null);
    setRefusal(undefined);
  }, [value]);

  const readingOf = (text: string) =>
    placeholder !== undefined && text.trim() === '' ? { value: 0 } : readNumber(text, props);
  const emit = (next: number) => {
    if (next !== value) onChange(next);
  };
  const type = (text: string) => {
    const reading = readingOf(text);
    const start = draft === null ? value : before;
    typing.begin();
    setDraft(text);
    setBefore(start);
    setRefusal(reading && 'refusal' in reading ? reading.refusal : undefined);
    if (live) emit(reading && 'value' in reading ? reading.value : start);
  };
  const isRefused = draft !== null && refusal !== undefined;
  // Another value came from elsewhere, such as a button beside the field: it takes the place of what was refused.
  if (live && isRefused && value !== before) {
    setDraft(null);
    setRefusal(undefined);
  }
  const commit = () => {
    typing.end();
    if (draft === null) return;
    const reading = readingOf(draft);
    const isInForm = input.current !== null && formAround(input.current) !== null;
    if (reading && 'value' in reading) emit(reading.value);
    else if (isInForm) setRefusal(reading?.refusal ?? emptyRefusal(props));
    // Elsewhere the last good value comes back; the message stays to say why.
    const isKept = isInForm ? !(reading && 'value' in reading) : live && isRefused;
    if (!isKept) setDraft(null);
  };
  const press = (event: KeyboardEvent) => {
    const steps = STEPS.get(event.key);
    // At once, so that a key that also saves finds the field as it is.
    if (event.key === 'Enter') flushSync(commit);
    if (event.key === 'Escape' && draft !== null) {
      // Takes the typing back; a dialog around the field stays open.
      event.preventDefault();
      setDraft(null);
      setRefusal(undefined);
      if (live) emit(before);
    }
    if (steps === undefined) return;
    event.preventDefault();
    const reading = draft === null ? undefined : readNumber(draft, props);
    setDraft(null);
    setRefusal(undefined);
    emit(steppedFrom(reading && 'value' in reading ? reading.value : value, steps, props));
  };

  const message = refusal ?? (status === 'failed' ? t('ui.notSaved') : undefined);
  return (
    <Field id={id} label={label} labelHidden={labelHidden} note={note} message={message} isTyping={typing.isTyping}>
      <Row className={styles.field} anchor data-ui="number-field" data-status={shownStatus}>
        {/* Not type="number": that hides from us what was typed wrong, and changes under the mouse wheel. */}
        <input
          ref={input}
          id={id}
          {...controlLook}
          type="text"
          inputMode={props.step !== undefined && props.step % 1 !== 0 ? 'decimal' : 'numeric'}
          autoComplete="off"
          role="spinbutton"
          aria-valuenow={value}
          aria-valuemin={props.min}
          aria-valuemax={props.max}
          aria-valuetext={value === 0 && placeholder !== undefined ? placeholder : suffix && `${value}${suffix}`}
          aria-invalid={message !== undefined}
          aria-describedby={`${id}-below`}
          disabled={disabled}
          placeholder={placeholder}
          value={draft ?? (placeholder !== undefined && value === 0 ? '' : String(value))}
          onChange={(event) => type(event.target.value)}
          onFocus={(event) => event.target.select()}
          onBlur={commit}
          onKeyDown={press}
        />
        <span className={fieldStyles.end} data-ui="field-end">
          {suffix}
          {!disabled && <StatusSign status={shownStatus} />}
        </span>
      </Row>
    </Field>
  );
}

const STATUS_COLOURS: Readonly<Record<SaveStatus, string | undefined>> = {
  idle: undefined,
  saving: 'var(--primary)',
  saved: 'var(--success)',
  failed: 'var(--danger)',
};

function StatusSign({ status }: { readonly status: SaveStatus }) {
  return (
    <span className={styles.status} style={{ color: STATUS_COLOURS[status] }} data-ui="number-status">
      {status === 'idle' && <Glyph name="pencil" size={16} />}
      {status === 'saving' && <Spinner size={18} />}
      {status === 'saved' && <Glyph name="check" />}
      {status === 'failed' && <Glyph name="error" />}
      <span className="unseen" role="status">
        {status === 'saving' && t('ui.saving')}
        {status === 'saved' && t('ui.saved')}
      </span>
    </span>
  );
}
