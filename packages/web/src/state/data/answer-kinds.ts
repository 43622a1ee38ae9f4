// The kinds of answers stored on the device, one row each. Store, persistence and validation follow from this table;
// the questions and their keys are in `sim/`, which is loaded later.
import type { Estimate, PatchAnswer } from '@oversleep/engine';
import type { BoundedCache } from './bounded.ts';
import {
  areCookedDays,
  arePatches,
  areSwapPlans,
  isAnsweredWeek,
  isComparedFigures,
  isFoundTeams,
  isIv,
  isMemberWorths,
  isOutlook,
  isProduction,
  isTeamFigures,
  isWorthSheet,
} from './read-results.ts';
import type {
  AnsweredWeek,
  ComparedFigures,
  CookedDay,
  FoundSwapPlans,
  FoundTeams,
  MemberIv,
  Outlook,
  Production,
  TeamTotals,
  WorthSheet,
} from './result-types.ts';

interface AnswerKind<T> {
  /** Prefix of the stored keys: it must never change. */
  readonly name: string;
  readonly most: number;
  readonly isOne: (value: unknown) => value is T;
  /** Which of them are kept longest: those seen last, or those being compared. */
  readonly keep?: 'seen' | 'compared';
}

const row = <T>(
  name: string,
  most: number,
  isOne: AnswerKind<T>['isOne'],
  keep?: 'seen' | 'compared',
): AnswerKind<T> => ({ name, most, isOne, ...(keep && { keep }) });

export const ANSWER_KINDS = {
  /** What a team makes: about 75 kB each, room for all teams and as many earlier states. */
  answers: row<Production>('answer', 20, isProduction, 'seen'),
  /** Comparisons of members with perfect builds. */
  verdicts: row<MemberIv>('verdict', 100, isIv),
  compared: row<ComparedFigures>('compared', 30, isComparedFigures, 'compared'),
  comparedTeams: row<TeamTotals>('comparedTeam', 20, isTeamFigures, 'compared'),
  /** By the key of the question about the joined members; without members it is about a creature alone. A team of five has up to seven sheets. */
  worths: row<WorthSheet>('worth', 24, isWorthSheet),
  /** What each member adds to the others of its team, in order: fewer and more precise than those of a box. */
  memberWorths: row<readonly Estimate[]>('memberWorth', 40, isMemberWorths),
  /** Possible upgrades of members. */
  outlooks: row<Outlook>('outlook', 40, isOutlook),
  searches: row<FoundTeams>('bestTeams', 12, isFoundTeams),
  /** The best rotations for teams that a search has found. */
  rotations: row<FoundSwapPlans>('bestRotations', 12, areSwapPlans),
  weeks: row<AnsweredWeek>('playedWeek', 12, isAnsweredWeek, 'seen'),
  /** The effect of the changes between two editions, by the index of the team. */
  patches: row<readonly PatchAnswer[]>('patch', 6, arePatches),
  /** What each upgrade of a team would add. */
  stepGains: row<readonly Estimate[]>('stepGains', 40, isMemberWorths),
  /** Dishes of some simulated weeks of a team. */
  calendars: row<readonly CookedDay[]>('calendar', 12, areCookedDays),
};

export type AnswerName = keyof typeof ANSWER_KINDS;

/** Whether something is stored under this key that can be computed again. */
export const isAnswerKey = (key: string): boolean =>
  Object.values(ANSWER_KINDS).some(({ name }) => key === name || key.startsWith(`${name}:`));

export type AnswerOf<K extends AnswerName> = (typeof ANSWER_KINDS)[K] extends AnswerKind<infer T> ? T : never;

const ROWS: { readonly [K in AnswerName]: AnswerKind<AnswerOf<K>> } = ANSWER_KINDS;

export const answerKind = <K extends AnswerName>(kind: K): AnswerKind<AnswerOf<K>> => ROWS[kind];

/** By kind, each answer under the key of its question. */
export type AnswerCaches = { readonly [K in AnswerName]: BoundedCache<AnswerOf<K>> };

const isAnswerName = (name: string): name is AnswerName => Object.hasOwn(ANSWER_KINDS, name);

export const ANSWER_NAMES: readonly AnswerName[] = Object.keys(ANSWER_KINDS).filter(isAnswerName);

export const answersIn = <K extends AnswerName>(caches: AnswerCaches, kind: K): BoundedCache<AnswerOf<K>> =>
  caches[kind];
