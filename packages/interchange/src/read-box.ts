// A text becomes a box: by the format that it is said to have, or by the one that most of it looks like.
import type { Game } from '@oversleep/game';
import { FORMATS, formatOf } from './formats.ts';
import { doubtsOf } from './shown.ts';
import type { Box, Format, FormatId, ReadBox, WriteOptions, WrittenBox } from './types.ts';

/** The format that most of the text looks like; what looks like none is taken for a table. */
export function detectFormat(game: Game, text: string): FormatId {
  let best: { readonly id: FormatId; readonly share: number } | undefined;
  for (const { id, detect } of FORMATS) {
    const share = detect(game, text);
    if (share > (best?.share ?? 0)) best = { id, share };
  }
  return best?.id ?? (text.includes('\t') ? 'pokesleep-tsv' : 'pokesleep-csv');
}

function known(id: FormatId): Format {
  const format = formatOf(id);
  if (!format) throw new Error(`There is no format ${id}`);
  return format;
}

export function readBox(game: Game, text: string, from: FormatId = detectFormat(game, text)): ReadBox {
  const box = known(from).read(game, text);
  return {
    ...box,
    creatures: box.creatures.map((creature) => {
      const doubts = doubtsOf(game, creature);
      return doubts.length > 0 ? { ...creature, flags: [...creature.flags, ...doubts] } : creature;
    }),
  };
}

export function writeBox(game: Game, box: Box, to: FormatId, options: WriteOptions = {}): WrittenBox {
  const { write, name } = known(to);
  if (!write) throw new Error(`${name} can be read, not written`);
  return write(game, box, options);
}
