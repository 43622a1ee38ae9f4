// Questions to the worker that reads screenshots, and its answers.
import type { Language } from '@oversleep/game';
import type { Answers, Identification, PictureReading, ReadPictures, Screen, Unreadable } from '@oversleep/screens';

export interface PictureFile {
  readonly picture: Blob;
  readonly name: string;
  /** Guessed if not given. */
  readonly language: Language | undefined;
  readonly likely: Language;
}

/** One picture: its language if it could be detected, and what is on it. */
export interface OneReading {
  readonly language: Language | undefined;
  readonly screen: Screen | Unreadable;
}

export type JoinedPictures = Pick<ReadPictures, 'creatures' | 'problems'>;

export interface ReadingTasks {
  read: { input: PictureFile; part: never; answer: OneReading };
  join: {
    input: { readonly language: Language; readonly pictures: readonly PictureReading[] };
    part: never;
    answer: JoinedPictures;
  };
  identify: {
    input: { readonly language: Language; readonly screen: Screen; readonly answers: Answers };
    part: never;
    answer: Identification | undefined;
  };
}
