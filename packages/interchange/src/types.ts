// What a file of creatures becomes when it is read, and what a format is: a name, a way to recognise it, to read it, to write it.
import type { Creature, Fields, Game, ImportDoubt, Language, Of, SwapPlan } from '@oversleep/game';
import type { Losses } from './losses.ts';
import type { Note } from './note.ts';
import type { readTeamShape } from './read-shapes.ts';

/** What the file itself says that the game shows of a creature: it proves the row, or puts it in doubt. */
export interface ShownFigures {
  readonly rp?: number;
  readonly carrySize?: number;
  readonly helpSeconds?: number;
}

/** The fields of a creature in a file; `name` is empty where the file has none. `toCreature` makes a creature of them. */
export type CreatureFields = Omit<Creature, 'externalId' | 'version' | 'saved'>;

export interface ReadCreature {
  /** 1 for the first record; a header and blank lines are none. */
  readonly row: number;
  /** Where the record begins in a text that has one record to a line, from 1. */
  readonly line?: number;
  readonly creature: CreatureFields;
  /** What the file calls a species that the edition does not know. It is kept as it is. */
  readonly unknown?: string;
  /** What is doubtful about it. */
  readonly doubts: readonly Note[];
  /** Instead, of a creature that was read from pictures: what is doubtful about which field. */
  readonly fieldDoubts?: readonly ImportDoubt[];
  /** The record as it stood in the file. */
  readonly raw: string;
  readonly shown?: ShownFigures;
  /** The id that the file gives it: teams of the file name their members by it. */
  readonly id?: string;
}

/** A record of which no creature could be made, or what is wrong with the whole file (row 0). */
export interface ReadProblem extends RecordSource {
  readonly field: string;
  readonly note: Note;
}

/** A team of the file: its members by slot, by `ReadCreature.row`. */
export interface ReadTeam extends Of<typeof readTeamShape> {}

/** What a text holds. Its format is known to the caller that chose the reader. */
export interface BoxContents {
  readonly creatures: readonly ReadCreature[];
  readonly problems: readonly ReadProblem[];
  readonly teams: readonly ReadTeam[];
  /** What a player should know about the whole file. */
  readonly remarks: readonly Note[];
}

/** A team to write: its members by `Creature.externalId`. */
export interface BoxTeam extends Omit<ReadTeam, 'members' | 'rotation'> {
  readonly members: readonly (string | null)[];
  /** By `Creature.externalId`. */
  readonly rotation?: SwapPlan | undefined;
}

/** What is written. */
export interface Box {
  readonly creatures: readonly Creature[];
  readonly teams?: readonly BoxTeam[];
}

export interface WriteOptions {
  /** For formats that are written in a language of the game. */
  readonly language?: Language | undefined;
  /** For formats that say when they were written, as an ISO date and time. */
  readonly at?: string | undefined;
}

export interface WrittenBox {
  readonly text: string;
  /** What could not be written and why. */
  readonly remarks: readonly Note[];
}

/** Where a record was found. */
export interface RecordSource {
  readonly row: number;
  readonly line?: number;
  readonly raw: string;
}

/** A kind of JSON record. Each record of a text is read by the kind that it is most surely of, whatever the rest of the text is. */
export interface RecordKind {
  /** How surely an object is such a record, from 0 to 1. */
  readonly like: (fields: Fields) => number;
  readonly read: (game: Game, source: RecordSource, fields: Fields) => ReadCreature | ReadProblem;
}

/** A text whose JSON is parsed once, when it is first asked for. */
export interface OpenedText {
  readonly text: string;
  /** Undefined where it is no JSON. */
  readonly value: () => unknown;
}

/** A row of the table of formats: it has records in JSON, a text of its own, or both. */
export interface FormatRow<Id extends string = string> {
  readonly id: Id;
  readonly name: string;
  readonly json?: {
    readonly records: RecordKind;
    /** An empty box without its spaces, where its records alone don't show it. */
    readonly empty?: '[]' | '{}' | RegExp;
    /** Its texts begin with our own mark. */
    readonly marked?: true;
  };
  readonly plain?: {
    /** How much of the text looks like this format, from 0 to 1. */
    readonly detect: (game: Game, opened: OpenedText) => number;
    /** Undefined where the text is JSON of the same format. */
    readonly read: (game: Game, opened: OpenedText) => BoxContents | undefined;
  };
  readonly write?: (game: Game, box: Box, options: WriteOptions) => WrittenBox;
  /** What is lost by writing it. */
  readonly losses: Losses;
  /** The ending of its files. */
  readonly extension: string;
  /** Written in one of the game's languages. */
  readonly languages?: true;
}
