// Checks and migrates the content of a bundle. Loaded for snapshots, files and data of older releases.
import { type Fields, gameOf, isObject, MAX_TEAMS } from '@oversleep/game';
import type { ComparisonState } from '../data/comparison.ts';
import { emptyTeams, type PlayerData } from '../data/data.ts';
import { readComparison } from '../data/read-comparison.ts';
import { readSettings } from '../data/read-user.ts';
import type { PlayerSettings } from '../data/user.ts';
import { readCreature, readTeam } from '../data/wire.ts';
import { type Bundle, withoutUnknownMembers } from './bundle.ts';
import { migrated } from './migrations.ts';
import type { Broken } from './records.ts';

export interface BundleContent {
  readonly data: PlayerData;
  readonly settings: PlayerSettings;
  /** The planned week, as rows or as one value; not yet checked. */
  readonly rows: Fields | undefined;
  readonly week: unknown;
  readonly comparison: ComparisonState;
  /** What cannot be read; the rest can be used. */
  readonly broken: readonly Broken[];
}

export function readBundle(bundle: Bundle): BundleContent {
  const { user, rows, teams, creatures, comparison } = migrated(bundle);
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
  const data = withoutUnknownMembers({ teams: byIndex, creatures: Object.fromEntries(known) });
  return { data, settings, rows, week: user.week, comparison: readComparison(comparison), broken };
}
