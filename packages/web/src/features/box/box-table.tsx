// The box as a table: every column sorts, and only the rows near the window are drawn.
// biome-ignore-all lint/a11y/useSemanticElements: rows that are not drawn leave no place in a table
// biome-ignore-all lint/a11y/useFocusableInteractive: one of them takes the focus at a time, and what is in its cells by itself
import type { Verdict } from '@oversleep/game';
import { type KeyboardEvent, memo, type ReactNode, type RefObject, useCallback, useMemo, useRef } from 'react';
import { messages } from '../../messages/messages.ts';
import { countText } from '../../parts/words/wording.ts';
import type { Worth } from '../../sim/worth.ts';
import { useWidth } from '../../ui/charts/use-width.ts';
import { Glyph } from '../../ui/glyph.tsx';
import { Tooltip } from '../../ui/overlays/tooltip.tsx';
import { type BoxSort, columnOf, startsAscending, TABLE_COLUMNS, type TableColumn } from './box-columns.ts';
import type { BoxRow } from './box-row.ts';
import { focusStop, ROW, rowNamed, stopFor, stopsOf } from './grid-focus.ts';
import type { BoxListProps } from './list-props.ts';
import {
  Doubt,
  EditButton,
  Face,
  FavouriteButton,
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
const ROW_HEIGHT = 48;

/** Checkboxes come first, actions last. */
const WIDTHS = Object.fromEntries([
  ['--columns', ['28px', ...TABLE_COLUMNS.map((sort) => columnOf(sort).width ?? 'auto'), '42px 44px'].join(' ')],
]);

export function BoxTable(props: BoxListProps) {
  const { game, rows, worths, verdicts, selection, onSelect, onOpen, onVisible, actions } = props;
  const order = useMemo(() => rows.map(({ id }) => id), [rows]);
  const head = useRef<HTMLDivElement>(null);
  const subskillHead = useRef<HTMLSpanElement>(null);
  const room = useWidth(subskillHead, 'box-subskills');
  const { container, active, isWalked, press, ...hands } = useRowInput({
    order,
    perRow: 1,
    selection,
    onSelect,
    onOpen,
    onLeave: () => focusStop(head.current ?? undefined, 0),
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
      <Head
        {...props}
        order={order}
        place={head}
        subskillPlace={subskillHead}
        onDown={() => focusStop(rowNamed(container.current, order[active] ?? ''), ROW)}
      />
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
                room={room}
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

interface HeadProps extends BoxListProps {
  readonly order: readonly string[];
  readonly place: RefObject<HTMLDivElement | null>;
  readonly subskillPlace: RefObject<HTMLSpanElement | null>;
  /** The way down to the rows. */
  readonly onDown: () => void;
}

function Head({ filter, onChange, selection, onSelect, order, worths, place, subskillPlace, onDown }: HeadProps) {
  const isAll = order.length > 0 && selection.ids.size === order.length;
  const press = (event: KeyboardEvent) => {
    const stops = place.current ? stopsOf(place.current) : [];
    const from = event.target instanceof HTMLElement ? stops.indexOf(event.target) : ROW;
    const to = stopFor(event.key, from, stops.length, 1);
    if (event.key !== 'ArrowDown' && (to === undefined || to === ROW)) return;
    event.preventDefault();
    if (event.key === 'ArrowDown') onDown();
    else stops[to ?? 0]?.focus();
  };
  return (
    // Reached by arrow from the first row.
    <div
      ref={place}
      role="row"
      aria-rowindex={1}
      className={`${styles.row} ${styles.head}`}
      data-sticky="page"
      onKeyDown={press}
    >
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
          place={sort === 'subskills' ? subskillPlace : undefined}
          isSorted={filter.sort === sort}
          isAscending={filter.ascending}
          isEmpty={sort === 'team' && !worths.hasTeam}
          onSort={onChange}
        />
      ))}
      <span role="columnheader" tabIndex={-1}>
        <span className="unseen">{t('filters.favourites')}</span>
      </span>
      <span role="columnheader" tabIndex={-1}>
        <span className="unseen">{t('edit')}</span>
      </span>
    </div>
  );
}

interface HeadCellProps {
  readonly sort: BoxSort;
  readonly place: RefObject<HTMLSpanElement | null> | undefined;
  readonly isSorted: boolean;
  readonly isAscending: boolean;
  readonly isEmpty: boolean;
  readonly onSort: BoxListProps['onChange'];
}

function HeadCell({ sort, place, isSorted, isAscending, isEmpty, onSort }: HeadCellProps) {
  const { title, head = title, isNumber, note } = columnOf(sort);
  const next = isSorted ? !isAscending : startsAscending(sort);
  const tip = isEmpty ? t('notes.noTeam') : note?.();
  const button = (describedBy?: string) => (
    <button
      type="button"
      className={styles.sort}
      tabIndex={-1}
      aria-describedby={describedBy}
      onClick={() => onSort({ sort, ascending: next })}
    >
      {head()}
      <Glyph name={(isSorted ? isAscending : next) ? 'ascending' : 'descending'} size={15} />
    </button>
  );
  return (
    <span
      ref={place}
      role="columnheader"
      data-number={isNumber}
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
    >
      {tip === undefined ? button() : <Tooltip tip={tip}>{button}</Tooltip>}
    </span>
  );
}

interface RowProps extends Pick<BoxListProps, 'game' | 'actions' | 'onOpen'> {
  readonly row: BoxRow;
  readonly index: number;
  /** For its Sub Skills, in pixels. */
  readonly room: number;
  readonly top: number;
  readonly worth: Worth | undefined;
  readonly isOver: boolean;
  readonly choice: Verdict['choice'] | undefined;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly onToggle: (id: string) => void;
}

const CELLS: Readonly<Record<TableColumn, (props: RowProps) => ReactNode>> = {
  name: ({ row }) => {
    const isOfSpecies = row.speciesName === row.name;
    return (
      <span className={styles.title}>
        <Face row={row} size={36} />
        <span className={styles.names}>
          <b className={styles.name} data-alone={isOfSpecies && row.doubts.length === 0 && !row.own.tags}>
            {row.name}
          </b>
          <span className={styles.second}>
            <Doubt row={row} />
            {!isOfSpecies && <span className={styles.species}>{row.speciesName}</span>}
            <Tags own={row.own} />
          </span>
        </span>
      </span>
    );
  },
  level: (props) => <LevelCell {...props} />,
  nature: ({ row }) => <NatureCell row={row} />,
  subskills: ({ row, room }) => <SubskillList row={row} room={room} />,
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
        <span
          key={sort}
          role={sort === 'name' ? 'rowheader' : 'gridcell'}
          tabIndex={-1}
          data-number={columnOf(sort).isNumber}
        >
          {CELLS[sort](props)}
        </span>
      ))}
      <span role="gridcell">
        <FavouriteButton row={row} actions={actions} />
      </span>
      <span role="gridcell">
        <EditButton row={row} actions={actions} />
      </span>
    </div>
  );
});
