// Up to ten creatures beside each other, with what each was found to make.
import { createStore } from 'zustand/vanilla';
import type { MemberProduction } from './results.ts';
import type { TimeWindow } from './teams.ts';

export const MAX_COMPARED = 10;

export interface Compared {
  readonly externalId: string;
  /** Null until it was calculated. */
  readonly production: MemberProduction | null;
  /** With which team and settings it was calculated; another one than now makes it old. */
  readonly settingsKey: string;
}

export interface ComparisonState {
  readonly members: readonly Compared[];
  /** The team that the compared ones are put into. */
  readonly teamIndex: number | null;
  readonly timeWindow: TimeWindow;
}

export const EMPTY_COMPARISON: ComparisonState = { members: [], teamIndex: null, timeWindow: '24H' };

export const createComparisonStore = () => createStore<ComparisonState>(() => EMPTY_COMPARISON);

export const isFull = ({ members }: ComparisonState): boolean => members.length >= MAX_COMPARED;

export const comparedIds = ({ members }: ComparisonState): readonly string[] =>
  members.map(({ externalId }) => externalId);

/** The creatures without their figures. */
export const withoutProduction = (state: ComparisonState): ComparisonState => ({
  ...state,
  members: state.members.map((member) => ({ ...member, production: null })),
});
