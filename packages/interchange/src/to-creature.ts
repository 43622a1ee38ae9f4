// Makes a creature that can be kept out of a read record, with its origin; rereads records of species that were unknown then.

import { type Creature, cutNickname, type Game, type Origin, type SubskillSlots, tidyOrigin } from '@oversleep/game';
import { isFormatId, type SourceId } from './formats.ts';
import { type ReadBox, readBox } from './read-box.ts';
import { lockedSlot } from './records/record.ts';
import type { Box, ReadCreature } from './types.ts';

/** Where a creature comes from: what its file says of an earlier journey is kept. */
function originOf({ creature, doubts, fieldDoubts = doubts, raw }: ReadCreature, format: SourceId, at: string): Origin {
  return creature.origin ?? tidyOrigin({ format, at, raw, doubts: fieldDoubts });
}

export interface Arrival {
  readonly id: string;
  readonly format: SourceId;
  /** When, as an ISO date and time. */
  readonly at: string;
}

/** A subskill can be had once: the first slot keeps it. */
const once = ([a, b, c, d, e]: SubskillSlots): SubskillSlots => {
  const seen = new Set<string>();
  const keep = (name: string | null) => {
    if (name === null || seen.has(name)) return null;
    seen.add(name);
    return name;
  };
  return [keep(a), keep(b), keep(c), keep(d), keep(e)];
};

export function toCreature(game: Game, read: ReadCreature, { id, format, at }: Arrival): Creature {
  const { creature } = read;
  const [first, second, third] = creature.ingredients;
  const isClosed = second.name === game.lockedIngredient.name;
  return {
    ...creature,
    externalId: id,
    version: 0,
    saved: true,
    name: cutNickname(creature.name),
    subskills: once(creature.subskills),
    ingredients: [first, second, isClosed ? lockedSlot(game) : third],
    origin: originOf(read, format, at),
  };
}

/** What was read, to be written at once: every word as it stood, and the record itself where it was not understood. */
export function boxOf({ format, creatures, teams }: ReadBox, at: string, newId: () => string): Box {
  const ids = new Map(creatures.map(({ row, id }) => [row, id ?? newId()]));
  const idOf = (row: number | null): string | null => (row === null ? null : (ids.get(row) ?? null));
  return {
    creatures: creatures.map((read) => ({
      ...read.creature,
      externalId: idOf(read.row) ?? '',
      version: 0,
      saved: true,
      ...((read.doubts.length > 0 || read.creature.origin) && { origin: originOf(read, format, at) }),
    })),
    teams: teams.map(({ rotation, ...team }) => ({
      ...team,
      members: team.members.map(idOf),
      ...(rotation && {
        rotation: { ...rotation, lineups: rotation.lineups.map((lineup) => lineup.flatMap((row) => idOf(row) ?? [])) },
      }),
    })),
  };
}

/** The creature with what its record means today, where its species was not known when it came; otherwise as it is. */
export function rereadCreature(game: Game, creature: Creature): Creature {
  const { origin } = creature;
  if (!origin || !isFormatId(origin.format) || game.species.find(creature.pokemon)) return creature;
  const [read] = readBox(game, origin.raw, origin.format).creatures;
  if (!read || read.unknown !== undefined) return creature;
  const { favourite, tags, note } = creature;
  const today = toCreature(game, read, { id: creature.externalId, format: origin.format, at: origin.at });
  return {
    ...today,
    version: creature.version,
    saved: creature.saved,
    ...(favourite && { favourite }),
    ...(tags && { tags }),
    ...(note && { note }),
  };
}
