// What a worker thread is asked: plain data that was checked before, with marks in the places of the players' own ids.
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

/** A task with the word that stops it: the thread looks at it now and then. */
export interface Errand {
  readonly task: Task;
  readonly stop: SharedArrayBuffer;
}

/** The answer as JSON text; `undefined`: it was stopped. */
export type Outcome = string | undefined;

/** Creatures with marks for ids, so that equal teams of different players have one answer. */
export const marked = (creatures: readonly Fields[]): readonly Fields[] =>
  creatures.map((creature, place) => ({ ...creature, externalId: `@${place}@` }));

const MARK = /"@(\d+)@"/g;

/** An answer with ids in the places of their marks. */
export const withIds = (text: string, ids: readonly string[]): string =>
  text.replace(MARK, (_, place: string) => JSON.stringify(ids[Number(place)] ?? ''));
