// What a file of creatures becomes when it is read, and what a format is: a name, a way to recognise it, to read it, to write it.
import type { Creature, Game, Language } from '@oversleep/game';

/** The formats, by the ids that the command line and the HTTP interface use. */
export type FormatId =
  | 'pokesleep-lines'
  | 'pokesleep-csv'
  | 'pokesleep-tsv'
  | 'nerolis-lab'
  | 'raenonx'
  | 'pokesleepcalc'
  | 'dump-raw'
  | 'oversleep';

/** Where a creature was read: in a file of that format, or on screenshots of the game. */
export type SourceId = FormatId | 'screens';

/** What the file itself says that the game shows of a creature: it proves the row, or puts it in doubt. */
export interface Shown {
  readonly rp?: number;
  readonly carrySize?: number;
  readonly helpSeconds?: number;
}

/** A creature as a file tells of it; `name` is empty where the file has none. `takenOver` makes one of it that can be kept. */
export type TellsOf = Omit<Creature, 'externalId' | 'version' | 'saved'>;

export interface ReadCreature {
  /** 1 for the first record; a header and blank lines are none. */
  readonly row: number;
  /** Where the record begins in a text that has one record to a line, from 1. */
  readonly line?: number;
  readonly creature: TellsOf;
  /** What the file calls a species that the edition does not know. It is kept as it is. */
  readonly unknown?: string;
  /** What is doubtful about it, a sentence each. */
  readonly flags: readonly string[];
  /** The record as it stood in the file. */
  readonly raw: string;
  readonly shown?: Shown;
  /** The id that the file gives it: teams of the file name their members by it. */
  readonly id?: string;
}

/** A record of which no creature could be made, or what is wrong with the whole file (row 0). */
export interface ReadProblem {
  readonly row: number;
  /** As of `ReadCreature`. */
  readonly line?: number;
  /** Where several files were read. */
  readonly file?: string;
  readonly field: string;
  readonly message: string;
  readonly raw: string;
}

/** A team that the file has: who stands in which place, by `ReadCreature.row`. */
export interface ReadTeam {
  readonly name: string;
  readonly members: readonly (number | null)[];
  readonly camp?: boolean;
  readonly bedtime?: string;
  readonly wakeup?: string;
  readonly recipeType?: string;
  readonly island?: string;
}

export interface ReadBox {
  readonly format: SourceId;
  readonly creatures: readonly ReadCreature[];
  readonly problems: readonly ReadProblem[];
  readonly teams: readonly ReadTeam[];
  /** What a player should know about the whole file. */
  readonly notes: readonly string[];
}

/** A team to write: its members by `Creature.externalId`. */
export interface BoxTeam extends Omit<ReadTeam, 'members'> {
  readonly members: readonly (string | null)[];
}

/** What is written. */
export interface Box {
  readonly creatures: readonly Creature[];
  readonly teams?: readonly BoxTeam[];
}

export interface WriteOptions {
  /** For formats that are written in a language of the game. */
  readonly language?: Language | undefined;
}

export interface WrittenBox {
  readonly text: string;
  /** Who could not be written and why, a sentence each. */
  readonly notes: readonly string[];
}

/** A row of the table of formats. */
export interface Format {
  readonly id: FormatId;
  readonly name: string;
  /** How much of the text looks like this format, from 0 to 1. */
  readonly detect: (game: Game, text: string) => number;
  readonly read: (game: Game, text: string) => ReadBox;
  readonly write?: (game: Game, box: Box, options: WriteOptions) => WrittenBox;
  /** What is lost by writing it, a sentence each; empty for a format that keeps everything. */
  readonly loses: readonly string[];
  /** The ending of its files. */
  readonly extension: string;
  /** Written in one of the game's languages. */
  readonly languages?: true;
}
