// Texts to be imported and what the player has chosen about them, stored on this device until they are in the Pokébox, so that a
// reload loses nothing. They lie beside waiting screenshots and go with them.
import { isObject } from '@oversleep/game';
import type { RecordStore } from './record-store.ts';

export interface WaitingImport {
  /** In the field, not read yet. */
  readonly typed: string;
  readonly texts: readonly { readonly name: string; readonly text: string }[];
  readonly isOld: boolean;
  /** Choices by key of the row. */
  readonly rows: readonly (readonly [string, string])[];
  readonly leftTeams: readonly string[];
}

export interface WaitingTexts {
  readonly read: () => Promise<WaitingImport | undefined>;
  /** Undefined: nothing waits any more. */
  readonly keep: (waiting: WaitingImport | undefined) => Promise<void>;
}

const KEY = 'texts';

export const waitingTexts = (records: RecordStore): WaitingTexts => ({
  read: async () => readImport((await records.get([KEY])).get(KEY)),
  keep: (waiting) => records.write(new Map([[KEY, waiting]])),
});

const isText = (value: unknown): value is string => typeof value === 'string';
const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.filter(isText) : []);

function readImport(kept: unknown): WaitingImport | undefined {
  if (!isObject(kept) || !Array.isArray(kept.texts) || !Array.isArray(kept.rows)) return undefined;
  return {
    typed: isText(kept.typed) ? kept.typed : '',
    texts: kept.texts.flatMap((one: unknown) =>
      isObject(one) && isText(one.name) && isText(one.text) ? [{ name: one.name, text: one.text }] : [],
    ),
    isOld: kept.isOld === true,
    rows: kept.rows.flatMap((row: unknown) => {
      const [key, choice] = textsOf(row);
      return key === undefined || choice === undefined ? [] : [[key, choice] as const];
    }),
    leftTeams: textsOf(kept.leftTeams),
  };
}
