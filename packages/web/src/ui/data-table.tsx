// A table with headers that sort; in a narrow place each row becomes a card.
// biome-ignore-all lint/a11y/noRedundantRoles: a browser forgets the roles when rows are shown as blocks
import { type ReactNode, useState } from 'react';
import { Glyph } from './glyph.tsx';
import { SortControl, type Sorting } from './sort-control.tsx';
import { orderRows, type SortKey } from './table-order.ts';
import './data-table.css';

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
  /** What stands there when there are no rows. */
  readonly empty?: ReactNode;
}

export function DataTable<Row>(props: DataTableProps<Row>) {
  const {
    caption,
    columns,
    rows,
    rowKey,
    initialSorting = { by: '', ascending: true },
    empty = 'Nothing here yet.',
  } = props;
  const [ownSorting, setOwnSorting] = useState(initialSorting);
  const { sorting = ownSorting, onSort: setSorting = setOwnSorting } = props;
  const sortable = columns.filter((column) => column.sortBy);
  const sortBy = columns.find((column) => column.key === sorting.by)?.sortBy;
  const ordered = sortBy ? orderRows(rows, sortBy, sorting.ascending) : rows;

  return (
    <div className="table-box">
      {sortable.length > 0 && rows.length > 0 && (
        <div className="table-cards-sort">
          <SortControl
            options={sortable.map(({ key, title }) => ({ value: key, title }))}
            sorting={sorting.by === '' ? { ...sorting, by: 'as given' } : sorting}
            onSort={setSorting}
          />
        </div>
      )}
      {rows.length === 0 ? (
        <div className="table-none">{empty}</div>
      ) : (
        <table className="table" role="table">
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

interface HeadCellProps<Row> {
  readonly column: Column<Row>;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

function HeadCell<Row>({ column: { key, title, align, sortBy }, sorting, onSort }: HeadCellProps<Row>) {
  const isSorted = sorting.by === key;
  // Numbers are usually wanted largest first, names from A; the second click turns it round.
  const next = { by: key, ascending: isSorted ? !sorting.ascending : align !== 'end' };
  return (
    <th
      role="columnheader"
      scope="col"
      data-align={align}
      aria-sort={isSorted ? (sorting.ascending ? 'ascending' : 'descending') : undefined}
    >
      {sortBy ? (
        <button type="button" className="table-sort" onClick={() => onSort(next)}>
          {title}
          <Glyph name={(isSorted ? sorting.ascending : next.ascending) ? 'ascending' : 'descending'} size={15} />
        </button>
      ) : (
        title
      )}
    </th>
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
      <span className="table-cell-title">{title}</span>
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
