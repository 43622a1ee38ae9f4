// `oversleep box read` of pictures: screenshots of the detail page in, the creatures that they show out.
import { readFileSync } from 'node:fs';
import type { Game, Language } from '@oversleep/game';
import { type BoxJson, type CreatureJson, creatureJson } from '@oversleep/interchange';
import {
  type FieldName,
  type PicturedCreature,
  type ReadPictures,
  readPictures,
  type ScreenNote,
  type ShownValues,
} from '@oversleep/screens';
import { screenNoteText } from '@oversleep/texts';
import { decodePicture, wordReader } from '@oversleep/word-reader';
import { pathOf } from '../input/files.ts';

export const isPictureFile = (file: string): boolean => /\.(png|jpe?g)$/i.test(file);

/** A creature as in every box, with what its pictures show. */
interface PicturedJson extends CreatureJson {
  readonly shown: ShownValues;
  /** Interval, carry size and RP prove it, and no field is doubtful. */
  readonly sure: boolean;
  readonly doubtful: readonly FieldName[];
  readonly pictures: readonly string[];
}

export interface PicturesJson extends Omit<BoxJson, 'format' | 'creatures'> {
  readonly format: 'screens';
  readonly language: Language | undefined;
  readonly creatures: readonly PicturedJson[];
}

export async function readPictureFiles(
  game: Game,
  files: readonly string[],
  language?: Language,
): Promise<PicturesJson> {
  const words = wordReader();
  try {
    const pictures = files.map((name) => ({ name, load: async () => decodePicture(readFileSync(pathOf(name))) }));
    return picturesJson(game, await readPictures({ game, read: words.read, language }, pictures));
  } finally {
    await words.close();
  }
}

function picturesJson(game: Game, { language, creatures, problems }: ReadPictures): PicturesJson {
  return {
    format: 'screens',
    language,
    creatures: creatures.map((creature, i) => picturedJson(game, creature, i + 1)),
    problems: problems.map(({ row, picture, note }) => ({
      row,
      field: 'picture',
      message: screenNoteText(game, note),
      raw: picture,
    })),
    teams: [],
    notes: [],
  };
}

function picturedJson(
  game: Game,
  { creature, shown, sure, doubts, remarks, pictures }: PicturedCreature,
  row: number,
): PicturedJson {
  const say = (note: ScreenNote) => screenNoteText(game, note);
  const flags = [...doubts.map(({ field, note }) => `${field}: ${say(note)}`), ...remarks.map(say)];
  return {
    ...creatureJson(game, { row, creature, flags }),
    shown,
    sure,
    doubtful: doubts.map(({ field }) => field),
    pictures,
  };
}
