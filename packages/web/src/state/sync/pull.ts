// Merges the server's data into this device: the server wins, except where a write is pending.
import type { CreatureAnswer, TeamAnswer } from '@oversleep/contract';
import type { Creature, Game } from '@oversleep/game';
import type { Log } from '../../api/client.ts';
import { type Creatures, emptyTeams, idsInTeams, type PlayerData, type PlayerTeam } from '../data/data.ts';
import { type Target, teamOfTarget } from '../data/targets.ts';
import { selectedPlace } from '../data/team-rules.ts';
import { readCreature, readServerTeam } from '../data/wire.ts';

/** Unreadable entries are logged and left out; they stay on the server. `known`: the data to add to. */
export function readServerData(
  game: Game,
  teams: readonly TeamAnswer[],
  box: readonly CreatureAnswer[],
  log: Log,
  known: PlayerData = { teams: emptyTeams(), creatures: {} },
): PlayerData {
  const byIndex = [...known.teams];
  const creatures: Record<string, Creature> = { ...known.creatures };
  for (const answer of teams) {
    const read = readServerTeam(game, answer);
    if (!read.ok) {
      log('Could not read a team from the server', read.problems);
      continue;
    }
    for (const { message } of read.notes)
      log(message.startsWith("Couldn't find favored berry") ? `${message}, contact developer` : message);
    byIndex[read.value.team.index] = read.value.team;
    for (const creature of read.value.creatures) creatures[creature.externalId] = creature;
  }
  for (const answer of box) {
    const read = readCreature(game, answer);
    if (read.ok) creatures[read.value.externalId] = read.value;
    else log('Could not read a creature from the server', read.problems);
  }
  return { teams: byIndex, creatures };
}

export interface PullParts {
  readonly local: PlayerData;
  readonly server: PlayerData;
  /** Creatures that the server does not have yet, or does not store. */
  readonly pending: ReadonlySet<Target>;
  readonly compared: readonly string[];
}

export function pulled({ local, server, pending, compared }: PullParts): PlayerData {
  const held = new Set([...pending].flatMap((target) => teamOfTarget(target) ?? []));
  const teams = server.teams.map((theirs) => {
    const mine = local.teams[theirs.index];
    if (!mine || mine === theirs) return theirs;
    return held.has(theirs.index) ? mine : sameView(mine, theirs);
  });
  return { teams, creatures: pulledCreatures({ local, server, pending, compared }, teams) };
}

/** The selected member belongs to this device. */
const sameView = (mine: PlayerTeam, theirs: PlayerTeam): PlayerTeam => ({
  ...theirs,
  memberIndex: selectedPlace(theirs.members, mine.memberIndex),
});

function pulledCreatures({ local, server, pending, compared }: PullParts, teams: readonly PlayerTeam[]): Creatures {
  const inTeams = idsInTeams(teams);
  const isPending = (id: string) => pending.has(`creature:${id}`);
  const theirs = Object.values(server.creatures).filter(
    ({ externalId, saved }) => !isPending(externalId) && (saved || inTeams.has(externalId)),
  );
  const known = new Set(theirs.map(({ externalId }) => externalId));
  const mine = Object.values(local.creatures).flatMap((creature): Creature[] => {
    const { externalId } = creature;
    if (isPending(externalId)) return [creature];
    if (known.has(externalId)) return [];
    // The server has never seen it, so it cannot have been deleted there.
    if (inTeams.has(externalId) || (creature.saved && creature.version === 0)) return [creature];
    // Deleted elsewhere, but still compared here.
    return compared.includes(externalId) ? [{ ...creature, saved: false, version: 0 }] : [];
  });
  return Object.fromEntries([...theirs, ...mine].map((creature) => [creature.externalId, creature]));
}
