// The changes between two editions as they are listed: in words, by kind, and found by any of their words.
import {
  type ChangedTable,
  type ChangeWords,
  changesBetween,
  changeWords,
  type EditionChange,
  type EditionId,
  gameOf,
} from '@oversleep/game';

export interface ListedChange extends ChangeWords {
  readonly change: EditionChange;
}

export interface ChangeGroup {
  readonly key: string;
  readonly title: string;
  readonly changes: readonly ListedChange[];
}

export const TABLE_NAMES: Readonly<Record<ChangedTable, string>> = {
  rules: 'Rules',
  skills: 'Main skills',
  species: 'Pokémon',
  recipes: 'Recipes',
  ingredients: 'Ingredients',
  berries: 'Berries',
  islands: 'Islands',
  subskills: 'Subskills',
  natures: 'Natures',
  ribbons: 'Ribbons',
  levels: 'Levels',
};

export function listedChanges(from: EditionId, to: EditionId): readonly ListedChange[] {
  const [before, after] = [gameOf(from), gameOf(to)];
  return changesBetween(from, to).map((change) => ({ change, ...changeWords(change, before, after) }));
}

/** Every word that is looked for must be there. */
export function matching(changes: readonly ListedChange[], text: string): readonly ListedChange[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return changes.filter(({ change, title, lines }) => {
    const all = [TABLE_NAMES[change.table], title, ...lines.map((line) => line.words)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

/** By table; what is new in the game stands apart from what is different. */
export function groupsOf(changes: readonly ListedChange[]): readonly ChangeGroup[] {
  const groups = new Map<string, ListedChange[]>();
  for (const listed of changes) {
    const { table, kind } = listed.change;
    const title = kind === 'changed' ? TABLE_NAMES[table] : `${TABLE_NAMES[table]}: ${kind}`;
    groups.set(title, [...(groups.get(title) ?? []), listed]);
  }
  return [...groups].map(([title, own]) => ({ key: title, title, changes: own }));
}

/** So many levels of a skill are told where no member has it: those of one that somebody has are told alone. */
export function linesFor({ lines }: ChangeWords, levels: readonly number[]): readonly string[] {
  const own = lines.filter(({ level }) => level === undefined || levels.length === 0 || levels.includes(level));
  return (own.some(({ level }) => level !== undefined) || levels.length === 0 ? own : lines).map(({ words }) => words);
}
