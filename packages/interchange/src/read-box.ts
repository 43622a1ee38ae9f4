// A text becomes a box: by the format that it is said to have, or by the one that most of it looks like.
import type { Game } from '@oversleep/game';
import { FORMATS, formatOf } from './formats.ts';
import { DEEPEST, isTooDeep } from './json.ts';
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

/** What is said of JSON that nobody can have meant as a box. */
export const TOO_DEEP = `This JSON is nested more than ${DEEPEST} levels deep, which no box is.`;

export function readBox(game: Game, text: string, from?: FormatId): ReadBox {
  if (isTooDeep(text)) {
    const problem = { row: 0, field: 'file', message: TOO_DEEP, raw: text.slice(0, 200) };
    return { format: from ?? 'oversleep', creatures: [], problems: [problem], teams: [], notes: [] };
  }
  const box = known(from ?? detectFormat(game, text)).read(game, text);
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
