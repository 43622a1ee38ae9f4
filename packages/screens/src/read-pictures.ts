// Many pictures, one after the other: which creatures they show, and which of them show none.
import type { Game, Language } from '@oversleep/game';
import { type Identified, identify } from './identify.ts';
import { isSameCreature, joined } from './join.ts';
import { guessLanguage } from './language.ts';
import type { TextReader } from './line.ts';
import type { Picture } from './picture.ts';
import { readScreen, type Screen } from './read-screen.ts';

export interface NamedPicture {
  readonly name: string;
  /** Decodes it; asked when it is its turn, so that one lies in memory at a time. */
  readonly load: () => Promise<Picture>;
}

export interface ReadCreature extends Identified {
  /** Names of the pictures that show it. */
  readonly pictures: readonly string[];
}

export interface PictureProblem {
  /** 1 for the first picture. */
  readonly row: number;
  readonly picture: string;
  readonly message: string;
}

export interface ReadPictures {
  readonly language: Language | undefined;
  readonly creatures: readonly ReadCreature[];
  readonly problems: readonly PictureProblem[];
}

export interface PictureReader {
  readonly game: Game;
  readonly read: TextReader<Language>;
  /** Guessed from the first picture that tells it, if it is not given. */
  readonly language?: Language | undefined;
}

const NO_CREATURE = 'The detail page was found, but not enough of it could be read: please take the screenshot again.';

export async function readPictures(reader: PictureReader, pictures: readonly NamedPicture[]): Promise<ReadPictures> {
  const { game, read } = reader;
  let { language } = reader;
  const problems: PictureProblem[] = [];
  const seen: { screen: Screen; pictures: string[]; row: number }[] = [];
  for (const [i, { name, load }] of pictures.entries()) {
    const row = i + 1;
    const picture = await load().catch((error: unknown) => (error instanceof Error ? error : new Error(String(error))));
    if (picture instanceof Error) {
      problems.push({ row, picture: name, message: `The picture cannot be opened: ${picture.message}` });
      continue;
    }
    language ??= await guessLanguage(game, read, picture);
    const screen = await readScreen({ game, read, language: language ?? 'en' }, picture);
    if ('problem' in screen) {
      problems.push({ row, picture: name, message: screen.problem });
      continue;
    }
    const same = seen.find((each) => isSameCreature(each.screen, screen));
    if (same) {
      same.screen = joined(same.screen, screen);
      same.pictures.push(name);
    } else seen.push({ screen, pictures: [name], row });
  }
  const creatures: ReadCreature[] = [];
  for (const { screen, pictures: names, row } of seen) {
    const identified = identify(game, screen, language ?? 'en');
    if (identified) creatures.push({ ...identified, pictures: names });
    else problems.push({ row, picture: names[0] ?? '', message: NO_CREATURE });
  }
  return { language, creatures, problems };
}
