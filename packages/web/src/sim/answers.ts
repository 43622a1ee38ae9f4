// What simulations tell, besides the production of a team.
import type { Contributions, Doubtful } from '@oversleep/engine';
import type { MemberIv, Production } from '../state/results.ts';

export interface Progress {
  /** 0..1, as far as can be told. */
  readonly done: number;
  /** Known as well as was asked for: nothing more will come. */
  readonly final: boolean;
}

export type OnAnswer = (answer: Production, progress: Progress) => void;

/** What a member is worth to its team in a week, and what each upgrade would add, best first. */
export type Outlook = Contributions;

/** What is known of one of several teams. */
export interface ComparedTeam {
  readonly production: Production;
  /** Strength a week more (or less) than the first team, under the same luck; undefined for the first and until it is known. */
  readonly difference: Doubtful | undefined;
}

export type OnCompared = (place: number, compared: ComparedTeam, progress: Progress) => void;

export type { Doubtful, MemberIv };
