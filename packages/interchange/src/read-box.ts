// A text becomes a box: by the format that it is said to have, or by the one that most of it looks like.

import { firstLetters, type Game, isLongerThan, MAX_NICKNAME } from '@oversleep/game';
import { FORMATS, type Format, type FormatId, formatOf, type SourceId } from './formats.ts';
import type { Note } from './note.ts';
import { readProblem, withDoubts } from './noted.ts';
import { readRecords, shareOf } from './records/json-box.ts';
import { type JsonRecords, recordsIn } from './records/json-records.ts';
import { doubtsOf } from './shown.ts';
import { isTooDeep, MAX_JSON_DEPTH } from './text/json.ts';
import { once, openText } from './text/opened.ts';
import type { Box, BoxContents, OpenedText, ReadCreature, WriteOptions, WrittenBox } from './types.ts';

export interface ReadBox extends BoxContents {
  readonly format: SourceId;
}

/** A text of which every part is read once, by whichever format first asks for it. */
export interface OpenedBox extends OpenedText {
  readonly isTooDeep: boolean;
  readonly records: () => JsonRecords | undefined;
}

/** Kinds of records; several formats may share one. */
const KINDS = [...new Set(FORMATS.flatMap(({ json }) => json?.records ?? []))];

export function openBox(text: string): OpenedBox {
  const opened = openText(text);
  return { ...opened, isTooDeep: isTooDeep(text), records: once(() => recordsIn(KINDS, opened)) };
}

const opened = (box: string | OpenedBox): OpenedBox => (typeof box === 'string' ? openBox(box) : box);

/** How much of a text looks like a format. */
const likeness = (game: Game, { plain, json }: Format, box: OpenedBox): number =>
  Math.max(plain?.detect(game, box) ?? 0, json ? shareOf(json, box.text, box.records()) : 0);

/** The format that most of a text looks like, and how much; undefined where it looks like none. */
export function recognise(
  game: Game,
  text: string | OpenedBox,
): { readonly id: FormatId; readonly share: number } | undefined {
  const box = opened(text);
  let best: { readonly id: FormatId; readonly share: number } | undefined;
  for (const format of FORMATS) {
    const share = likeness(game, format, box);
    if (share > (best?.share ?? 0)) best = { id: format.id, share };
  }
  return best;
}

/** The format that most of the text looks like; what looks like none is taken for a table. */
export function detectFormat(game: Game, text: string | OpenedBox): FormatId {
  const box = opened(text);
  return recognise(game, box)?.id ?? (box.text.includes('\t') ? 'pokesleep-tsv' : 'pokesleep-csv');
}

function known(id: FormatId): Format {
  const format = formatOf(id);
  if (!format) throw new Error(`There is no format ${id}`);
  return format;
}

export const TOO_DEEP: Note = { code: 'nestedTooDeep', values: { limit: MAX_JSON_DEPTH } };

export function readBox(game: Game, text: string | OpenedBox, from?: FormatId): ReadBox {
  const box = opened(text);
  if (box.isTooDeep) {
    const problem = readProblem({ row: 0, raw: box.text.slice(0, 200) }, 'file', TOO_DEEP);
    return { format: from ?? 'oversleep', creatures: [], problems: [problem], teams: [], remarks: [] };
  }
  const { id, plain } = known(from ?? detectFormat(game, box));
  const { creatures, ...rest } = plain?.read(game, box) ?? readRecords(game, box.text, box.records());
  const checked = creatures.map((creature) => {
    const doubts = [...nameDoubts(creature), ...doubtsOf(game, creature)];
    return doubts.length > 0 ? withDoubts(creature, doubts) : creature;
  });
  return { format: id, creatures: checked, ...rest };
}

/** A nickname is cut when the creature is kept. */
function nameDoubts({ creature: { name } }: ReadCreature): readonly Note[] {
  if (!isLongerThan(name.trim(), MAX_NICKNAME)) return [];
  return [{ code: 'nameShortened', values: { name: firstLetters(name.trim(), MOST_SHOWN) } }];
}

/** Letters of a long name in a note. */
const MOST_SHOWN = 300;

export function writeBox(game: Game, box: Box, to: FormatId, options: WriteOptions = {}): WrittenBox {
  const { write, name } = known(to);
  if (!write) throw new Error(`${name} can be read, not written`);
  return write(game, box, options);
}
