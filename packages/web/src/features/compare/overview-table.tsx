// Table of berries, ingredients and skill triggers.
import type { Game } from '@oversleep/game';
import { useMemo } from 'react';
import { messages } from '../../messages/messages.ts';
import { displayNameOf } from '../../messages/names.ts';
import { BerryPicture } from '../../parts/pictures/berry-picture.tsx';
import { IngredientPicture, IngredientsPicture } from '../../parts/pictures/ingredient-picture.tsx';
import { SkillPicture } from '../../parts/pictures/skill-picture.tsx';
import type { TimeWindow } from '../../state/data/teams.ts';
import { type Column, DataTable } from '../../ui/tables/data-table.tsx';
import type { Sorting } from '../../ui/tables/sort-control.tsx';
import { amountsOf, type CreatureAmounts, tenthText } from './amounts.ts';
import type { ComparisonEntry } from './entry.ts';
import { NameCell } from './name-cell.tsx';
import { Waiting } from './waiting.tsx';
import * as styles from './compare.module.css';

const t = messages('compare');

export interface EntryTableProps {
  readonly game: Game;
  readonly entries: readonly ComparisonEntry[];
  readonly timeWindow: TimeWindow;
  readonly sorting: Sorting;
  readonly onSort: (sorting: Sorting) => void;
}

interface Row {
  readonly entry: ComparisonEntry;
  /** Undefined until it is calculated. */
  readonly amounts: CreatureAmounts | undefined;
}

const columns = (): readonly Column<Row>[] => [
  {
    key: 'name',
    title: t('columns.name'),
    sortBy: ({ entry }) => displayNameOf(entry.creature),
    cell: ({ entry }) => <NameCell entry={entry} />,
  },
  {
    key: 'berry',
    title: t('columns.berry'),
    align: 'end',
    sortBy: ({ amounts }) => amounts?.berries.amount,
    cell: ({ amounts }) =>
      amounts ? (
        <span className={styles.compareAmount}>
          {amounts.berries.berry && <BerryPicture berry={amounts.berries.berry} size={26} />}
          {tenthText(amounts.berries.amount)}
        </span>
      ) : (
        <Waiting />
      ),
  },
  {
    key: 'ingredient',
    title: t('columns.ingredient'),
    align: 'end',
    sortBy: ({ amounts }) => amounts?.ingredientSum,
    cell: ({ amounts }) => (amounts ? <Ingredients amounts={amounts} /> : <Waiting />),
  },
  {
    key: 'skill',
    title: t('columns.skill'),
    align: 'end',
    sortBy: ({ amounts }) => amounts?.procs,
    cell: ({ entry, amounts }) =>
      amounts ? (
        <span className={styles.compareAmount}>
          {entry.species && <SkillPicture skill={entry.species.skill} size={28} />}
          {tenthText(amounts.procs)}
        </span>
      ) : (
        <Waiting />
      ),
  },
];

export function OverviewTable({ game, entries, timeWindow, sorting, onSort }: EntryTableProps) {
  const rows = useMemo(
    () =>
      entries.map(
        (entry): Row => ({ entry, amounts: entry.figures ? amountsOf(game, entry.figures, timeWindow) : undefined }),
      ),
    [game, entries, timeWindow],
  );
  return (
    <DataTable
      caption={t('captions.overview')}
      columns={columns()}
      rows={rows}
      rowKey={({ entry }) => entry.id}
      sorting={sorting}
      onSort={onSort}
    />
  );
}

function Ingredients({ amounts: { ingredients } }: { readonly amounts: CreatureAmounts }) {
  if (ingredients.length === 0) return <span>{t('none')}</span>;
  return (
    <span className={styles.compareAmounts}>
      {ingredients.map(({ ingredient, amount }) => (
        <span key={ingredient?.key ?? ''} className={styles.compareAmount}>
          {ingredient ? <IngredientPicture ingredient={ingredient} size={26} /> : <IngredientsPicture size={26} />}
          {tenthText(amount)}
        </span>
      ))}
    </span>
  );
}
