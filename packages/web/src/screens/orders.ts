// What the worker that reads pictures is asked, and what it answers.
import type { Language } from '@oversleep/game';
import type { Answers, Identified, PictureReading, ReadPictures, Screen, Unreadable } from '@oversleep/screens';

export type ReaderOrder =
  | {
      readonly kind: 'read';
      readonly picture: Blob;
      readonly name: string;
      /** Guessed where it is not known. */
      readonly language: Language | undefined;
      readonly likely: Language;
    }
  | { readonly kind: 'join'; readonly language: Language; readonly pictures: readonly PictureReading[] }
  | { readonly kind: 'identify'; readonly language: Language; readonly screen: Screen; readonly answers: Answers };

/** One picture: in which language it was read, if it could be told, and what is on it. */
export interface OneReading {
  readonly language: Language | undefined;
  readonly screen: Screen | Unreadable;
}

export type Joined = Pick<ReadPictures, 'creatures' | 'problems'>;

export type ReaderAnswer =
  | { readonly kind: 'read'; readonly reading: OneReading }
  | { readonly kind: 'join'; readonly joined: Joined }
  | { readonly kind: 'identify'; readonly identified: Identified | undefined }
  | { readonly kind: 'failed'; readonly reason: string };
