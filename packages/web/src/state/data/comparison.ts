// Up to ten creatures or teams to compare, and how the player views them.
import { createStore } from 'zustand/vanilla';
import { messages } from '../../messages/messages.ts';
import { membersOf, type PlayerTeam } from './data.ts';
import type { TimeWindow } from './teams.ts';

const t = messages('shell');

export const MAX_COMPARED = 10;
export const fullText = (): string => t('comparisonFull', { count: MAX_COMPARED });
/** How many teammates the compared ones may have. */
export const MAX_AROUND = 4;

export interface ComparedCreature {
  readonly externalId: string;
  /** The key of the figures that were seen last; empty until there are any. */
  readonly seen: string;
}

export interface ComparedTeam {
  readonly index: number;
  readonly seen: string;
}

export const COMPARE_TABS = ['overview', 'strength', 'misc'] as const;
type CompareTab = (typeof COMPARE_TABS)[number];

export const INGREDIENT_MODES = ['ignore', 'min', 'max'] as const;
export type IngredientMode = (typeof INGREDIENT_MODES)[number];

interface ComparisonSorting {
  readonly by: string;
  readonly ascending: boolean;
}

/** The player's view of the comparison. */
export interface CompareView {
  readonly kind: 'creatures' | 'teams';
  readonly tab: CompareTab;
  readonly berries: boolean;
  readonly skill: boolean;
  readonly ingredients: IngredientMode;
  /** Numbers instead of bars. */
  readonly asData: boolean;
  /** The level for all compared creatures; null: each at its own. */
  readonly level: number | null;
  /** The baseline; null: the first. */
  readonly baseline: string | null;
  readonly baseTeam: number | null;
  /** By table. */
  readonly sorting: Readonly<Record<string, ComparisonSorting>>;
}

export interface ComparisonState {
  readonly members: readonly ComparedCreature[];
  readonly teams: readonly ComparedTeam[];
  /** The team that the compared creatures are put into. */
  readonly teamIndex: number | null;
  /** The member they replace there; null: a free slot. */
  readonly place: number | null;
  readonly timeWindow: TimeWindow;
  readonly view: CompareView;
}

export const DEFAULT_COMPARE_VIEW: CompareView = {
  kind: 'creatures',
  tab: 'overview',
  berries: true,
  skill: true,
  ingredients: 'min',
  asData: false,
  level: null,
  baseline: null,
  baseTeam: null,
  sorting: {},
};

export const EMPTY_COMPARISON: ComparisonState = {
  members: [],
  teams: [],
  teamIndex: null,
  place: null,
  timeWindow: '24H',
  view: DEFAULT_COMPARE_VIEW,
};

export const createComparisonStore = () => createStore<ComparisonState>(() => EMPTY_COMPARISON);

export const isFull = ({ members }: Pick<ComparisonState, 'members'>): boolean => members.length >= MAX_COMPARED;

export const comparedIds = ({ members }: Pick<ComparisonState, 'members'>): readonly string[] =>
  members.map(({ externalId }) => externalId);

/** The slot that compared creatures take: that of the chosen member if the team is full. Null: there is a free one. */
export function replacedPlace(team: PlayerTeam, place: number | null): number | null {
  if (place !== null && team.members[place]) return place;
  return membersOf(team).length > MAX_AROUND ? team.memberIndex : null;
}

/** The keys of all figures that may be on the screen. */
export const seenIn = ({ members, teams }: Pick<ComparisonState, 'members' | 'teams'>): readonly string[] =>
  [...members, ...teams].map(({ seen }) => seen);

/** The list with one of them in another position; those between move up. */
export function moved<T>(list: readonly T[], from: number, to: number): readonly T[] {
  const one = list[from];
  if (one === undefined || to < 0 || to >= list.length) return list;
  const others = list.filter((_, place) => place !== from);
  return [...others.slice(0, to), one, ...others.slice(to)];
}
