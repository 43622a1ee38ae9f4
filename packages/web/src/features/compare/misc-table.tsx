// Chances, bag, night and helps.
import { displayNameOf, type Game } from '@oversleep/game';
import { useMemo } from 'react';
import { BerryPicture } from '../../parts/pictures/berry-picture.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { percentText } from '../../parts/words/wording.ts';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { tenthText } from './amounts.ts';
import type { Entry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import type { EntryTableProps } from './overview-table.tsx';
import { type Misc, miscOf } from './side-figures.ts';
import { Waiting } from './waiting.tsx';
import * as compareStyles from './compare.module.css';
import * as styles from './misc-table.module.css';

interface Row {
  readonly entry: Entry;
  readonly misc: Misc | undefined;
}

/** A column of plain numbers. */
function numbers(
  key: string,
  title: string,
  pick: (misc: Misc) => number,
  text: (value: number) => string = tenthText,
): Column<Row> {
  return {
    key,
    title,
    align: 'end',
    sortBy: ({ misc }) => misc && pick(misc),
    cell: ({ misc }) => (misc ? text(pick(misc)) : <Waiting />),
  };
}

function columnsFor(game: Game): readonly Column<Row>[] {
  return [
    {
      key: 'name',
      title: 'Name',
      sortBy: ({ entry }) => displayNameOf(entry.creature),
      cell: ({ entry }) => <NameCell entry={entry} />,
    },
    numbers('ingredientChance', 'Ingredient percentage', ({ ingredientChance }) => ingredientChance, percentText),
    numbers('skillChance', 'Skill percentage', ({ skillChance }) => skillChance, percentText),
    numbers('carry', 'Carry limit', ({ carrySize }) => carrySize, String),
    {
      key: 'spilled',
      title: 'Spilled ingredients',
      align: 'end',
      sortBy: ({ misc }) => misc?.spilledSum,
      cell: ({ misc }) => (misc ? <Spilled game={game} misc={misc} /> : <Waiting />),
    },
    {
      key: 'snack',
      title: 'Sneaky snack',
      align: 'end',
      sortBy: ({ misc }) => misc?.snack,
      cell: ({ misc }) => (misc ? <Snack game={game} misc={misc} /> : <Waiting />),
    },
    numbers('recovered', 'Total recovered energy', ({ recovered }) => recovered),
    numbers('helps', 'Total helps', ({ helps }) => helps),
    numbers('dayHelps', 'Day helps', ({ dayHelps }) => dayHelps),
    numbers('nightHelps', 'Night helps', ({ nightHelps }) => nightHelps),
    numbers('snackHelps', 'Sneaky snack helps', ({ snackHelps }) => snackHelps),
  ];
}

export function MiscTable({ game, entries, timeWindow, sorting, onSort }: EntryTableProps) {
  const columns = useMemo(() => columnsFor(game), [game]);
  const rows = useMemo(
    () => entries.map((entry): Row => ({ entry, misc: entry.figures ? miscOf(entry.figures, timeWindow) : undefined })),
    [entries, timeWindow],
  );
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a wide table scrolls, which the keyboard has to be able to do
    <section className={styles.compareWide} aria-label="Chances, bag, night and helps" tabIndex={0}>
      <DataTable
        caption="Chances, bag, night and helps"
        columns={columns}
        rows={rows}
        rowKey={({ entry }) => entry.id}
        sorting={sorting}
        onSort={onSort}
      />
    </section>
  );
}

function Spilled({ game, misc: { spilled } }: { readonly game: Game; readonly misc: Misc }) {
  if (spilled.length === 0) return <span>None</span>;
  return (
    <span className={compareStyles.compareAmounts}>
      {spilled.map(({ name, amount }) => (
        <span key={name} className={compareStyles.compareAmount}>
          <IngredientPicture ingredient={game.ingredients.get(name)} size={24} />
          {tenthText(amount)}
        </span>
      ))}
    </span>
  );
}

function Snack({ game, misc: { snackBerry, snack } }: { readonly game: Game; readonly misc: Misc }) {
  const berry = game.berries.find(snackBerry);
  return (
    <span className={compareStyles.compareAmount}>
      {berry && <BerryPicture berry={berry} size={24} />}
      {tenthText(snack)}
    </span>
  );
}
