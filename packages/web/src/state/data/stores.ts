// The stores of a player's data. Functions take the stores they use.
import type { createComparisonStore } from './comparison.ts';
import type { createCreaturesStore } from './creatures.ts';
import type { PlayerData } from './data.ts';
import type { Holdings } from './holdings.ts';
import type { ResultsStore } from './results.ts';
import type { createTeamsStore } from './teams.ts';
import { type createUserStore, settingsIn } from './user.ts';
import type { createWeeksStore } from './weeks.ts';

export interface DataStores {
  readonly user: ReturnType<typeof createUserStore>;
  readonly teams: ReturnType<typeof createTeamsStore>;
  readonly creatures: ReturnType<typeof createCreaturesStore>;
  readonly weeks: ReturnType<typeof createWeeksStore>;
  readonly comparison: ReturnType<typeof createComparisonStore>;
  readonly results: ResultsStore;
}

export type HoldingsStores = Pick<DataStores, 'teams' | 'creatures' | 'user' | 'weeks'>;

export const playerDataIn = ({ teams, creatures }: Pick<DataStores, 'teams' | 'creatures'>): PlayerData => ({
  teams: teams.getState().teams,
  creatures: creatures.getState().creatures,
});

export const holdingsIn = (stores: HoldingsStores): Holdings => ({
  data: playerDataIn(stores),
  settings: settingsIn(stores.user.getState()),
  rows: stores.weeks.getState().rows,
});
