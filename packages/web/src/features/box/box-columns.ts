// The columns of the box: their titles, sort keys and widths. Their cells are in box-table.tsx.
import type { Verdict, Verdicts } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { nameOf } from '../../messages/names.ts';
import type { Worth } from '../../sim/worth.ts';
import type { SortKey } from '../../ui/tables/table-order.ts';
import type { BoxRow } from './box-row.ts';

const t = messages('box');

/** Sort keys that are not part of a row. */
export interface SortFacts {
  /** When a creature was last opened, by id, in milliseconds. */
  readonly lastViewed: Readonly<Record<string, number>>;
  readonly worths: ReadonlyMap<string, Worth>;
  /** Undefined until they are known. */
  readonly verdicts: Verdicts | undefined;
}

export interface BoxColumn {
  readonly title: () => string;
  /** A shorter title for the head of the table. */
  readonly head?: () => string;
  /** Explains the head. */
  readonly note?: () => string;
  readonly isNumber?: true;
  /** In the grid of the table. Columns without one are only there to sort by. */
  readonly width?: string;
  readonly sortBy: (row: BoxRow, known: SortFacts) => SortKey;
  /** Whether the order starts with the smallest. */
  readonly ascending?: true;
}

const CHOICES: readonly Verdict['choice'][] = ['candy', 'open', 'keep'];

const BOX_COLUMNS = {
  name: {
    title: () => t('columns.name'),
    width: 'minmax(120px, 1fr)',
    sortBy: ({ name }) => name,
    ascending: true,
  },
  species: { title: () => t('columns.species'), sortBy: ({ speciesName }) => speciesName, ascending: true },
  level: {
    title: () => t('columns.level'),
    head: () => t('heads.level'),
    isNumber: true,
    width: '38px',
    sortBy: ({ creature }) => creature.level,
  },
  nature: {
    title: () => t('columns.nature'),
    width: '136px',
    sortBy: ({ creature }) => creature.nature,
    ascending: true,
  },
  subskills: {
    title: () => t('columns.subskills'),
    note: () => t('notes.subskills'),
    width: 'minmax(150px, 2fr)',
    sortBy: ({ subskills }) => raritySum(subskills),
  },
  ingredients: {
    title: () => t('columns.ingredients'),
    width: '112px',
    sortBy: ({ ingredients }) =>
      ingredients.map(({ ingredient }) => nameOf('ingredients', ingredient)).join(' ') || null,
    ascending: true,
  },
  skill: {
    title: () => t('columns.skill'),
    head: () => t('heads.skill'),
    note: () => t('notes.skill'),
    width: '38px',
    sortBy: ({ creature, species }) => (species ? creature.skillLevel : null),
  },
  ribbon: { title: () => t('columns.ribbon'), width: '58px', sortBy: ({ creature }) => creature.ribbon },
  rp: { title: () => t('columns.rp'), isNumber: true, width: '48px', sortBy: ({ rp }) => rp },
  alone: {
    title: () => t('columns.alone'),
    head: () => t('heads.alone'),
    note: () => t('notes.alone'),
    isNumber: true,
    width: '80px',
    sortBy: ({ id }, { worths }) => worths.get(id)?.alone?.mean,
  },
  team: {
    title: () => t('columns.team'),
    head: () => t('heads.team'),
    note: () => t('notes.team'),
    isNumber: true,
    width: '80px',
    sortBy: ({ id }, { worths }) => worths.get(id)?.inTeam?.mean,
  },
  // Candidates for candy come first.
  keep: {
    title: () => t('keep.title'),
    head: () => t('heads.keep'),
    note: () => t('notes.keep'),
    width: '54px',
    sortBy: ({ id }, { verdicts }) => {
      const choice = verdicts?.get(id)?.choice;
      return choice && CHOICES.indexOf(choice);
    },
    ascending: true,
  },
  // Those that were not opened for the longest time come first.
  looked: {
    title: () => t('columns.looked'),
    sortBy: ({ id }, { lastViewed }) => lastViewed[id] ?? 0,
    ascending: true,
  },
} as const satisfies Readonly<Record<string, BoxColumn>>;

export type BoxSort = keyof typeof BOX_COLUMNS;

/** Columns of the table. */
export type TableColumn = {
  [Sort in BoxSort]: (typeof BOX_COLUMNS)[Sort] extends { readonly width: string } ? Sort : never;
}[BoxSort];

export const columnOf = (sort: BoxSort): BoxColumn => BOX_COLUMNS[sort];

const isSort = (key: string): key is BoxSort => Object.hasOwn(BOX_COLUMNS, key);
const isInTable = (sort: BoxSort): sort is TableColumn => columnOf(sort).width !== undefined;

export const BOX_SORTS: readonly BoxSort[] = Object.keys(BOX_COLUMNS).filter(isSort);
export const TABLE_COLUMNS: readonly TableColumn[] = BOX_SORTS.filter(isInTable);

export const startsAscending = (sort: BoxSort): boolean => columnOf(sort).ascending === true;

/** One gold outweighs any number of silver ones, one silver any number of white ones. */
const RARITY_WEIGHTS = { gold: 36, silver: 6, white: 1 } as const;
const raritySum = (subskills: BoxRow['subskills']): number =>
  subskills.reduce((sum, { subskill }) => sum + RARITY_WEIGHTS[subskill.rarity], 0);
