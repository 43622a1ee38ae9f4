// The columns of the box: what they are called, and by what each sorts.
import type { BoxSort } from './box-search.ts';

export interface BoxColumn {
  readonly sort: BoxSort;
  readonly title: string;
  readonly isNumber?: true;
  /** What the title does not say. */
  readonly note?: string;
}

export const COLUMNS: readonly BoxColumn[] = [
  { sort: 'name', title: 'Name' },
  { sort: 'level', title: 'Level', isNumber: true },
  { sort: 'nature', title: 'Nature' },
  { sort: 'subskills', title: 'Subskills', note: 'Sorts by how rare they are' },
  { sort: 'ingredients', title: 'Ingredients' },
  { sort: 'skill', title: 'Skill', note: 'Level of the main skill' },
  { sort: 'ribbon', title: 'Ribbon' },
  { sort: 'rp', title: 'RP', isNumber: true },
  { sort: 'alone', title: 'Alone', isNumber: true, note: 'Strength of a week by itself, on the island of your team' },
  { sort: 'team', title: 'In team', isNumber: true, note: 'What your team makes more in a week because of it' },
];

/** What cards, which have no head, are sorted by; and what has no column of its own. */
export const SORT_TITLES: Readonly<Record<BoxSort, string>> = {
  alone: 'Worth alone',
  team: 'Worth in the team',
  rp: 'RP',
  level: 'Level',
  name: 'Name',
  species: 'Species',
  nature: 'Nature',
  subskills: 'Subskills',
  ingredients: 'Ingredients',
  skill: 'Skill level',
  ribbon: 'Ribbon',
  looked: 'Last looked at',
};
