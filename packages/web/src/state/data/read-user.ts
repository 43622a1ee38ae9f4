// Reads the stored user: invalid values become the defaults.
import { object, or, record, restoredSettings } from '@oversleep/game';
import { count, fieldsOf, readerOf, textOr } from './readers.ts';
import type { PlayerSettings } from './user.ts';

const progress = object({
  islands: or(record(or(object({ areaBonus: or(count, 0) }), { areaBonus: 0 })), {}),
  recipeLevels: or(record(count), {}),
});

const readProgress = readerOf(progress);

export const readSettings = (value: unknown): PlayerSettings => ({
  ...restoredSettings(fieldsOf(value)),
  ...readProgress(value),
});

export const readOwner = (value: unknown): string | null => textOr(fieldsOf(value).owner, null);
