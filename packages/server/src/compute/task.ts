// Tasks of worker threads: checked plain data, with placeholders instead of the players' own ids.
import type { BodyOf, Problem, routes } from '@oversleep/contract';
import type { ChainOrder, RequestMember, SearchTask, TierChoice } from '@oversleep/engine';
import type { QuestionName, Questions } from '@oversleep/questions';

/** A question of the table. */
export interface QuestionTask<K extends QuestionName = QuestionName> {
  readonly kind: 'question';
  readonly name: K;
  readonly input: Questions[K]['input'];
}

/** `Sent` is what the route answers with; the compiler checks that the question does so. */
export const questionTask = <K extends QuestionName, Sent>(
  name: K,
  input: Questions[K]['answer'] extends Sent ? Questions[K]['input'] : never,
) => ({ kind: 'question', name, input }) as const;

/** A part of a tier list. The answer is empty when the thread needs another turn for it. */
export interface TierTask {
  readonly kind: 'tierPart';
  readonly choice: TierChoice;
  readonly part: string;
}

/** A search for the best team, and the name under which a thread keeps it from one part to the next. */
interface TeamSearchTask {
  readonly name: string;
  readonly search: SearchTask;
  readonly steps: number | null;
}

/** Asks what a search wants to simulate next, given the results of its rounds. */
export interface SearchPlanTask extends TeamSearchTask {
  readonly kind: 'searchPlan';
  /** Number of finished rounds. */
  readonly round: number;
  /** Results of the rounds from this one on; a thread that needs earlier ones says so. */
  readonly from: number;
  readonly outcomes: readonly (readonly PackedOutcome[])[];
}

/** Simulates a part of a round. */
export interface SearchChainsTask extends TeamSearchTask {
  readonly kind: 'searchChains';
  readonly orders: readonly ChainOrder[];
}

/** Result of an order as it is stored: days, value and controls of each sample. */
export interface PackedOutcome {
  readonly chains: readonly (readonly number[])[];
  readonly runs: readonly (readonly number[])[];
}

/** A text that is read as a box. */
export interface ReadBoxTask extends BodyOf<typeof routes.readBox> {
  readonly kind: 'readBox';
}

/** A text that is read as a box and written in another format. */
export interface WriteBoxTask extends BodyOf<typeof routes.writeBox> {
  readonly kind: 'writeBox';
  /** Now, as it is written into the box. */
  readonly at: string;
}

/** Does nothing: the thread only loads what it needs. */
interface WarmUp {
  readonly kind: 'warmUp';
}

export type Task = QuestionTask | TierTask | SearchPlanTask | SearchChainsTask | ReadBoxTask | WriteBoxTask | WarmUp;

/** A task with the shared words that the thread checks now and then. */
export interface Assignment {
  readonly number: number;
  readonly task: Task;
  /** Not 0: the task must stop. */
  readonly stop: SharedArrayBuffer;
  /** Not 0: the task is paused until this is set to 0 and notified. */
  readonly rest: SharedArrayBuffer;
  /** How many milliseconds its turn may last; 0: no limit. */
  readonly turn: SharedArrayBuffer;
}

/** What remains of a task when its turn is over. */
export interface Remainder {
  readonly rest: Task;
}

/** Why there is no answer; the caller gets this instead. */
export interface TaskRefusal {
  readonly problem: Problem;
}

/** An answer of the engine, which must not be changed. */
export type ReadonlyAnswer<T> = T extends readonly (infer E)[]
  ? readonly ReadonlyAnswer<E>[]
  : T extends object
    ? { readonly [K in keyof T]: ReadonlyAnswer<T[K]> }
    : T;

/** The answer as JSON text, the remainder for another turn, or the reason for a refusal; `undefined`: the task was stopped. */
export type Outcome = string | Remainder | TaskRefusal | undefined;

/** How long a task may keep a thread while others are waiting for one. */
export const TURN_MS = 50;
/** A turn's length when a caller with no other question arrives. */
export const SHORT_TURN_MS = 5;

/** Members with placeholders for ids, so that equal teams of different players share one answer. */
export const marked = (members: readonly RequestMember[]): readonly RequestMember[] =>
  members.map((member, place) => withId(member, `@${place}@`));

/** Members that don't appear in answers, so their ids don't matter. */
export const unnamed = (members: readonly RequestMember[]): readonly RequestMember[] =>
  members.map((member) => withId(member, ''));

const withId = ({ creature, sneakySnacking }: RequestMember, externalId: string): RequestMember => ({
  creature: { ...creature, externalId },
  sneakySnacking,
});

const MARK = /"@(\d+)@"/g;

/** Replaces the placeholders in an answer by ids. */
export const withIds = (text: string, ids: readonly string[]): string =>
  text.replace(MARK, (_, place: string) => JSON.stringify(ids[Number(place)] ?? ''));
