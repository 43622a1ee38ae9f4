// The Pokébox as a format would tell of it: written and read again, so that what the format cannot keep is no difference.
import type { Creature, Game } from '@oversleep/game';
import { type FormatId, formatOf, isFormatId, readBox, type SourceId, writeBox } from '@oversleep/interchange';
import { drawn } from '../drawn.ts';
import type { ImportSource } from './import-plan.ts';
import { tidied } from './plan-import.ts';
import type { Candidate } from './same-one.ts';

/** So many at a time: a few milliseconds of work. */
const SLICE = 100;

/** By the formats of the sources, with breaks. */
export async function allAsTold(
  game: Game,
  sources: readonly ImportSource[],
  creatures: readonly Creature[],
): Promise<ReadonlyMap<SourceId, readonly Candidate[]>> {
  const told = new Map<SourceId, readonly Candidate[]>();
  for (const format of new Set(sources.map(({ box }) => box.format))) {
    const all: Candidate[] = [];
    for (let from = 0; from < creatures.length; from += SLICE) {
      all.push(...asTold(game, creatures.slice(from, from + SLICE), format));
      await drawn();
    }
    told.set(format, all);
  }
  return told;
}

export function asTold(game: Game, creatures: readonly Creature[], format: SourceId): readonly Candidate[] {
  if (!isFormatId(format) || !formatOf(format)?.write)
    return creatures.map((creature) => ({ creature, told: creature }));
  const together = readBack(game, creatures, format);
  return creatures.map((creature, i) => {
    const told = together ? together[i] : readBack(game, [creature], format)?.[0];
    return { creature, told: told ?? creature };
  });
}

/** Nothing where somebody could not be written, so that it is not clear who is who. */
function readBack(
  game: Game,
  creatures: readonly Creature[],
  format: FormatId,
): readonly Candidate['told'][] | undefined {
  const { creatures: back } = readBox(game, writeBox(game, { creatures }, format).text, format);
  return back.length === creatures.length ? back.map((read) => tidied(game, read)) : undefined;
}
