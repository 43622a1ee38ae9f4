// The changes between two editions as they are listed: as texts, by kind, with a search.

import { type ChangedTable, changesBetween, type EditionChange, type EditionId, gameOf } from '@oversleep/game';
import { messages } from '../../messages/messages.ts';
import { type ChangeWords, changeWords } from './change-words.ts';

const t = messages('changes');

export interface ListedChange extends ChangeWords {
  readonly change: EditionChange;
}

export interface ChangeGroup {
  readonly key: string;
  readonly title: string;
  readonly changes: readonly ListedChange[];
}

export const tableName = (table: ChangedTable): string => t(`tables.${table}`);

export function listedChanges(from: EditionId, to: EditionId): readonly ListedChange[] {
  const [before, after] = [gameOf(from), gameOf(to)];
  return changesBetween(from, to).map((change) => ({ change, ...changeWords(change, before, after) }));
}

/** Changes that contain all words of the search. */
export function matching(changes: readonly ListedChange[], text: string): readonly ListedChange[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return changes.filter(({ change, title, lines }) => {
    const all = [tableName(change.table), title, ...lines.map((line) => line.words)].join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  });
}

function groupTitle(table: ChangedTable, kind: EditionChange['kind']): string {
  if (kind === 'changed') return tableName(table);
  return t(kind === 'new' ? 'groups.new' : 'groups.gone', { table: tableName(table) });
}

/** By table, with new and removed rows apart from changed ones. */
export function groupsOf(changes: readonly ListedChange[]): readonly ChangeGroup[] {
  const groups = new Map<string, ListedChange[]>();
  for (const listed of changes) {
    const { table, kind } = listed.change;
    const title = groupTitle(table, kind);
    groups.set(title, [...(groups.get(title) ?? []), listed]);
  }
  return [...groups].map(([title, own]) => ({ key: title, title, changes: own }));
}

/** Of a skill that members have, only the lines about their skill levels. */
export function linesFor({ lines }: ChangeWords, levels: readonly number[]): readonly string[] {
  const own = lines.filter(({ level }) => level === undefined || levels.length === 0 || levels.includes(level));
  return (own.some(({ level }) => level !== undefined) || levels.length === 0 ? own : lines).map(({ words }) => words);
}
