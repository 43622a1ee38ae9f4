// What is known of a field: what was read, how sure that is, and why it is not.
import type { Rectangle } from './picture.ts';
import type { ScreenNote } from './screen-note.ts';

type Mark = 'sure' | 'doubtful';

/** No such value at all means that the field was not seen. */
export interface ReadValue<T> {
  readonly value: T;
  readonly mark: Mark;
  /** Why it is doubtful; missing in readings that older versions stored. */
  readonly note?: ScreenNote;
  /** What else it could be. */
  readonly options?: readonly T[];
  /** Where it is in the picture. */
  readonly box?: Rectangle;
}

export const sure = <T>(value: T, box?: Rectangle): ReadValue<T> => ({ value, mark: 'sure', ...(box && { box }) });

export const doubtful = <T>(value: T, note: ScreenNote, box?: Rectangle, options?: readonly T[]): ReadValue<T> => ({
  value,
  mark: 'doubtful',
  note,
  ...(box && { box }),
  ...(options && { options }),
});

export const isSure = (read: ReadValue<unknown> | undefined): boolean => read?.mark === 'sure';
