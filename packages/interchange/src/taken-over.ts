// What was read becomes a creature that can be kept, with where it came from; and what nobody knew then wakes up when an edition does.
import {
  type Creature,
  cutNickname,
  type Game,
  MAX_NICKNAME,
  nicknameLength,
  type SubskillSlots,
} from '@oversleep/game';
import { isFormatId } from './formats.ts';
import { readBox } from './read-box.ts';
import { lockedSlot } from './record.ts';
import type { FormatId, ReadCreature } from './types.ts';

/** Limits of what is kept of the origin. */
const MAX_RAW = 4000;
const MAX_FLAGS = 20;
const MAX_FLAG = 200;

export interface Arrival {
  readonly id: string;
  readonly format: FormatId;
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

export function takenOver(game: Game, { creature, flags, raw }: ReadCreature, { id, format, at }: Arrival): Creature {
  const species = game.species.find(creature.pokemon);
  const [first, second, third] = creature.ingredients;
  const closed = second.name === game.lockedIngredient.name;
  const long = nicknameLength(creature.name.trim()) > MAX_NICKNAME;
  const said = long ? [...flags, `Its name was ${creature.name}.`] : flags;
  return {
    ...creature,
    externalId: id,
    version: 0,
    saved: true,
    name: cutNickname(creature.name) || cutNickname(species?.displayName ?? creature.pokemon),
    subskills: once(creature.subskills),
    ingredients: [first, second, closed ? lockedSlot(game) : third],
    origin: {
      format,
      at,
      raw: raw.slice(0, MAX_RAW),
      ...(said.length > 0 && { flags: said.slice(0, MAX_FLAGS).map((flag) => flag.slice(0, MAX_FLAG)) }),
    },
  };
}

/** The creature with what its record means today, where its species was not known when it came; otherwise as it is. */
export function wake(game: Game, creature: Creature): Creature {
  const { origin } = creature;
  if (!origin || !isFormatId(origin.format) || game.species.find(creature.pokemon)) return creature;
  const [read] = readBox(game, origin.raw, origin.format).creatures;
  if (!read || read.unknown !== undefined) return creature;
  const { favourite, tags, note } = creature;
  const today = takenOver(game, read, { id: creature.externalId, format: origin.format, at: origin.at });
  return {
    ...today,
    version: creature.version,
    saved: creature.saved,
    ...(favourite && { favourite }),
    ...(tags && { tags }),
    ...(note && { note }),
  };
}
