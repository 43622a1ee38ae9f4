// The box as a table: every column sorts, and only the rows near the window are drawn.
// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn leave no place in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one of them takes the focus at a time, and what is in its cells by itself
import type { Verdict } from '@oversleep/game';
import { memo, type ReactNode, useCallback, useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { countText } from '../../parts/words/wording.ts';
import type { Worth } from '../../sim/worth.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { type BoxSort, columnOf, startsAscending, TABLE_COLUMNS, type TableColumn } from './box-columns.ts';
import type { BoxRow } from './box-row.ts';
import type { ListProps } from './list-props.ts';
import {
  Doubt,
  Face,
  Handles,
  IngredientList,
  KeepCell,
  LevelCell,
  NatureCell,
  RibbonCell,
  SelectBox,
  SkillCell,
  SubskillList,
  Tags,
  WorthCell,
} from './row-cells.tsx';
import { allOf, NOTHING_SELECTED, toggled } from './selection.ts';
import { useRowInput } from './use-row-input.ts';
import { useNear, useVirtualRows } from './use-virtual-rows.ts';
import * as styles from './box-table.module.css';

const t = messages('box');

/** As in the style sheet. */
const ROW_HEIGHT = 80;

/** Checkboxes come first, actions last. */
const WIDTHS = Object.fromEntries([
  ['--columns', ['36px', ...TABLE_COLUMNS.map((sort) => columnOf(sort).width ?? 'auto'), '88px'].join(' ')],
]);

export function BoxTable(props: ListProps) {
  const { game, rows, worths, verdicts, selection, onSelect, onOpen, onVisible, actions } = props;
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const { container, active, isWalked, press, ...hands } = useRowInput({
    order,
    perRow: 1,
    selection,
    onSelect,
    onOpen,
  });
  const keyOf = useCallback((index: number) => order[index] ?? '', [order]);
  const { virtual, items } = useVirtualRows(container, {
    count: rows.length,
    height: ROW_HEIGHT,
    gap: 0,
    active,
    atOnce: isWalked,
    keyOf,
  });
  useNear(
    items.map(({ index }) => keyOf(index)),
    virtual.isScrolling,
    onVisible,
  );
  const toggle = useCallback((id: string) => onSelect((now) => toggled(now, id)), [onSelect]);
  return (
    <div
      role="grid"
      aria-label={t('title')}
      aria-multiselectable="true"
      aria-rowcount={rows.length + 1}
      className={styles.grid}
      style={WIDTHS}
    >
      <Head {...props} order={order} />
      <div
        ref={container}
        role="rowgroup"
        className={styles.rows}
        style={{ height: virtual.getTotalSize() }}
        {...hands}
        onKeyDown={(event) => {
          const to = press(event);
          if (to !== undefined) virtual.scrollToIndex(to);
        }}
      >
        {items.map(({ index, start }) => {
          const row = rows[index];
          return (
            row && (
              <Row
                key={row.id}
                game={game}
                row={row}
                index={index}
                top={start - virtual.options.scrollMargin}
                worth={worths.of.get(row.id)}
                isOver={worths.state !== 'working'}
                choice={verdicts?.get(row.id)?.choice}
                isActive={index === active}
                isSelected={selection.ids.has(row.id)}
                onToggle={toggle}
                onOpen={onOpen}
                actions={actions}
              />
            )
          );
        })}
      </div>
    </div>
  );
}

function Head({
  filter,
  onChange,
  selection,
  onSelect,
  order,
  worths,
}: ListProps & { readonly order: readonly string[] }) {
  const isAll = order.length > 0 && selection.ids.size === order.length;
  return (
    <div role="row" aria-rowindex={1} className={`${styles.row} ${styles.head}`} data-sticky="page">
      <span role="columnheader">
        <SelectBox
          label={t('selectAll')}
          checked={isAll}
          onChange={() => onSelect(isAll ? NOTHING_SELECTED : allOf(order))}
        />
      </span>
      {TABLE_COLUMNS.map((sort) => (
        <HeadCell
          key={sort}
          sort={sort}
          isSorted={filter.sort === sort}
          isAscending={filter.ascending}
          isEmpty={sort === 'team' && !worths.hasTeam}
          onSort={onChange}
        />
      ))}
      <span role="columnheader">
        <span className="unseen">{t('heads.actions')}</span>
      </span>
    </div>
  );
}

interface HeadCellProps {
  readonly sort: BoxSort;
  readonly isSorted: boolean;
  readonly isAscending: boolean;
  readonly isEmpty: boolean;
  readonly onSort: ListProps['onChange'];
}

function HeadCell({ sort, isSorted, isAscending, isEmpty, onSort }: HeadCellProps) {
  const { title, head = title, isNumber, note } = columnOf(sort);
  const next = isSorted ? !isAscending : startsAscending(sort);
  return (
    <span
      role="columnheader"
      data-number={isNumber}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      <button
        type="button"
        className={styles.sort}
        title={isEmpty ? t('notes.noTeam') : note?.()}
        onClick={() => onSort({ sort, ascending: next })}
      >
        {head()}
        <Glyph name={(isSorted ? isAscending : next) ? 'ascending' : 'descending'} size={15} />
      </button>
    </span>
  );
}

interface RowProps extends Pick<ListProps, 'game' | 'actions' | 'onOpen'> {
  readonly row: BoxRow;
  readonly index: number;
  readonly top: number;
  readonly worth: Worth | undefined;
  readonly isOver: boolean;
  readonly choice: Verdict['choice'] | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (id: string) => void;
}

const CELLS: Readonly<Record<TableColumn, (props: RowProps) => ReactNode>> = {
  name: ({ row }) => (
    <span className={styles.title}>
      <Face row={row} size={48} />
      <span className={styles.names}>
        <b className={styles.name} data-alone={row.speciesName === row.name}>
          {row.name}
        </b>
        {row.speciesName !== row.name && <span className={styles.species}>{row.speciesName}</span>}
        {row.doubts.length > 0 ? <Doubt row={row} /> : <Tags own={row.own} />}
      </span>
    </span>
  ),
  level: (props) => <LevelCell {...props} />,
  nature: ({ row }) => <NatureCell row={row} />,
  subskills: ({ row }) => <SubskillList row={row} />,
  ingredients: ({ row }) => <IngredientList row={row} />,
  skill: (props) => <SkillCell {...props} />,
  ribbon: (props) => <RibbonCell {...props} />,
  rp: ({ row: { rp } }) => (rp === undefined ? '–' : countText(rp)),
  alone: ({ row, worth, isOver }) => <WorthCell row={row} worth={worth} which="alone" isOver={isOver} />,
  team: ({ row, worth, isOver }) => (
    <WorthCell row={row} worth={worth} which="inTeam" isOver={isOver || worth?.alone !== undefined} />
  ),
  keep: ({ row, choice, onOpen }) => <KeepCell row={row} choice={choice} onOpen={onOpen} />,
};

const Row = memo(function Row(props: RowProps) {
  const { row, index, top, isActive, isSelected, onToggle, actions } = props;
  const { id, name } = row;
  return (
    <div
      role="row"
      aria-rowindex={index + 2}
      aria-selected={isSelected}
      data-row={id}
      tabIndex={isActive ? 0 : -1}
      className={`${styles.row} ${styles.body}`}
      style={{ transform: `translateY(${top}px)` }}
    >
      <span role="gridcell">
        <SelectBox label={t('select', { name })} checked={isSelected} onChange={() => onToggle(id)} />
      </span>
      {TABLE_COLUMNS.map((sort) => (
        <span key={sort} role={sort === 'name' ? 'rowheader' : 'gridcell'} data-number={columnOf(sort).isNumber}>
          {CELLS[sort](props)}
        </span>
      ))}
      <span role="gridcell">
        <Handles row={row} actions={actions} />
      </span>
    </div>
  );
});
