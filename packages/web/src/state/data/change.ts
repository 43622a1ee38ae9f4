// A valid change of a player's data, and its undo.
import { allMembersOf, swapInsOf, swapPlanFor } from '@oversleep/game';
import { type ComparisonState, comparedIds } from './comparison.ts';
import { type Creatures, isSame, type PlayerData, type PlayerTeam, sameContent, withoutUnused } from './data.ts';
import { selectedPlace } from './team-rules.ts';

/** Tidies up: selections exist, unused creatures are dropped, and versions stay as they were. */
export function tidied(before: PlayerData, wanted: PlayerData, comparison: ComparisonState): PlayerData {
  const teams = wanted.teams.map((team) => tidyTeam(before.teams[team.index], team));
  const creatures = withoutUnused(withBenchSaved(wanted.creatures, teams), teams, comparedIds(comparison));
  return { teams, creatures: withKnownVersions(before.creatures, creatures) };
}

/** A team stores only its members: Pokémon that take turns with them are kept in the Pokébox. */
function withBenchSaved(creatures: Creatures, teams: readonly PlayerTeam[]): Creatures {
  const unsaved = teams
    .flatMap(swapInsOf)
    .flatMap((id) => creatures[id] ?? [])
    .filter(({ saved }) => !saved);
  return unsaved.length === 0
    ? creatures
    : { ...creatures, ...Object.fromEntries(unsaved.map((one) => [one.externalId, { ...one, saved: true }])) };
}

function tidyTeam(was: PlayerTeam | undefined, wanted: PlayerTeam): PlayerTeam {
  const { rotation: _, ...rest } = wanted;
  const rotation = swapPlanFor(wanted);
  const team: PlayerTeam = rotation ? { ...rest, rotation } : rest;
  const roster = allMembersOf(team);
  const tidy: PlayerTeam = {
    ...team,
    memberIndex: selectedPlace(team.members, team.memberIndex),
    snacking: team.snacking.filter((id) => roster.includes(id)),
    version: was?.version ?? 0,
  };
  return was && isSame(was, tidy) ? was : tidy;
}

/** Only the server assigns versions; a creature that is new or back has none that it would know. */
function withKnownVersions(before: Creatures, after: Creatures): Creatures {
  const entries = Object.entries(after).map(([id, creature]) => {
    const was = before[id];
    // Most are the same object: a deep comparison of thousands of creatures would be slow at every change.
    if (was === creature || (was && sameContent(was, creature))) return [id, was] as const;
    return [id, { ...creature, version: was?.version ?? 0 }] as const;
  });
  return Object.fromEntries(entries);
}

/** What a change has touched. */
export interface ChangedRows {
  readonly teams: readonly number[];
  readonly creatures: readonly string[];
}

export const touchedBy = (before: PlayerData, after: PlayerData): ChangedRows => ({
  teams: after.teams.filter((team) => before.teams[team.index] !== team).map(({ index }) => index),
  creatures: [...new Set([...Object.keys(before.creatures), ...Object.keys(after.creatures)])].filter(
    (id) => before.creatures[id] !== after.creatures[id],
  ),
});

/** The touched entries as they were, the others as they are. */
export function restored(now: PlayerData, before: PlayerData, touched: ChangedRows): PlayerData {
  const back = touched.creatures.flatMap((id) => before.creatures[id] ?? []);
  const added = new Set(touched.creatures.filter((id) => before.creatures[id] === undefined));
  const kept = Object.values(now.creatures).filter(({ externalId }) => !added.has(externalId));
  return {
    teams: now.teams.map((team) => (touched.teams.includes(team.index) ? (before.teams[team.index] ?? team) : team)),
    creatures: Object.fromEntries([...kept, ...back].map((creature) => [creature.externalId, creature])),
  };
}
