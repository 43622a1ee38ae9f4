// A table with headers that sort; in a narrow place each row becomes a card.
// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles when rows are shown as blocks
import { type ReactNode, useState } from 'react';
import { messages } from '../../messages/messages.ts';
import { Glyph } from '../glyph.tsx';
import { SortControl, type Sorting } from './sort-control.tsx';
import { orderRows, type SortKey } from './table-order.ts';
import * as styles from './data-table.module.css';

const t = messages('shell');

export interface Column<Row> {
  readonly key: string;
  readonly title: string;
  readonly cell: (row: Row) => ReactNode;
  /** With it the column can be sorted by. */
  readonly sortBy?: (row: Row) => SortKey;
  readonly align?: 'start' | 'center' | 'end';
}

interface DataTableProps<Row> {
  readonly caption: string;
  /** The first names the row. */
  readonly columns: readonly Column<Row>[];
  readonly rows: readonly Row[];
  readonly rowKey: (row: Row) => string;
  readonly initialSorting?: Sorting;
  /** Where the owner keeps the sorting, such as in the address. */
  readonly sorting?: Sorting;
  readonly onSort?: (sorting: Sorting) => void;
  /** Shown when there are no rows. */
  readonly empty?: ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    initialSorting = { by: '', ascending: true },
    empty = t('ui.noRows'),
  } = props;
  const [ownSorting, setOwnSorting] = useState(initialSorting);
  const { sorting = ownSorting, onSort: setSorting = setOwnSorting } = props;
  const sortable = columns.filter((column) => column.sortBy);
  const sortBy = columns.find((column) => column.key === sorting.by)?.sortBy;
  const ordered = sortBy ? orderRows(rows, sortBy, sorting.ascending) : rows;

  return (
    <div className={styles.box} data-ui="table-box">
      {sortable.length > 0 && rows.length > 0 && (
        <div className={styles.cardsSort}>
          <SortControl
            options={sortable.map(({ key, title }) => ({ value: key, title }))}
            sorting={sorting}
            onSort={(next) => setSorting(next.by === sorting.by ? next : firstSorting(columns, next.by))}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <div className={styles.none}>{empty}</div>
      ) : (
        <table className={styles.table} data-ui="table" role="table">
          <caption className="unseen">{caption}</caption>
          <thead role="rowgroup">
            <tr role="row">
              {columns.map((column) => (
                <HeadCell key={column.key} column={column} sorting={sorting} onSort={setSorting} />
              ))}
            </tr>
          </thead>
          <tbody role="rowgroup">
            {ordered.map((row) => (
              <tr key={rowKey(row)} role="row">
                {columns.map((column, index) => (
                  <Cell key={column.key} column={column} row={row} isHead={index === 0} />
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}

/** Numbers are usually wanted largest first, names from A. */
const firstSorting = (columns: readonly Pick<Column<never>, 'key' | 'align'>[], by: string): Sorting => ({
  by,
  ascending: columns.find(({ key }) => key === by)?.align !== 'end',
});

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function HeadCell<Row>({ column, sorting, onSort }: HeadCellProps<Row>) {
  const { key, title, align, sortBy } = column;
  const isSorted = sorting.by === key;
  // The second click turns it round.
  const next = isSorted ? { by: key, ascending: !sorting.ascending } : firstSorting([column], key);
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      aria-sort={isSorted ? (sorting.ascending ? 'ascending' : 'descending') : undefined}
    >
      {sortBy ? (
        <button type="button" className={styles.sort} onClick={() => onSort(next)}>
          {title}
          <Glyph name={(isSorted ? sorting.ascending : next.ascending) ? 'ascending' : 'descending'} size={15} />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

/** The frame of a table whose rows are its children. */
export function BareTable({ caption, titles, children }: BareTableProps) {
  return (
    <div className={styles.box} data-ui="table-box">
      <table className={styles.table} data-ui="table" role="table">
        <caption className="unseen">{caption}</caption>
        <thead role="rowgroup">
          <tr role="row">
            {titles.map((title) => (
              <th key={title} role="columnheader" scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">{children}</tbody>
      </table>
    </div>
  );
}

interface BareTableProps {
  readonly caption: string;
  readonly titles: readonly string[];
  readonly children: ReactNode;
}

/** A cell of such a table, with its title for where the row is a card. */
export function TitledCell({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <td role="cell">
      <span className={styles.cellTitle} aria-hidden="true">
        {title}
      </span>
      {children}
    </td>
  );
}

interface CellProps<Row> {
  readonly column: Column<Row>;
  readonly row: Row;
  readonly isHead: boolean;
}

function Cell<Row>({ column: { title, cell, align }, row, isHead }: CellProps<Row>) {
  const content = (
    <>
      <span className={styles.cellTitle}>{title}</span>
      {cell(row)}
    </>
  );
  return isHead ? (
    <th role="rowheader" scope="row" data-align={align}>
      {content}
    </th>
  ) : (
    <td role="cell" data-align={align}>
      {content}
    </td>
  );
}
