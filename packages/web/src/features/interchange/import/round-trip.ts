// The Pokébox as a format would write it: written and read again, so that what the format cannot keep is no difference.
import type { Creature, Game } from '@oversleep/game';
import { type FormatId, formatOf, isFormatId, readBox, type SourceId, writeBox } from '@oversleep/interchange';
import { nextFrame } from '../next-frame.ts';
import type { ImportSource } from './import-plan.ts';
import type { MatchCandidate } from './match-creatures.ts';
import { tidied } from './plan-import.ts';

/** So many at a time: a few milliseconds of work. */
const SLICE = 100;

/** By the formats of the sources, with breaks. */
export async function roundTripAll(
  game: Game,
  sources: readonly ImportSource[],
  creatures: readonly Creature[],
): Promise<ReadonlyMap<SourceId, readonly MatchCandidate[]>> {
  const byFormat = new Map<SourceId, readonly MatchCandidate[]>();
  for (const format of new Set(sources.map(({ box }) => box.format))) {
    const all: MatchCandidate[] = [];
    for (let from = 0; from < creatures.length; from += SLICE) {
      all.push(...roundTrip(game, creatures.slice(from, from + SLICE), format));
      await nextFrame();
    }
    byFormat.set(format, all);
  }
  return byFormat;
}

export function roundTrip(game: Game, creatures: readonly Creature[], format: SourceId): readonly MatchCandidate[] {
  if (!isFormatId(format) || !formatOf(format)?.write)
    return creatures.map((creature) => ({ creature, fields: creature }));
  const together = readBack(game, creatures, format);
  return creatures.map((creature, i) => {
    const read = together ? together[i] : readBack(game, [creature], format)?.[0];
    return { creature, fields: read ?? creature };
  });
}

/** Nothing if one could not be written, since the rows would then not match. */
function readBack(
  game: Game,
  creatures: readonly Creature[],
  format: FormatId,
): readonly MatchCandidate['fields'][] | undefined {
  const { creatures: back } = readBox(game, writeBox(game, { creatures }, format).text, format);
  return back.length === creatures.length ? back.map((read) => tidied(game, read)) : undefined;
}
