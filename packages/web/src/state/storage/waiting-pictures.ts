// Screenshots to be read and their readings, stored on this device until they are in the Pokébox, so that a reload loses nothing.
import { isObject, LANGUAGES, type Language } from '@oversleep/game';
import type { Answers, Screen, Unreadable } from '@oversleep/screens';
import type { RecordStore } from './record-store.ts';

/** Raised with the shape of a reading: earlier pictures are read again. */
const READING_VERSION = 1;

export interface WaitingPicture {
  readonly id: string;
  /** Of its file. */
  readonly name: string;
}

export interface PictureBatch {
  readonly pictures: readonly WaitingPicture[];
  readonly isPaused: boolean;
  /** The player's answers about uncertain fields, by the id of a creature's first picture. */
  readonly answers: Readonly<Record<string, Answers>>;
  /** Ids of pictures that could not be read. The player has been shown why, so they don't wait any more; older versions stored none. */
  readonly unreadable?: readonly string[];
}

interface KeptBatch extends PictureBatch {
  readonly version: number;
}

interface KeptReading {
  readonly version: number;
  readonly screen: Screen | Unreadable;
}

export interface WaitingPictures {
  readonly batch: () => Promise<PictureBatch | undefined>;
  readonly keepBatch: (batch: PictureBatch) => Promise<void>;
  readonly keepPictures: (files: ReadonlyMap<string, Blob>) => Promise<void>;
  readonly picture: (id: string) => Promise<Blob | undefined>;
  readonly readings: (ids: readonly string[]) => Promise<ReadonlyMap<string, Screen | Unreadable>>;
  readonly keepReading: (id: string, screen: Screen | Unreadable) => Promise<void>;
  readonly drop: (ids: readonly string[]) => Promise<void>;
  readonly dropReadings: (ids: readonly string[]) => Promise<void>;
  /** The language of the player's game, which outlasts the pictures. */
  readonly language: () => Promise<Language | undefined>;
  readonly keepLanguage: (language: Language) => Promise<void>;
  /** All pictures, and what was read of them. */
  readonly clear: () => Promise<void>;
}

const BATCH = 'batch';
const LANGUAGE = 'language';
const pictureKey = (id: string): string => `picture:${id}`;
const readingKey = (id: string): string => `reading:${id}`;

const isOurs = (value: unknown): boolean => isObject(value) && value.version === READING_VERSION;
const isBatch = (value: unknown): value is KeptBatch => isOurs(value);
/** An unreadable picture that an older version stored with a sentence alone is read again. */
const isReading = (value: unknown): value is KeptReading =>
  isObject(value) && isOurs(value) && isObject(value.screen) && ('note' in value.screen || 'subskills' in value.screen);

export function waitingPictures(records: RecordStore): WaitingPictures {
  const one = async (key: string): Promise<unknown> => (await records.get([key])).get(key);
  const keep = (key: string, value: unknown) => records.write(new Map([[key, value]]));
  return {
    batch: async () => {
      const kept = await one(BATCH);
      if (!isBatch(kept)) return undefined;
      return { ...kept, pictures: kept.pictures.filter(({ id }) => !kept.unreadable?.includes(id)) };
    },
    keepBatch: (batch) => keep(BATCH, { ...batch, version: READING_VERSION } satisfies KeptBatch),
    keepPictures: (files) => records.write(new Map([...files].map(([id, file]) => [pictureKey(id), file]))),
    picture: async (id) => {
      const kept = await one(pictureKey(id));
      return kept instanceof Blob ? kept : undefined;
    },
    readings: async (ids) => {
      const kept = await records.get(ids.map(readingKey));
      return new Map(
        ids.flatMap((id) => {
          const reading = kept.get(readingKey(id));
          return isReading(reading) ? [[id, reading.screen] as const] : [];
        }),
      );
    },
    keepReading: (id, screen) => keep(readingKey(id), { version: READING_VERSION, screen } satisfies KeptReading),
    drop: (ids) =>
      records.write(new Map(ids.flatMap((id) => [pictureKey(id), readingKey(id)].map((key) => [key, undefined])))),
    dropReadings: (ids) => records.write(new Map(ids.map((id) => [readingKey(id), undefined]))),
    language: async () => {
      const kept = await one(LANGUAGE);
      return LANGUAGES.find((language) => language === kept);
    },
    keepLanguage: (language) => keep(LANGUAGE, language),
    clear: async () => {
      const language = await one(LANGUAGE);
      await records.clear();
      if (language !== undefined) await keep(LANGUAGE, language);
    },
  };
}
