// Records that can't be read, with the reason and their text.

import { type ReactNode, useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { noteWords } from '../../../parts/words/note-words.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Note } from '../../../ui/layout/layout.tsx';
import type { UnreadableRecord } from './import-plan.ts';
import * as styles from './import.module.css';

const t = messages('interchange');

const STEP = 20;

export function UnreadableRows({ rows }: { readonly rows: readonly UnreadableRecord[] }) {
  const [shown, setShown] = useState(STEP);
  if (rows.length === 0) return null;
  return (
    <section className={styles.group} data-group="unreadable" aria-label={t('groups.unreadable')}>
      <h3>{t('groups.counted', { title: t('groups.unreadable'), count: rows.length })}</h3>
      <Note size="label">{t('groupNotes.unreadable')}</Note>
      <ul className={styles.rows}>
        {rows.slice(0, shown).map((row) => (
          <li key={row.key} className={styles.doubts}>
            <p>{problemWords(row)}</p>
            {row.raw !== '' && <code>{row.raw}</code>}
          </li>
        ))}
      </ul>
      {rows.length > shown && (
        <Button small variant="quiet" onClick={() => setShown(shown + 10 * STEP)}>
          {t('showMore', { count: rows.length - shown })}
        </Button>
      )}
    </section>
  );
}

function problemWords({ row, line, note }: UnreadableRecord): ReactNode {
  const problem = noteWords(note);
  if (row === 0) return problem;
  const place = (inner: ReactNode) => (
    <Note as="span" size="label">
      {inner}
    </Note>
  );
  return line === undefined
    ? t.rich('row.record', { row, problem, place })
    : t.rich('row.line', { line, problem, place });
}
