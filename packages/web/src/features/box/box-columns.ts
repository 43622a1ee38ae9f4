// The columns of the box, one row each: what they are called, by what they sort and how wide they are. Their cells are in box-table.tsx.
import type { Worth } from '../../sim/worth.ts';
import type { SortKey } from '../../ui/tables/table-order.ts';
import type { BoxRow } from './box-row.ts';

/** What rows are sorted by that comes to be known in time. */
export interface Known {
  /** When somebody last looked at a creature, by id, in milliseconds. */
  readonly lastViewed: Readonly<Record<string, number>>;
  readonly worths: ReadonlyMap<string, Worth>;
}

export interface BoxColumn {
  /** In the list of orders, for cards have no head. */
  readonly title: string;
  /** In the head of the table; without one the box is only sorted by it. */
  readonly head?: string;
  /** What the head does not say. */
  readonly note?: string;
  readonly isNumber?: true;
  /** In the grid of the table. */
  readonly width?: string;
  readonly sortBy: (row: BoxRow, known: Known) => SortKey;
  /** Names begin with A; numbers, unless this is set, with the largest. */
  readonly ascending?: true;
}

const BOX_COLUMNS = {
  name: {
    title: 'Name',
    head: 'Name',
    width: 'minmax(136px, 0.85fr)',
    sortBy: ({ name }) => name,
    ascending: true,
  },
  species: { title: 'Species', sortBy: ({ speciesName }) => speciesName, ascending: true },
  level: {
    title: 'Level',
    head: 'Level',
    isNumber: true,
    width: '56px',
    sortBy: ({ creature }) => creature.level,
  },
  nature: {
    title: 'Nature',
    head: 'Nature',
    width: 'minmax(96px, 0.65fr)',
    sortBy: ({ creature }) => creature.nature,
    ascending: true,
  },
  subskills: {
    title: 'Subskills',
    head: 'Subskills',
    note: 'Sorts by how rare they are',
    width: 'minmax(150px, 1.2fr)',
    sortBy: ({ subskills }) => raritySum(subskills),
  },
  ingredients: {
    title: 'Ingredients',
    head: 'Ingredients',
    width: 'minmax(92px, 0.65fr)',
    sortBy: ({ ingredients }) => ingredients.map(({ ingredient }) => ingredient.longName).join(' ') || null,
    ascending: true,
  },
  skill: {
    title: 'Skill level',
    head: 'Skill',
    note: 'Level of the main skill',
    width: '52px',
    sortBy: ({ creature, species }) => (species ? creature.skillLevel : null),
  },
  ribbon: { title: 'Ribbon', head: 'Ribbon', width: '88px', sortBy: ({ creature }) => creature.ribbon },
  rp: { title: 'RP', head: 'RP', isNumber: true, width: '52px', sortBy: ({ rp }) => rp },
  alone: {
    title: 'Worth alone',
    head: 'Alone',
    note: 'Strength of a week by itself, on the island of your team',
    isNumber: true,
    width: '80px',
    sortBy: ({ id }, { worths }) => worths.get(id)?.alone?.mean,
  },
  team: {
    title: 'Worth in the team',
    head: 'In team',
    note: 'What your team makes more in a week because of it',
    isNumber: true,
    width: '68px',
    sortBy: ({ id }, { worths }) => worths.get(id)?.inTeam?.mean,
  },
  // Who was not looked at for long comes first.
  looked: { title: 'Last looked at', sortBy: ({ id }, { lastViewed }) => lastViewed[id] ?? 0, ascending: true },
} as const satisfies Readonly<Record<string, BoxColumn>>;

export type BoxSort = keyof typeof BOX_COLUMNS;

/** Those with a place in the table. */
export type TableColumn = {
  [Sort in BoxSort]: (typeof BOX_COLUMNS)[Sort] extends { readonly head: string } ? Sort : never;
}[BoxSort];

export const columnOf = (sort: BoxSort): BoxColumn => BOX_COLUMNS[sort];

const isSort = (key: string): key is BoxSort => Object.hasOwn(BOX_COLUMNS, key);
const hasHead = (sort: BoxSort): sort is TableColumn => columnOf(sort).head !== undefined;

export const BOX_SORTS: readonly BoxSort[] = Object.keys(BOX_COLUMNS).filter(isSort);
export const TABLE_COLUMNS: readonly TableColumn[] = BOX_SORTS.filter(hasHead);

export const startsAscending = (sort: BoxSort): boolean => columnOf(sort).ascending === true;

/** Gold before silver before white, whatever there is of the lesser ones. */
const RARITY_WEIGHTS = { gold: 36, silver: 6, white: 1 } as const;
const raritySum = (subskills: BoxRow['subskills']): number =>
  subskills.reduce((sum, { subskill }) => sum + RARITY_WEIGHTS[subskill.rarity], 0);
