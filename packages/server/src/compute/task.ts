// What a worker thread is asked: plain data that was checked before, with marks in the places of the players' own ids.
import type { IvProduction } from '@oversleep/contract';
import type { TierChoice } from '@oversleep/engine';
import type { EditionId } from '@oversleep/game';

type Fields = Readonly<Record<string, unknown>>;

interface Situation {
  readonly edition: EditionId;
  readonly settings: Fields;
}

export interface TeamTask extends Situation {
  readonly kind: 'team';
  readonly members: readonly Fields[];
}

/** Each variant is simulated as the first member of a team with the others, all with the same luck. */
export interface IvTask extends Situation {
  readonly kind: 'iv';
  readonly variants: readonly Fields[];
  readonly members: readonly Fields[];
  /** Answers about variants before these, from the turns before this one. */
  readonly done?: IvProduction['variants'];
}

/** At which level and day candidates are looked for; the settings are those of the request's team. */
interface Search extends Situation {
  readonly level: number;
}

/** The smallest teams that cook a dish, with these members. */
export interface SolveTask extends Search {
  readonly kind: 'solve';
  readonly recipe: string;
  readonly members: readonly Fields[];
  readonly maxTeamSize: number;
}

/** Who brings most of an ingredient. */
export interface RankTask extends Search {
  readonly kind: 'rank';
  readonly ingredient: string;
}

/** A part of a tier list. The answer is empty when the thread needs another turn for it. */
export interface TierTask {
  readonly kind: 'tierPart';
  readonly choice: TierChoice;
  readonly part: string;
}

/** Nothing but being ready for the next one. */
interface WarmUp {
  readonly kind: 'warmUp';
}

export type Task = TeamTask | IvTask | SolveTask | RankTask | TierTask | WarmUp;

/** A task with the words that the thread looks at now and then: one that stops it, and how many others wait for a thread. */
export interface Errand {
  readonly task: Task;
  readonly stop: SharedArrayBuffer;
  readonly crowd: SharedArrayBuffer;
}

/** What is left of a task when its turn is over. */
export interface Rest {
  readonly rest: Task;
}

/** The answer as JSON text, or what another turn is needed for; `undefined`: it was stopped. */
export type Outcome = string | Rest | undefined;

/** For so long a task may keep a thread while others wait for one. */
export const TURN_MS = 200;

/** Creatures with marks for ids, so that equal teams of different players have one answer. */
export const marked = (creatures: readonly Fields[]): readonly Fields[] =>
  creatures.map((creature, place) => ({ ...creature, externalId: `@${place}@` }));

const MARK = /"@(\d+)@"/g;

/** An answer with ids in the places of their marks. */
export const withIds = (text: string, ids: readonly string[]): string =>
  text.replace(MARK, (_, place: string) => JSON.stringify(ids[Number(place)] ?? ''));
