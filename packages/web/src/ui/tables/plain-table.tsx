// A small table in a text: a head, rows, and nothing to sort. Numbers stand below each other at the end of their column.
import type { ReactNode } from 'react';
import * as styles from './plain-table.module.css';

interface PlainTableProps {
  /** What its columns show. */
  readonly columns: readonly string[];
  /** Read aloud. */
  readonly caption?: string;
  /** Words rather than numbers. */
  readonly words?: boolean;
  /** On a phone each row is a block of its own, without a head. */
  readonly stacks?: boolean;
  /** Rows, each beginning with its head. */
  readonly children: ReactNode;
}

export function PlainTable({ columns, caption, words = false, stacks = false, children }: PlainTableProps) {
  return (
    <table className={styles.table} data-words={words} data-stacks={stacks}>
      {caption !== undefined && <caption className="unseen">{caption}</caption>}
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  );
}
