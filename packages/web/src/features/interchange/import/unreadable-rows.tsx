// Records of which nothing could be made, with their reason and their text.
import { useState } from 'react';
import { countText } from '../../../parts/words/wording.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import type { Unreadable } from './import-plan.ts';
import { UNREADABLE_NOTE } from './import-words.ts';
import * as styles from './import.module.css';

const STEP = 20;

export function UnreadableRows({ rows }: { readonly rows: readonly Unreadable[] }) {
  const [shown, setShown] = useState(STEP);
  if (rows.length === 0) return null;
  return (
    <section className={styles.group} data-group="unreadable" aria-label="Unreadable">
      <h3>Unreadable ({countText(rows.length)})</h3>
      <p className={styles.note}>{UNREADABLE_NOTE}</p>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map(({ key, row, line, message, raw }) => (
          <li key={key} className={styles.doubts}>
            <p>
              {row > 0 && (
                <span className={styles.facts}>{line === undefined ? `Record ${row}` : `Line ${line}`}: </span>
              )}
              {message}
            </p>
            {raw !== '' && <code>{raw}</code>}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button small variant="quiet" onClick={() => setShown(shown + 10 * STEP)}>
          {`Show more (${countText(rows.length - shown)} left)`}
        </Button>
      )}
    </section>
  );
}
