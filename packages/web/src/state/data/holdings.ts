// Everything that a guest or an account has, and how much that is.
import { boxOf, isSame, isUntouched, type PlayerData } from './data.ts';
import { DEFAULT_SETTINGS, type PlayerSettings } from './user.ts';
import { rowNames, type WeekRows } from './weeks.ts';

export interface Holdings {
  readonly data: PlayerData;
  readonly settings: PlayerSettings;
  readonly rows: WeekRows;
}

export interface HoldingsCount {
  readonly teams: number;
  readonly saved: number;
  readonly recipes: number;
}

export const tallyOf = ({ data, settings }: Omit<Holdings, 'rows'>): HoldingsCount => ({
  teams: data.teams.filter((team) => !isUntouched(team)).length,
  saved: boxOf(data.creatures).length,
  recipes: Object.keys(settings.recipeLevels).length,
});

/** Whether there is any data that would be missed. */
export const hasContent = ({ data, settings, rows }: Holdings): boolean =>
  data.teams.some((team) => !isUntouched(team)) ||
  boxOf(data.creatures).length > 0 ||
  rowNames(rows).length > 0 ||
  !isSame(settings, DEFAULT_SETTINGS);

/** Progress only grows, so it needs no question; teams and creatures do. */
export function hasCreations(side: Holdings): boolean {
  const { teams, saved } = tallyOf(side);
  return teams > 0 || saved > 0;
}
