// Teams of a file: their settings, their members, and whether the player already has them.
import { type Game, type Team, validateTeam } from '@oversleep/game';
import type { ReadTeam } from '@oversleep/interchange';
import type { PlayerTeam } from '../../../state/data/data.ts';
import { places } from '../../../state/data/team-rules.ts';
import { type ImportRow, type ImportSource, type PlannedTeam, rowKey } from './import-plan.ts';

export function planTeams(
  game: Game,
  sources: readonly ImportSource[],
  rows: readonly ImportRow[],
  present: readonly PlayerTeam[],
): readonly PlannedTeam[] {
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return sources.flatMap(({ box }, index) =>
    box.teams.map((read, i) => {
      const members = places().map((place) => {
        const row = read.members[place] ?? null;
        return row === null ? null : rowKey(index, row);
      });
      const ids = members.map((key) => (key === null ? null : (byKey.get(key)?.merged?.externalId ?? '')));
      const team = settingsOf(game, read);
      const isThere = present.some(
        (known) => known.name === team.name && known.members.every((id, place) => id === ids[place]),
      );
      const rotation = read.rotation && {
        ...read.rotation,
        lineups: read.rotation.lineups.map((lineup) => lineup.map((row) => rowKey(index, row))),
      };
      return { key: rowKey(index, i), team, members, rotation, isThere };
    }),
  );
}

/** What makes no sense here is as in a new team. */
function settingsOf(game: Game, { members: _, rotation: __, ...settings }: ReadTeam): Team {
  const tries = [settings, { name: settings.name }, {}];
  for (const input of tries) {
    const read = validateTeam(game, input);
    if (read.ok) return read.value;
  }
  throw new Error('A team without any settings is a team');
}
