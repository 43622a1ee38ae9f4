// Table of chances, inventory, night and helps.
import type { Game } from '@oversleep/game';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { BerryPicture } from '../../parts/pictures/berry-picture.tsx';
import { IngredientPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { percentText } from '../../parts/words/wording.ts';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import { tenthText } from './amounts.ts';
import type { ComparisonEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import type { EntryTableProps } from './overview-table.tsx';
import { type Misc, miscOf } from './side-figures.ts';
import { Waiting } from './waiting.tsx';
import * as compareStyles from './compare.module.css';
import * as styles from './misc-table.module.css';

const t = messages('compare');

interface Row {
  readonly entry: ComparisonEntry;
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
      title: t('columns.name'),
      sortBy: ({ entry }) => displayNameOf(entry.creature),
      cell: ({ entry }) => <NameCell entry={entry} />,
    },
    numbers('ingredientChance', t('columns.ingredientChance'), ({ ingredientChance }) => ingredientChance, percentText),
    numbers('skillChance', t('columns.skillChance'), ({ skillChance }) => skillChance, percentText),
    numbers('carry', t('columns.carryLimit'), ({ carrySize }) => carrySize, String),
    {
      key: 'spilled',
      title: t('columns.spilled'),
      align: 'end',
      sortBy: ({ misc }) => misc?.spilledSum,
      cell: ({ misc }) => (misc ? <Spilled game={game} misc={misc} /> : <Waiting />),
    },
    {
      key: 'snack',
      title: t('columns.snack'),
      align: 'end',
      sortBy: ({ misc }) => misc?.snack,
      cell: ({ misc }) => (misc ? <Snack game={game} misc={misc} /> : <Waiting />),
    },
    numbers('recovered', t('columns.recovered'), ({ recovered }) => recovered),
    numbers('helps', t('columns.helps'), ({ helps }) => helps),
    numbers('dayHelps', t('columns.dayHelps'), ({ dayHelps }) => dayHelps),
    numbers('nightHelps', t('columns.nightHelps'), ({ nightHelps }) => nightHelps),
    numbers('snackHelps', t('columns.snackHelps'), ({ snackHelps }) => snackHelps),
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
    <section className={styles.compareWide} aria-label={t('captions.misc')} tabIndex={0}>
      <DataTable
        caption={t('captions.misc')}
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
  if (spilled.length === 0) return <span>{t('none')}</span>;
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
