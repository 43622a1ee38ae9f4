// Many pictures, one after the other: which creatures they show, and which of them show none.

import type { Game, Language } from '@oversleep/game';
import { type Identification, identify } from './identify.ts';
import { isSameCreature, joined } from './join.ts';
import { guessLanguage } from './language.ts';
import type { TextReader } from './line.ts';
import type { Picture } from './picture.ts';
import { isUnreadable, readScreen, type Screen, type Unreadable } from './read-screen.ts';
import type { ScreenNote } from './screen-note.ts';

export interface NamedPicture {
  readonly name: string;
  /** Decodes it, or says why it can't be; asked when it is its turn, so that one lies in memory at a time. */
  readonly load: () => Promise<Picture | ScreenNote>;
}

export interface PicturedCreature extends Identification {
  /** Names of the pictures that show it. */
  readonly pictures: readonly string[];
  /** All that they show of it: with a player's answers, it can be identified again. */
  readonly screen: Screen;
}

/** One picture, read. */
export interface PictureReading {
  readonly name: string;
  readonly screen: Screen | Unreadable;
}

export interface PictureProblem {
  /** 1 for the first picture. */
  readonly row: number;
  readonly picture: string;
  readonly note: ScreenNote;
}

export interface ReadPictures {
  readonly language: Language | undefined;
  readonly creatures: readonly PicturedCreature[];
  readonly problems: readonly PictureProblem[];
}

export interface PictureReader {
  readonly game: Game;
  readonly read: TextReader<Language>;
  /** Guessed from the first picture that shows it, if it is not given. */
  readonly language?: Language | undefined;
}

const NO_CREATURE: ScreenNote = { code: 'notEnoughRead', values: {} };

export async function readPictures(reader: PictureReader, pictures: readonly NamedPicture[]): Promise<ReadPictures> {
  const { game, read } = reader;
  let { language } = reader;
  const readings: PictureReading[] = [];
  for (const { name, load } of pictures) {
    const picture = await load().catch(notOpened);
    if ('code' in picture) {
      readings.push({ name, screen: { note: picture } });
      continue;
    }
    language ??= await guessLanguage(game, read, picture);
    readings.push({ name, screen: await readScreen({ game, read, language: language ?? 'en' }, picture, name) });
  }
  return { language, ...creaturesOn(game, language ?? 'en', readings) };
}

const notOpened = (error: unknown): ScreenNote => ({
  code: 'notOpened',
  values: { text: error instanceof Error ? error.message : String(error) },
});

/** What was read of single pictures becomes creatures: pictures of the same one are joined. */
export function creaturesOn(
  game: Game,
  language: Language,
  pictures: readonly PictureReading[],
): Pick<ReadPictures, 'creatures' | 'problems'> {
  const problems: PictureProblem[] = [];
  const seen: { screen: Screen; pictures: string[]; row: number }[] = [];
  for (const [i, { name, screen }] of pictures.entries()) {
    if (isUnreadable(screen)) {
      problems.push({ row: i + 1, picture: name, note: screen.note });
      continue;
    }
    const same = seen.find((each) => isSameCreature(each.screen, screen));
    if (same) {
      same.screen = joined(same.screen, screen);
      same.pictures.push(name);
    } else seen.push({ screen, pictures: [name], row: i + 1 });
  }
  const creatures: PicturedCreature[] = [];
  for (const { screen, pictures: names, row } of seen) {
    const identified = identify(game, screen, language);
    if (identified) creatures.push({ ...identified, pictures: names, screen });
    else problems.push({ row, picture: names[0] ?? '', note: NO_CREATURE });
  }
  return { creatures, problems };
}
