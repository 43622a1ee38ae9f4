// A player's complete data as one value: for snapshots, files, and migrations. Never with tokens.
import { type Fields, isObject } from '@oversleep/game';
import { isUntouched, type PlayerData } from '../data/data.ts';
import { type DataStores, playerDataIn } from '../data/stores.ts';
import { settingsIn } from '../data/user.ts';
import { STORAGE_VERSION } from './versions.ts';

export const BUNDLE_FORMAT = 'oversleep-data';

/** As it was written, not yet checked. */
export interface Bundle {
  readonly format: typeof BUNDLE_FORMAT;
  readonly storageVersion: number;
  readonly user: Fields;
  /** Of the planned weeks. Files have the week as one value instead, `user.week`, which all releases can read. */
  readonly rows?: Fields | undefined;
  readonly teams: readonly unknown[];
  readonly creatures: readonly unknown[];
  readonly comparison: unknown;
}

export const EMPTY_BUNDLE: Bundle = {
  format: BUNDLE_FORMAT,
  storageVersion: STORAGE_VERSION,
  user: {},
  teams: [],
  creatures: [],
  comparison: {},
};

export function bundleOf(stores: Pick<DataStores, 'teams' | 'creatures' | 'user' | 'weeks' | 'comparison'>): Bundle {
  const { teams, creatures } = playerDataIn(stores);
  return {
    format: BUNDLE_FORMAT,
    storageVersion: STORAGE_VERSION,
    user: { ...settingsIn(stores.user.getState()) },
    rows: { ...stores.weeks.getState().rows },
    teams: teams.filter((team) => !isUntouched(team)),
    creatures: Object.values(creatures),
    comparison: stores.comparison.getState(),
  };
}

/** Empties slots of missing creatures. */
export function withoutUnknownMembers({ teams, creatures }: PlayerData): PlayerData {
  const orNull = (id: string | null): string | null => (id !== null && creatures[id] ? id : null);
  return {
    creatures,
    teams: teams.map((team) => {
      if (team.members.every((id) => orNull(id) === id)) return team;
      const [a, b, c, d, e] = team.members;
      return { ...team, members: [orNull(a), orNull(b), orNull(c), orNull(d), orNull(e)] };
    }),
  };
}

/** A file given by the player. */
export function parseBundle(text: string): Bundle | undefined {
  try {
    return asBundle(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function asBundle(value: unknown): Bundle | undefined {
  if (!isObject(value) || value.format !== BUNDLE_FORMAT || !Array.isArray(value.creatures)) return undefined;
  const { storageVersion, user, rows, teams, creatures, comparison } = value;
  return {
    format: BUNDLE_FORMAT,
    storageVersion: typeof storageVersion === 'number' ? storageVersion : 0,
    user: isObject(user) ? user : {},
    ...(isObject(rows) ? { rows } : {}),
    teams: Array.isArray(teams) ? teams : [],
    creatures,
    comparison,
  };
}
