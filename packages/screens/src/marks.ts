// What is known of a field: what was read, how sure that is, and why it is not.
import type { Rectangle } from './picture.ts';

type Mark = 'sure' | 'doubtful';

/** No such value at all means that the field was not seen. */
export interface Read<T> {
  readonly value: T;
  readonly mark: Mark;
  /** Why it is doubtful, a sentence. */
  readonly reason?: string;
  /** What else it could be. */
  readonly options?: readonly T[];
  /** Where it stands in the picture. */
  readonly box?: Rectangle;
}

export const sure = <T>(value: T, box?: Rectangle): Read<T> => ({ value, mark: 'sure', ...(box && { box }) });

export const doubtful = <T>(value: T, reason: string, box?: Rectangle, options?: readonly T[]): Read<T> => ({
  value,
  mark: 'doubtful',
  reason,
  ...(box && { box }),
  ...(options && { options }),
});

export const isSure = (read: Read<unknown> | undefined): boolean => read?.mark === 'sure';
