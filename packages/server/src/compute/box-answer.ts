// Reads boxes of other tools and writes boxes for them: small ones on the main thread, all others in a worker thread.
import { type BoxWritten, MAX_BOX_RECORDS } from '@oversleep/contract';
import { type EditionId, type Game, gameOf, NEWEST_EDITION, newId } from '@oversleep/game';
import {
  boxJson,
  boxOf,
  formatOf,
  type Note,
  problemJson,
  type ReadBox,
  readBox,
  writeBox,
} from '@oversleep/interchange';
import { lossTexts, noteText } from '@oversleep/texts';
import { mostEntries, TOO_MANY_RECORDS } from './box-size.ts';
import type { ReadBoxTask, TaskRefusal, WriteBoxTask } from './task.ts';

/** Without an edition, the newest one: it knows the most species. */
const gameFor = (edition: EditionId | undefined): Game => gameOf(edition ?? NEWEST_EDITION);

const tooLarge = { problem: TOO_MANY_RECORDS };

export function readBoxHere({ edition, text, from }: ReadBoxTask): string | TaskRefusal {
  if (mostEntries(text) > MAX_BOX_RECORDS) return tooLarge;
  const game = gameFor(edition);
  const box = readBox(game, text, from);
  return hasTooMany(box) ? tooLarge : JSON.stringify(boxJson(game, box, (note) => noteText(game, note)));
}

export function writeBoxHere({ edition, text, from, to, language, at }: WriteBoxTask): string | TaskRefusal {
  if (mostEntries(text) > MAX_BOX_RECORDS) return tooLarge;
  const game = gameFor(edition);
  const box = readBox(game, text, from);
  if (hasTooMany(box)) return tooLarge;
  const say = (note: Note) => noteText(game, note);
  const { text: written, remarks } = writeBox(game, boxOf(box, at, newId), to, { language, at });
  const answer: BoxWritten = {
    format: to,
    text: written,
    loses: [...lossTexts(formatOf(to)?.losses)],
    notes: remarks.map(say),
    remarks: [...remarks],
    problems: box.problems.map((problem) => problemJson(say, problem)),
  };
  return JSON.stringify(answer);
}

/** Checked again after reading: the quick count misses records in places such as texts within JSON. */
const hasTooMany = ({ creatures, problems }: ReadBox): boolean => creatures.length + problems.length > MAX_BOX_RECORDS;
