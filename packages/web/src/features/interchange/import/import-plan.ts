// What importing files would do: rows of creatures, rows that can't be read, and teams.
import type { Creature, SwapPlan, Team } from '@oversleep/game';
import type { CreatureFields, Note, ReadBox, ReadCreature, ReadProblem, SourceId } from '@oversleep/interchange';
import type { FieldChange } from './field-changes.ts';

/** A file, a text or a link that was read. */
export interface ImportSource {
  readonly name: string;
  readonly box: ReadBox;
}

/** In the order in which they are shown. */
export const GROUPS = ['doubtful', 'new', 'changed', 'same'] as const;
export type ImportGroupName = (typeof GROUPS)[number];

export interface ImportRow {
  /** Of all rows of all files. */
  readonly key: string;
  readonly format: SourceId;
  readonly group: ImportGroupName;
  readonly read: ReadCreature;
  /** As it would come in: what cannot be is put right. */
  readonly fields: CreatureFields;
  /** The creature that is in the box already, with the changes made. */
  readonly merged?: Creature | undefined;
  readonly changes: readonly FieldChange[];
  /** The row of an earlier file that says the same. */
  readonly twin?: string | undefined;
}

/** A record of which no creature could be made. */
export interface UnreadableRecord extends ReadProblem {
  readonly key: string;
}

export interface PlannedTeam {
  readonly key: string;
  /** Its settings, without members. */
  readonly team: Team;
  /** Keys of rows, by place. */
  readonly members: readonly (string | null)[];
  /** By keys of rows. */
  readonly rotation?: SwapPlan | undefined;
  /** A team with this name and these five is there already. */
  readonly isThere: boolean;
}

export interface ImportPlan {
  readonly rows: readonly ImportRow[];
  readonly unreadable: readonly UnreadableRecord[];
  readonly teams: readonly PlannedTeam[];
  /** What the player should know about the files. */
  readonly notes: readonly Note[];
}

export const rowKey = (source: number, row: number): string => `${source}:${row}`;

/** Whether the file is behind in something that can only grow. */
export const isBehind = ({ changes }: Pick<ImportRow, 'changes'>): boolean => changes.some((one) => one.isBehind);
