// The ten teams, and which of them is on the screen.
import { DAYS_A_WEEK, type TeamIsland } from '@oversleep/game';
import { createStore } from 'zustand/vanilla';
import { emptyTeam, emptyTeams, type PlayerTeam } from './data.ts';

export type TimeWindow = '8H' | '24H' | 'WEEK';
export const TIME_WINDOWS: readonly TimeWindow[] = ['8H', '24H', 'WEEK'];
/** In days. */
export const TIME_FACTORS: Readonly<Record<TimeWindow, number>> = { '8H': 8 / 24, '24H': 1, WEEK: DAYS_A_WEEK };

export type ResultTab = 'overview' | 'members' | 'cooking' | 'next';
export const RESULT_TABS: readonly ResultTab[] = ['overview', 'members', 'cooking', 'next'];

/** The view of this device; two tabs may show different teams. */
export interface TeamView {
  readonly currentIndex: number;
  readonly timeWindow: TimeWindow;
  readonly tab: ResultTab;
  /** The last choice on each island, by short name, offered again on returning there. */
  readonly islandChoices: Readonly<Record<string, IslandChoice>>;
}

export type IslandChoice = Pick<TeamIsland, 'berries' | 'expert'>;

export interface TeamsState extends TeamView {
  readonly teams: readonly PlayerTeam[];
}

export const DEFAULT_VIEW: TeamView = {
  currentIndex: 0,
  timeWindow: '24H',
  tab: 'overview',
  islandChoices: {},
};

export const createTeamsStore = () => createStore<TeamsState>(() => ({ ...DEFAULT_VIEW, teams: emptyTeams() }));

export const viewIn = ({ currentIndex, timeWindow, tab, islandChoices }: TeamsState): TeamView => ({
  currentIndex,
  timeWindow,
  tab,
  islandChoices,
});

export const teamAt = ({ teams }: Pick<TeamsState, 'teams'>, index: number): PlayerTeam =>
  teams[index] ?? emptyTeam(index);

export const currentTeam = (state: TeamsState): PlayerTeam => teamAt(state, state.currentIndex);
