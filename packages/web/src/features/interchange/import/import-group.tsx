// The rows of one kind, which can be chosen together. Those that are certain are a count until they are opened; a long list is shown piece by piece.

import { useState } from 'react';
import { messages } from '../../../messages/messages.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { Checkbox } from '../../../ui/fields/checkbox.tsx';
import { Note } from '../../../ui/layout/layout.tsx';
import { choiceOf, type ImportChoice, type ImportChoices, takes } from './apply-import.ts';
import type { ImportGroupName, ImportRow } from './import-plan.ts';
import { RowView } from './import-row.tsx';
import * as styles from './import.module.css';

const t = messages('interchange');

interface ImportGroupProps {
  readonly group: ImportGroupName;
  readonly rows: readonly ImportRow[];
  readonly choices: ImportChoices;
  readonly onChoose: (choices: readonly (readonly [key: string, choice: ImportChoice])[]) => void;
}

/** So many at first, and with each click. */
const STEP = 60;

export function ImportGroup({ group, rows, choices, onChoose }: ImportGroupProps) {
  const isFixed = group === 'same';
  const [shown, setShown] = useState(group === 'new' || isFixed ? 0 : STEP);
  const taken = rows.filter((row) => choiceOf(choices, row) !== 'leave').length;
  const title = t('groups.counted', { title: t(`groups.${group}`), count: rows.length });
  const left = rows.length - shown;
  return (
    <section className={styles.group} data-group={group} aria-label={t(`groups.${group}`)}>
      {isFixed ? (
        <h3>{title}</h3>
      ) : (
        <h3>
          <Checkbox
            label={title}
            checked={taken === rows.length}
            ref={(box) => {
              if (box) box.indeterminate = taken > 0 && taken < rows.length;
            }}
            onChange={(on) => onChoose(rows.map((row) => [row.key, on ? takes(row) : 'leave']))}
          />
        </h3>
      )}
      <Note size="label">{t(`groupNotes.${group}`)}</Note>
      {shown > 0 && (
        <ul className={styles.rows}>
          {rows.slice(0, shown).map((row) => (
            <RowView
              key={row.key}
              row={row}
              choice={isFixed ? undefined : choiceOf(choices, row)}
              onChoose={(choice) => onChoose([[row.key, choice]])}
            />
          ))}
        </ul>
      )}
      {left > 0 && (
        <Button small variant="quiet" onClick={() => setShown(shown + (shown === 0 ? STEP : 4 * STEP))}>
          {shown === 0 ? t('showAll') : t('showMore', { count: left })}
        </Button>
      )}
    </section>
  );
}
