// What can be written, and what is chosen of it.
import { allMembersOf, type Creature, formatClock } from '@oversleep/game';
import type { Box, BoxTeam, FormatId } from '@oversleep/interchange';
import { boxOf, type Creatures, type PlayerTeam } from '../../../state/data/data.ts';
import type { ExportRequest } from '../../../state/page/dialogs.ts';

/** All of the Pokébox, what a page shows or has selected of it, or a team. */
export type ExportPart = 'all' | 'shown' | 'selected' | 'team';

/** Only our own format has a place for them. */
export const keepsTeams = (format: string): boolean => format === ('oversleep' satisfies FormatId);

export interface ExportHoldings {
  readonly creatures: Creatures;
  readonly teams: readonly PlayerTeam[];
}

/** The Pokémon of each part; a part that equals the whole is not offered. */
export function partsOf(
  { creatures, teams }: ExportHoldings,
  request: ExportRequest,
): ReadonlyMap<ExportPart, readonly Creature[]> {
  const named = (ids: readonly string[]): readonly Creature[] => ids.flatMap((id) => creatures[id] ?? []);
  const all = boxOf(creatures);
  const shown = named(request.shown ?? []);
  const selected = named(request.selected ?? []);
  const team = teams.find(({ index }) => index === request.team);
  return new Map<ExportPart, readonly Creature[]>([
    ...(team ? [['team', named(allMembersOf(team))] as const] : []),
    ...(selected.length > 0 ? [['selected', selected] as const] : []),
    ...(shown.length > 0 && shown.length < all.length ? [['shown', shown] as const] : []),
    ...(team && all.length === 0 ? [] : [['all', all] as const]),
  ]);
}

/** With teams come their members, also those who are not in the Pokébox. */
export function boxToWrite(
  { creatures }: Pick<ExportHoldings, 'creatures'>,
  chosen: readonly Creature[],
  withTeams: readonly PlayerTeam[],
): Box {
  const members = withTeams.flatMap(allMembersOf).flatMap((id) => creatures[id] ?? []);
  const all = new Map([...chosen, ...members].map((creature) => [creature.externalId, creature]));
  return { creatures: [...all.values()], teams: withTeams.map(teamToWrite) };
}

const teamToWrite = ({ name, members, camp, bedtime, wakeup, recipeType, island, rotation }: PlayerTeam): BoxTeam => ({
  name,
  members,
  camp,
  bedtime: formatClock(bedtime),
  wakeup: formatClock(wakeup),
  recipeType,
  island: island.shortName,
  ...(rotation && { rotation }),
});

/** Such as oversleep-box-2026-11-16.csv. */
export const exportName = (what: string, day: string, extension: string): string =>
  `oversleep-${what}-${day}.${extension.replace(/^\./, '')}`;
