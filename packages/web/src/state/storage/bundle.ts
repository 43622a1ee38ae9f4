// Everything that a player owns as one value: for snapshots, files, and moving data from release to release. Never with tokens.
import { type Fields, gameOf, isObject, MAX_TEAMS } from '@oversleep/game';
import type { ComparisonState } from '../data/comparison.ts';
import { emptyTeams, isUntouched, type PlayerData } from '../data/data.ts';
import { readComparison } from '../data/read-comparison.ts';
import { readSettings } from '../data/read-user.ts';
import { type PlayerSettings, settingsIn } from '../data/user.ts';
import { readCreature, readTeam } from '../data/wire.ts';
import { playerDataIn, type Stores } from '../stores.ts';
import { migrated } from './migrations.ts';
import type { Broken } from './records.ts';
import { STORAGE_VERSION } from './versions.ts';

export const BUNDLE_FORMAT = 'oversleep-data';

/** As it was written, not yet looked at. */
export interface Bundle {
  readonly format: typeof BUNDLE_FORMAT;
  readonly storageVersion: number;
  readonly user: Fields;
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

export function bundleOf(stores: Stores): Bundle {
  const { teams, creatures } = playerDataIn(stores);
  return {
    format: BUNDLE_FORMAT,
    storageVersion: STORAGE_VERSION,
    user: { ...settingsIn(stores.user.getState()) },
    teams: teams.filter((team) => !isUntouched(team)),
    creatures: Object.values(creatures),
    comparison: stores.comparison.getState(),
  };
}

export interface BundleContent {
  readonly data: PlayerData;
  readonly settings: PlayerSettings;
  readonly comparison: ComparisonState;
  /** What cannot be read; the rest can be used. */
  readonly broken: readonly Broken[];
}

export function readBundle(bundle: Bundle): BundleContent {
  const { user, teams, creatures, comparison } = migrated(bundle);
  const settings = readSettings(user);
  const game = gameOf(settings.edition);
  const broken: Broken[] = [];
  const note = (key: string, value: unknown, problems: readonly { readonly message: string }[]) =>
    void broken.push({ key, value, problems: problems.map(({ message }) => message) });

  const byIndex = [...emptyTeams()];
  for (const [i, value] of teams.slice(0, MAX_TEAMS).entries()) {
    const team = readTeam(game, isObject(value) ? { index: i, ...value } : value);
    if (team.ok) byIndex[team.value.index] = team.value;
    else note(`team:${i}`, value, team.problems);
  }
  const known = creatures.flatMap((value, i) => {
    const creature = readCreature(game, value);
    if (!creature.ok) note(`creature:${i}`, value, creature.problems);
    return creature.ok ? [[creature.value.externalId, creature.value] as const] : [];
  });
  const data = withoutStrangers({ teams: byIndex, creatures: Object.fromEntries(known) });
  return { data, settings, comparison: readComparison(comparison), broken };
}

/** Empties places of creatures that are not there. */
export function withoutStrangers({ teams, creatures }: PlayerData): PlayerData {
  const orNobody = (id: string | null): string | null => (id !== null && creatures[id] ? id : null);
  return {
    creatures,
    teams: teams.map((team) => {
      if (team.members.every((id) => orNobody(id) === id)) return team;
      const [a, b, c, d, e] = team.members;
      return { ...team, members: [orNobody(a), orNobody(b), orNobody(c), orNobody(d), orNobody(e)] };
    }),
  };
}

/** A file that somebody hands in. */
export function parseBundle(text: string): Bundle | undefined {
  try {
    return asBundle(JSON.parse(text));
  } catch {
    return undefined;
  }
}

export function asBundle(value: unknown): Bundle | undefined {
  if (!isObject(value) || value.format !== BUNDLE_FORMAT || !Array.isArray(value.creatures)) return undefined;
  const { storageVersion, user, teams, creatures, comparison } = value;
  return {
    format: BUNDLE_FORMAT,
    storageVersion: typeof storageVersion === 'number' ? storageVersion : 0,
    user: isObject(user) ? user : {},
    teams: Array.isArray(teams) ? teams : [],
    creatures,
    comparison,
  };
}
