// Data that an older tool has left in the local storage of this site: one key per store, whole objects inside.
import type { TextStorage } from '../../api/text-storage.ts';

const KEYS = [
  'user',
  'team',
  'pokemon',
  'comparison',
  'notification',
  'friend',
  'avatar',
  'pokemonSearch',
  'version',
] as const;

export type ReferenceTexts = Readonly<Partial<Record<(typeof KEYS)[number], string>>>;

/** Undefined when there is nothing of that tool. Keys as common as these may belong to another program. */
export function referenceTexts(storage: TextStorage): ReferenceTexts | undefined {
  const texts: ReferenceTexts = Object.fromEntries(
    KEYS.flatMap((key) => {
      const text = storage.get(key);
      return text === null ? [] : [[key, text]];
    }),
  );
  const isTheirs = [texts.team, texts.pokemon].some((text) => text?.includes('"domainVersion"'));
  return isTheirs ? texts : undefined;
}

export function removeReference(storage: TextStorage): void {
  for (const key of KEYS) storage.remove(key);
}
