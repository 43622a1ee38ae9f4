// The Pokébox as a format would tell of it: written and read again, so that what the format cannot keep is no difference.
import type { Creature, Game } from '@oversleep/game';
import { type FormatId, formatOf, readBox, writeBox } from '@oversleep/interchange';
import { tidied } from './plan-import.ts';
import type { Candidate } from './same-one.ts';

export function asTold(game: Game, creatures: readonly Creature[], format: FormatId): readonly Candidate[] {
  if (!formatOf(format)?.write) return creatures.map((creature) => ({ creature, told: creature }));
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
