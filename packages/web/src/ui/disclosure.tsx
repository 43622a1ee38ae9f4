// A line that says what is set or found, and opens below itself for more.
import { type ReactNode, useId, useState } from 'react';
import { Glyph } from './glyph.tsx';
import * as styles from './disclosure.module.css';

interface LineProps {
  readonly label: ReactNode;
  /** What it is now; read as part of the button's name. */
  readonly value?: ReactNode;
}

interface DisclosureProps extends LineProps {
  /** Its level, where it is a section of the page. */
  readonly heading?: 2 | 3;
  /** Until the player opens or closes it. */
  readonly open?: boolean;
  /** Shown below the line while it is closed. */
  readonly summary?: ReactNode;
  readonly children: ReactNode;
}

export function Disclosure({ label, value, heading, open = false, summary, children }: DisclosureProps) {
  const id = useId();
  const [chosen, setChosen] = useState<boolean>();
  const isOpen = chosen ?? open;
  const Heading = heading === 2 ? 'h2' : 'h3';
  const button = (
    <button
      type="button"
      className={styles.line}
      aria-expanded={isOpen}
      aria-controls={isOpen ? id : undefined}
      onClick={() => setChosen(!isOpen)}
    >
      <Words label={label} value={value} />
      <Glyph name={isOpen ? 'up' : 'down'} size={18} />
    </button>
  );
  return (
    <div
      className={styles.disclosure}
      data-ui="disclosure"
      data-open={isOpen}
      data-summary={!isOpen && summary !== undefined}
    >
      {heading ? <Heading className={styles.heading}>{button}</Heading> : button}
      {isOpen ? (
        <div id={id} className={styles.body}>
          {children}
        </div>
      ) : (
        summary
      )}
    </div>
  );
}

interface EditLineProps extends LineProps {
  readonly onClick: () => void;
}

/** The same line where a dialog is opened instead. */
export function EditLine({ label, value, onClick }: EditLineProps) {
  return (
    <div className={styles.disclosure} data-ui="disclosure">
      <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onClick}>
        <Words label={label} value={value} />
        <Glyph name="pencil" size={18} />
      </button>
    </div>
  );
}

function Words({ label, value }: LineProps) {
  return (
    <>
      <span className={styles.label}>
        {label}
        {value !== undefined && <span className="unseen">:</span>}
      </span>{' '}
      <span className={styles.value}>{value}</span>
    </>
  );
}
