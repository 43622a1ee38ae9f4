// What the worker that reads pictures is asked, and what it answers.
import type { Language } from '@oversleep/game';
import type { Answers, Identified, PictureReading, ReadPictures, Screen, Unreadable } from '@oversleep/screens';

export interface PictureFile {
  readonly picture: Blob;
  readonly name: string;
  /** Guessed where it is not known. */
  readonly language: Language | undefined;
  readonly likely: Language;
}

/** One picture: in which language it was read, if it could be told, and what is on it. */
export interface OneReading {
  readonly language: Language | undefined;
  readonly screen: Screen | Unreadable;
}

export type Joined = Pick<ReadPictures, 'creatures' | 'problems'>;

export interface ReadingTasks {
  read: { input: PictureFile; part: never; answer: OneReading };
  join: {
    input: { readonly language: Language; readonly pictures: readonly PictureReading[] };
    part: never;
    answer: Joined;
  };
  identify: {
    input: { readonly language: Language; readonly screen: Screen; readonly answers: Answers };
    part: never;
    answer: Identified | undefined;
  };
}
